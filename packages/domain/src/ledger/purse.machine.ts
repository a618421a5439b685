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
    'change.noticed': { actions: 'countNoticed' },
    // Whatever was read before, or is being read, is too early.
    'unheard.over': [
      { guard: 'mayStillRun', target: '.unknown', actions: 'forgetUnheard' },
      { actions: ['countNoticed', 'markStale', 'readTruth'] },
    ],
  },
  states: {
    settled: {
      initial: 'quiet',
      states: {
        quiet: {},
        /** The last answer has just come, or a page has just begun to say so. */
        fresh: {
          after: {
            fresh: [
              { guard: 'isDone', target: 'quiet', actions: 'forgetEnd' },
              // It stands where the member has not looked yet.
              { guard: 'isTold', target: 'fresh', reenter: true },
              { target: 'overdue' },
            ],
          },
          on: { 'page.entered': { target: 'fresh', reenter: true, actions: enterIt } },
        },
        /** No page has said yet how the last call ended. */
        overdue: {
          entry: 'noteOverdue',
          always: { guard: 'isTold', target: 'fresh' },
        },
      },
      on: {
        'call.sent': {
          target: 'sending',
          actions: { type: 'keepCall', params: ({ event }) => event },
        },
        'call.interrupted': {
          target: 'unknown',
          actions: [{ type: 'keepInterrupted', params: ({ event }) => event }, 'waitItOut'],
        },
        'check.requested': { guard: 'isInDoubt', target: 'unknown' },
        'call.missed': { actions: { type: 'keepUntold', params: ({ event }) => event.untold } },
      },
    },
    sending: {
      entry: 'beatAgain',
      exit: 'stopBeating',
      initial: 'waiting',
      states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
      on: {
        beat: { actions: ['countBeat', 'beatAgain'] },
        'call.refused': { target: 'settled.fresh', actions: noteItsEnd },
        'call.answered': [
          {
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'settled.fresh',
            actions: [noteItsEnd, 'markRestStale'],
          },
          { target: 'answered', actions: noteItsEnd },
        ],
        'call.lost': { target: 'unknown', actions: ['noteDoubt', 'waitItOut'] },
        'call.unsaid': 'unknown.unsaid',
        // Its own end tells the other tabs.
        'change.noticed': {},
        // Read after this call: its own end may have nothing read.
        'unheard.over': { actions: 'waitItOut' },
      },
    },
    /** Answered; the new state is being read. If neither the answer nor that shows what was done, nobody knows. */
    answered: {
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
        fresh: { after: { fresh: 'overdue' } },
        overdue: { entry: 'noteOverdue' },
      },
    },
    /** Carried out or not: the new state will show. What was read before may be from before its effect. */
    unknown: {
      entry: ['markStale', 'readTruth'],
      invoke: {
        src: 'truthRead',
        input: truthOf,
        onDone: [{ guard: 'mayStillRun', target: 'waitingOut' }, { target: 'settled' }],
      },
      initial: 'told',
      states: {
        told: {},
        /** No page can say anything yet, so leaving one counts nothing as read. */
        unsaid: { exit: 'noteDoubt' },
      },
    },
    /** An earlier load of this page sent it, and it may still be running: read again before the next call. */
    waitingOut: {
      on: { 'check.requested': { guard: 'isInDoubt', target: 'unknown' } },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>
