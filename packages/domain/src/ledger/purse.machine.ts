import { type ActorRefFrom, assign, cancel, raise, setup } from 'xstate'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, OwnCalls } from './ledger.schema.ts'
import type {
  EndedCall,
  InterruptedCall,
  PurseEntry,
  PurseEvent,
  PurseInput,
  SentCall,
} from './purse.schema.ts'
import { markRestStale, markStale, readTruth, truthOf, truthRead } from './purse-truth.ts'

const { longWaitMs, beatMs } = ledgerPolicy

const keepItsEnd = {
  type: 'keepEnd',
  params: ({ event }: { event: EndedCall }) => event,
} as const

/**
 * One entry of the ledger: the calls that draw on one purse. Until a call is settled, no other is sent;
 * if it has changed the purse, or may have, the next waits until the purse's content is known again.
 */
export const purseMachine = setup({
  types: {} as { context: PurseEntry; events: PurseEvent; input: PurseInput },
  actors: { truthRead },
  delays: { longWait: longWaitMs },
  guards: {
    isTruthKnown: (_, isKnown: boolean) => isKnown,
    mayStillRun: ({ context }) => context.mayStillRun,
    isSeen: ({ context }) => context.isSeen?.() ?? true,
  },
  actions: {
    keepCall: assign((_, { call, about }: SentCall) => ({
      ...{ call, about, end: undefined, isSeen: undefined, isContradicted: false },
    })),
    keepInterrupted: assign((_, { call, isRunning = false }: InterruptedCall) => ({
      ...{ call, about: undefined, end: 'unknown' as const, isSeen: undefined },
      mayStillRun: isRunning,
    })),
    keepEnd: assign((_, { end, isSeen }: EndedCall) => ({ end, isSeen })),
    keepUnknown: assign({ end: 'unknown', isSeen: undefined }),
    keepContradicted: assign({ end: 'unknown', isSeen: undefined, isContradicted: true }),
    listCall: ({ context: { outcomes, purse } }, { call, about }: SentCall) =>
      outcomes.send({ type: 'call.sent', purse, call, about }),
    reportEnd: ({ context: { outcomes, purse, call, about, end, isSeen } }) => {
      if (call && end)
        outcomes.send({
          type: 'call.ended',
          ...{ purse, call, about, end },
          ...(isSeen && { isUnconfirmed: true }),
        })
    },
    confirmEnd: ({ context: { outcomes, call, about } }) => {
      if (call)
        outcomes.send({ type: 'call.confirmed', call, ...(about !== undefined && { about }) })
    },
    waitItOut: raise({ type: 'wait.over' }, { delay: longWaitMs }),
    waitSoLong: raise({ type: 'wait.over' }, { delay: (_, ms: number) => ms }),
    countLate: assign({ lateCalls: ({ context }) => context.lateCalls + 1 }),
    countLateOver: assign({ lateCalls: ({ context }) => context.lateCalls - 1 }),
    countNoticed: assign({ changesNoticed: ({ context }) => context.changesNoticed + 1 }),
    endWait: assign({ mayStillRun: false }),
    countBeat: assign({ beats: ({ context }) => context.beats + 1 }),
    beatAgain: raise({ type: 'beat' }, { delay: beatMs, id: 'beat' }),
    stopBeating: cancel('beat'),
    awaitOtherTab: assign({ isElsewhere: true }),
    listenOn: raise({ type: 'otherTab.silent' }, { delay: longWaitMs, id: 'other tab' }),
    stopListening: cancel('other tab'),
    forgetOtherTab: assign({ isElsewhere: false }),
    countChange: assign({ changesElsewhere: ({ context }) => context.changesElsewhere + 1 }),
    markStale,
    markRestStale,
    readTruth,
  },
}).createMachine({
  id: 'purse',
  context: ({ input }) => ({
    ...{ alsoStale: [], ...input },
    ...{ isElsewhere: false, mayStillRun: false, lateCalls: 0, changesElsewhere: 0 },
    ...{ beats: 0, changesNoticed: 0 },
  }),
  initial: 'settled',
  on: {
    'otherTab.sent': {
      description: 'Another tab has sent a call on this money.',
      actions: ['awaitOtherTab', 'stopListening', 'listenOn'],
    },
    'otherTab.changed': {
      description: 'The other tab has changed this money, or may have.',
      actions: ['stopListening', 'forgetOtherTab', 'countChange', 'markStale'],
    },
    // That tab reads again later and says so, unless it is closed before.
    'otherTab.lost': {
      description: 'Nobody knows how the other tab’s call ended. Its effect may come late.',
      actions: ['stopListening', 'forgetOtherTab', 'countChange', 'markStale', 'listenOn'],
    },
    'otherTab.unchanged': {
      description: 'The other tab’s call has ended without changing anything.',
      actions: ['stopListening', 'forgetOtherTab'],
    },
    'otherTab.silent': {
      description: 'The other tab has sent no message for a long time. It may be closed.',
      actions: ['forgetOtherTab', 'countChange', 'markStale'],
    },
    'change.noticed': {
      description: 'Something other than a call has changed this money, or may have.',
      actions: 'countNoticed',
    },
    'late.found': {
      description: 'Another document has left a call that may still take effect.',
      actions: [{ type: 'waitSoLong', params: ({ event }) => event.ms }, 'countLate'],
    },
    // Whatever was read before, or is being read, is too early.
    'wait.over': [
      {
        description: 'A call without a known end has had enough time to end.',
        guard: 'mayStillRun',
        target: '.unknown',
        actions: ['endWait', 'countLateOver'],
      },
      { actions: ['countLateOver', 'countNoticed', 'markStale', 'readTruth'] },
    ],
  },
  states: {
    settled: {
      description: 'No call on this money is in progress. The effect of the last one has loaded.',
      on: {
        'call.sent': {
          description: 'The page sends a call that moves this money.',
          target: 'sending',
          actions: [
            { type: 'keepCall', params: ({ event }) => event },
            { type: 'listCall', params: ({ event }) => event },
          ],
        },
        'call.interrupted': {
          description: 'The page was reloaded before the response came, or after it was lost.',
          target: 'unknown',
          actions: [
            { type: 'keepInterrupted', params: ({ event }) => event },
            'waitItOut',
            'countLate',
          ],
        },
        'check.requested': { description: 'The member presses Check again.', target: 'unknown' },
      },
    },
    sending: {
      description: 'A call is in progress. No other call on this money is sent.',
      entry: 'beatAgain',
      exit: 'stopBeating',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The response may come at any moment.',
          after: {
            longWait: {
              description: 'The response has not come for a long time.',
              target: 'waitingLong',
            },
          },
        },
        waitingLong: {
          description: 'The response takes long. The page says that it is still waiting.',
        },
      },
      on: {
        beat: {
          description: 'The call is still in progress. The other tabs are notified again.',
          actions: ['countBeat', 'beatAgain'],
        },
        'call.refused': {
          description: 'The call has ended without changing this money.',
          target: 'settled',
          actions: [keepItsEnd, 'reportEnd'],
        },
        'call.answered': [
          {
            description: 'The server answers the call. The money may have changed.',
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'settled',
            actions: [keepItsEnd, 'reportEnd', 'markRestStale'],
          },
          { target: 'answered', actions: [keepItsEnd, 'reportEnd'] },
        ],
        'call.lost': {
          description: 'No usable response has come.',
          target: 'unknown',
          actions: ['keepUnknown', 'reportEnd', 'waitItOut', 'countLate'],
        },
        // Its own end tells the other tabs.
        'change.noticed': {},
        // Read after this call: its own end may have nothing read.
        'wait.over': { actions: 'waitItOut' },
      },
    },
    /** If neither the answer nor the new state shows what was done, nobody knows. */
    answered: {
      description: 'The server has answered the call. The new state is loading.',
      entry: ['markStale', 'readTruth'],
      invoke: {
        src: 'truthRead',
        input: truthOf,
        onDone: [
          { guard: 'isSeen', target: 'settled', actions: 'confirmEnd' },
          {
            target: 'settled',
            actions: ['keepContradicted', 'reportEnd', 'waitItOut', 'countLate'],
          },
        ],
      },
    },
    /** What was read before may be from before its effect. */
    unknown: {
      description: 'Nobody knows whether the call was carried out. The current state is loading.',
      entry: ['markStale', 'readTruth'],
      invoke: {
        src: 'truthRead',
        input: truthOf,
        onDone: [{ guard: 'mayStillRun', target: 'waitingOut' }, { target: 'settled' }],
      },
    },
    waitingOut: {
      description: 'A call sent before a reload may still be running, so no other call is sent.',
      on: {
        'check.requested': { description: 'The member presses Check again.', target: 'unknown' },
      },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>

/**
 * The member knows how such a call ended: another one has undone it, or it has led on to another site.
 *
 * @param of only those that ended so, if it says how
 */
export const forgetOutcome = (purse: PurseRef, of: OwnCalls & { readonly end?: CallEnd }): void =>
  purse.getSnapshot().context.outcomes.send({ type: 'call.undone', ...of })
