import { type ActorRefFrom, assign, cancel, raise, setup } from 'xstate'
import { ledgerPolicy } from './ledger.policy.ts'
import type { OwnCalls, UntoldCall } from './ledger.schema.ts'
import { otherTabNews } from './other-tab-news.ts'
import { enterIt, pageNews } from './page-news.ts'
import type {
  EndedCall,
  InterruptedCall,
  PurseEntry,
  PurseEvent,
  PurseInput,
  SentCall,
} from './purse.schema.ts'
import { emptyEntry, interrupted, sending } from './purse-entry.rules.ts'
import { markRestStale, markStale, readTruth, truthOf, truthRead } from './purse-truth.ts'
import {
  afterEntering,
  afterLeaving,
  ended,
  inDoubt,
  isDone,
  missedIn,
  overdue,
  overtaken,
  unseen,
  withEarlier,
} from './reporting.rules.ts'

const { longWaitMs, freshMs, beatMs } = ledgerPolicy

const noteItsEnd = {
  type: 'noteEnd',
  params: ({ event }: { event: EndedCall }) => event,
} as const

/**
 * One entry of the ledger: the calls that draw on one purse. Until a call is settled, no other is sent;
 * if it has changed the purse, or may have, the next waits until the purse's content is known again.
 */
export const purseMachine = setup({
  types: {} as { context: PurseEntry; events: PurseEvent; input: PurseInput },
  actors: { truthRead },
  delays: { longWait: longWaitMs, fresh: freshMs },
  guards: {
    isTruthKnown: (_, isKnown: boolean) => isKnown,
    isInDoubt: ({ context }) => context.isInDoubt,
    mayStillRun: ({ context }) => context.mayStillRun,
    isTold: ({ context }) => context.isTold,
    isDone: ({ context }) => isDone(context),
    isSeen: ({ context }) => context.isSeen?.() ?? true,
    isMissed: ({ context }) => context.missed === undefined && missedIn(context) !== undefined,
  },
  actions: {
    keepCall: assign(({ context }, sent: SentCall) => sending(sent, context)),
    keepInterrupted: assign((_, left: InterruptedCall) => interrupted(left)),
    waitItOut: raise({ type: 'unheard.over' }, { delay: longWaitMs }),
    countNoticed: assign({ changesNoticed: ({ context }) => context.changesNoticed + 1 }),
    forgetUnheard: assign({ mayStillRun: false }),
    keepUntold: assign((_, untold: UntoldCall) => ({ untold, isRead: false })),
    noteEnd: assign(({ context }, call: EndedCall) => ended(call, context)),
    enterPage: assign(({ context }, own: OwnCalls) => afterEntering(own, context)),
    leavePage: assign(({ context }, own: OwnCalls) => afterLeaving(own, context)),
    noteOverdue: assign(({ context }) => overdue(context)),
    noteSeen: assign({ isRead: true }),
    keepEarlier: assign((_, calls: readonly UntoldCall[]) => withEarlier(calls, false)),
    noteEarlier: assign(({ context }) => withEarlier(context.earlier, true)),
    countBeat: assign({ beats: ({ context }) => context.beats + 1 }),
    beatAgain: raise({ type: 'beat' }, { delay: beatMs, id: 'beat' }),
    stopBeating: cancel('beat'),
    awaitOtherTab: assign({ isElsewhere: true }),
    listenOn: raise({ type: 'otherTab.silent' }, { delay: longWaitMs, id: 'other tab' }),
    stopListening: cancel('other tab'),
    forgetOtherTab: assign({ isElsewhere: false }),
    countChange: assign({ changesElsewhere: ({ context }) => context.changesElsewhere + 1 }),
    forgetEnd: assign({ end: undefined }),
    noteMissed: assign(({ context }) => ({ missed: missedIn(context) })),
    noteOvertaken: assign(({ context }, about: string) => overtaken(about, context)),
    noteUnseen: assign(({ context }) => unseen(context)),
    noteDoubt: assign(({ context }) => inDoubt(context)),
    cover: assign({ isCovered: true }),
    markStale,
    markRestStale,
    readTruth,
  },
}).createMachine({
  id: 'purse',
  context: ({ input }) => emptyEntry(input),
  initial: 'settled',
  always: { guard: 'isMissed', actions: 'noteMissed' },
  on: {
    ...pageNews,
    ...otherTabNews,
    'change.noticed': {
      description: 'Something other than a call has changed this money, or may have.',
      actions: 'countNoticed',
    },
    // Whatever was read before, or is being read, is too early.
    'unheard.over': [
      {
        description: 'A call without a known end has had enough time to end.',
        guard: 'mayStillRun',
        target: '.unknown',
        actions: 'forgetUnheard',
      },
      { actions: ['countNoticed', 'markStale', 'readTruth'] },
    ],
  },
  states: {
    settled: {
      description: 'No call on this money is in progress. The effect of the last one has loaded.',
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing has just happened.' },
        fresh: {
          description: 'The member may not have read yet how the last call ended.',
          after: {
            fresh: [
              {
                description: 'The member has had time to read how the call ended.',
                guard: 'isDone',
                target: 'quiet',
                actions: 'forgetEnd',
              },
              // It stands where the member has not looked yet.
              { guard: 'isTold', target: 'fresh', reenter: true },
              { target: 'overdue' },
            ],
          },
          on: { 'page.entered': { target: 'fresh', reenter: true, actions: enterIt } },
        },
        overdue: {
          description: 'No page has said yet how the last call ended.',
          entry: 'noteOverdue',
          always: { guard: 'isTold', target: 'fresh' },
        },
      },
      on: {
        'call.sent': {
          description: 'The page sends a call that moves this money.',
          target: 'sending',
          actions: { type: 'keepCall', params: ({ event }) => event },
        },
        'call.interrupted': {
          description: 'The page was reloaded before the response came, or after it was lost.',
          target: 'unknown',
          actions: [{ type: 'keepInterrupted', params: ({ event }) => event }, 'waitItOut'],
        },
        'check.requested': {
          description: 'The member presses Check again.',
          guard: 'isInDoubt',
          target: 'unknown',
        },
        'call.missed': {
          description: 'The page was reloaded before the member could read the response.',
          actions: { type: 'keepUntold', params: ({ event }) => event.untold },
        },
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
          target: 'settled.fresh',
          actions: noteItsEnd,
        },
        'call.answered': [
          {
            description: 'The server answers the call. The money may have changed.',
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'settled.fresh',
            actions: [noteItsEnd, 'markRestStale'],
          },
          { target: 'answered', actions: noteItsEnd },
        ],
        'call.lost': {
          description: 'No usable response has come.',
          target: 'unknown',
          actions: ['noteDoubt', 'waitItOut'],
        },
        'call.unsaid': {
          description: 'The response does not say what the call has done.',
          target: 'unknown.unsaid',
        },
        // Its own end tells the other tabs.
        'change.noticed': {},
        // Read after this call: its own end may have nothing read.
        'unheard.over': { actions: 'waitItOut' },
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
          { guard: 'isSeen', target: 'settled.fresh' },
          { target: 'settled', actions: ['noteUnseen', 'waitItOut'] },
        ],
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'The member may not have read the response yet.',
          after: { fresh: 'overdue' },
        },
        overdue: { description: 'No page has said yet how the call ended.', entry: 'noteOverdue' },
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
      initial: 'told',
      states: {
        told: { description: 'A page says that the outcome is unknown.' },
        /** Leaving a page counts nothing as read. */
        unsaid: {
          description: 'No page can say yet that the outcome is unknown.',
          exit: 'noteDoubt',
        },
      },
    },
    waitingOut: {
      description: 'A call sent before a reload may still be running, so no other call is sent.',
      on: { 'check.requested': { guard: 'isInDoubt', target: 'unknown' } },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>
