import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type RereadableRef, whenReady } from '../kernel/index.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { MoneyCall, Purse } from './ledger.schema.ts'

export interface PurseInput {
  /** What tells what the purse holds: it has to be read before the next call. */
  readonly truth: readonly RereadableRef[]
  /** What else a call makes stale; it is read when somebody looks at it. */
  readonly alsoStale?: readonly RereadableRef[]
}

interface Context extends Required<PurseInput> {
  /** The call on its way, or the last one. */
  readonly call?: MoneyCall
  /** The page was loaded anew or signed in over while this was on its way. */
  readonly interrupted?: MoneyCall | undefined
  /** What the last call did was not said, and no page that tells of it was left since. */
  readonly isInDoubt: boolean
}

export type PurseEvent =
  | { readonly type: 'call.sent'; readonly call: MoneyCall }
  /** It certainly changed nothing: refused by a rule, or before anything happened. */
  | { readonly type: 'call.refused' }
  /** It was carried out; `isTruthKnown` if the answer held what is there now. */
  | { readonly type: 'call.answered'; readonly isTruthKnown: boolean }
  /** No usable answer: it may have been carried out or not (OQ-135). */
  | { readonly type: 'call.lost' }
  /** An earlier load of the page was left without the answer. */
  | { readonly type: 'call.interrupted'; readonly call: MoneyCall }
  /** A page that tells what became of the last call was left: the member has read it. */
  | { readonly type: 'interruption.read' }

/**
 * One entry of the ledger: what draws on one purse. While a call is not settled no other one is
 * sent, whatever it holds; after its end the next waits until what the purse holds has been read.
 */
export const purseMachine = setup({
  types: {} as { context: Context; events: PurseEvent; input: PurseInput },
  actors: {
    truthRead: fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
      whenReady(input, { signal }),
    ),
  },
  delays: { longWait: ledgerPolicy.longWaitMs },
  guards: { isTruthKnown: (_, isKnown: boolean) => isKnown },
  actions: {
    keepCall: assign((_, call: MoneyCall) => ({ call, interrupted: undefined, isInDoubt: false })),
    keepInterrupted: assign((_, call: MoneyCall) => ({ call, interrupted: call, isInDoubt: true })),
    noteDoubt: assign({ isInDoubt: true }),
    forgetDoubt: assign({ interrupted: undefined, isInDoubt: false }),
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
  context: ({ input }) => ({ alsoStale: [], ...input, isInDoubt: false }),
  initial: 'settled',
  on: { 'interruption.read': { actions: 'forgetDoubt' } },
  states: {
    settled: {
      on: {
        'call.sent': {
          target: 'sending',
          actions: { type: 'keepCall', params: ({ event }) => event.call },
        },
        'call.interrupted': {
          target: 'unknown',
          actions: [{ type: 'keepInterrupted', params: ({ event }) => event.call }, 'readTruth'],
        },
      },
    },
    sending: {
      initial: 'waiting',
      states: { waiting: { after: { longWait: 'waitingLong' } }, waitingLong: {} },
      on: {
        'call.refused': 'settled',
        'call.answered': [
          {
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'settled',
          },
          { target: 'answered', actions: ['markStale', 'readTruth'] },
        ],
        'call.lost': { target: 'unknown', actions: ['noteDoubt', 'markStale', 'readTruth'] },
      },
    },
    /** Carried out; what is there now is being read. */
    answered: {
      invoke: { src: 'truthRead', input: ({ context }) => context.truth, onDone: 'settled' },
    },
    /** Carried out or not; what is there now is being read and will tell. */
    unknown: {
      invoke: { src: 'truthRead', input: ({ context }) => context.truth, onDone: 'settled' },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>

/** Everything of the member's that is on its way. */
export type Ledger = Readonly<Record<Purse, PurseRef>>
