import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type RereadableRef, whenReady } from '../kernel/index.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, MoneyCall, Purse, UntoldCall } from './ledger.schema.ts'

export interface PurseInput {
  /** Holds the purse's content: read it before the next call. */
  readonly truth: readonly RereadableRef[]
  /** What else a call makes stale; it is read when a screen shows it. */
  readonly alsoStale?: readonly RereadableRef[]
}

interface Context extends Required<PurseInput> {
  /** The running call, or the last one. */
  readonly call?: MoneyCall
  /** How the last call ended, until its page has had time to say so. */
  readonly end?: CallEnd | undefined
  /** What an earlier load of the page did not get to report. */
  readonly untold?: UntoldCall | undefined
  /** The login is over the page. */
  readonly isCovered: boolean
  /** The last call ended under the login, or just before: shown after the login. */
  readonly missed?: UntoldCall | undefined
  /** The last call's effect is unknown, and the member has not yet left a page that says so. */
  readonly isInDoubt: boolean
}

export type PurseEvent =
  | { readonly type: 'call.sent'; readonly call: MoneyCall }
  /** It certainly changed nothing: refused by a rule, or before it was processed. */
  | { readonly type: 'call.refused'; readonly end: CallEnd }
  /** It was carried out; `isTruthKnown` if the answer held the new state. */
  | {
      readonly type: 'call.answered'
      readonly end: CallEnd
      readonly isTruthKnown: boolean
    }
  /** No usable answer: it may have been carried out or not (OQ-135). */
  | { readonly type: 'call.lost' }
  /** It was answered without saying what it did: only a new reading will tell. */
  | { readonly type: 'call.unsaid' }
  /** The page was reloaded before the answer came. */
  | { readonly type: 'call.interrupted'; readonly call: MoneyCall }
  /** Before a reload of the page, the answer came under the login. */
  | { readonly type: 'call.missed'; readonly untold: UntoldCall }
  /** The login opens over the page. */
  | { readonly type: 'session.expired' }
  /** The member has left a page that showed the last call's outcome, so they have read it. */
  | { readonly type: 'interruption.read' }

/**
 * One entry of the ledger: the calls that draw on one purse. Until a call is settled, no other is sent;
 * after its end, the next waits until the purse's content has been read.
 */
export const purseMachine = setup({
  types: {} as { context: Context; events: PurseEvent; input: PurseInput },
  actors: {
    truthRead: fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
      whenReady(input, { signal }),
    ),
  },
  delays: { longWait: ledgerPolicy.longWaitMs, read: ledgerPolicy.freshMs },
  guards: {
    isTruthKnown: (_, isKnown: boolean) => isKnown,
    isCovered: ({ context }) => context.isCovered,
    isMissed: ({ context: { isCovered, end, missed } }) =>
      isCovered && end !== undefined && missed === undefined,
  },
  actions: {
    keepCall: assign((_, call: MoneyCall) => ({
      call,
      end: undefined,
      untold: undefined,
      isInDoubt: false,
    })),
    keepInterrupted: assign((_, call: MoneyCall) => ({
      call,
      untold: { call, end: 'unknown' as const },
      isInDoubt: true,
    })),
    keepUntold: assign((_, untold: UntoldCall) => ({ untold })),
    noteEnd: assign({ end: (_, end: CallEnd) => end }),
    forgetEnd: assign({ end: undefined }),
    noteMissed: assign({
      missed: ({ context: { call, end } }) => call && end && { call, end },
    }),
    noteDoubt: assign({ isInDoubt: true }),
    forgetUntold: assign({ untold: undefined, isInDoubt: false }),
    cover: assign({ isCovered: true }),
    markStale: ({ context: { truth, alsoStale } }) => {
      for (const resource of [...truth, ...alsoStale])
        resource.send({ type: 'resource.invalidated' })
    },
    readTruth: ({ context: { truth } }) => {
      for (const resource of truth) resource.send({ type: 'resource.needed' })
    },
  },
}).createMachine({
  id: 'purse',
  context: ({ input }) => ({ alsoStale: [], ...input, isInDoubt: false, isCovered: false }),
  initial: 'settled',
  always: { guard: 'isMissed', actions: 'noteMissed' },
  on: {
    // Nothing can be read under the login.
    'interruption.read': [{ guard: 'isCovered' }, { actions: 'forgetUntold' }],
    'session.expired': { actions: 'cover' },
  },
  states: {
    settled: {
      initial: 'quiet',
      states: {
        quiet: {},
        /** The last answer has just come. */
        fresh: {
          after: { read: { target: 'quiet', actions: 'forgetEnd' } },
        },
      },
      on: {
        'call.sent': {
          target: 'sending',
          actions: { type: 'keepCall', params: ({ event }) => event.call },
        },
        'call.interrupted': {
          target: 'unknown',
          actions: [{ type: 'keepInterrupted', params: ({ event }) => event.call }, 'readTruth'],
        },
        'call.missed': {
          actions: { type: 'keepUntold', params: ({ event }) => event.untold },
        },
      },
    },
    sending: {
      initial: 'waiting',
      states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
      on: {
        'call.refused': {
          target: 'settled.fresh',
          actions: { type: 'noteEnd', params: ({ event }) => event.end },
        },
        'call.answered': [
          {
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'settled.fresh',
            actions: { type: 'noteEnd', params: ({ event }) => event.end },
          },
          {
            target: 'answered',
            actions: [
              { type: 'noteEnd', params: ({ event }) => event.end },
              'markStale',
              'readTruth',
            ],
          },
        ],
        'call.lost': { target: 'unknown', actions: ['noteDoubt', 'markStale', 'readTruth'] },
        'call.unsaid': {
          target: 'unknown.unsaid',
          actions: ['noteDoubt', 'markStale', 'readTruth'],
        },
      },
    },
    /** Carried out; the new state is being read. */
    answered: {
      invoke: { src: 'truthRead', input: ({ context }) => context.truth, onDone: 'settled.fresh' },
    },
    /** Carried out or not: the new state is being read and will show. */
    unknown: {
      invoke: { src: 'truthRead', input: ({ context }) => context.truth, onDone: 'settled' },
      initial: 'told',
      states: {
        /** The page says so. */
        told: {},
        /** No page can say anything yet, so leaving one counts nothing as read. */
        unsaid: { on: { 'interruption.read': {} } },
      },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>

/** Everything of the member's that is on its way. */
export type Ledger = Readonly<Record<Purse, PurseRef>>
