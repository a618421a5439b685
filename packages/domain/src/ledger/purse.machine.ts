import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type RereadableRef, whenReady } from '../kernel/index.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, MoneyCall, OwnCalls, UntoldCall } from './ledger.schema.ts'
import type { PurseEntry, PurseEvent, PurseInput, SentCall } from './purse.schema.ts'
import { isReportedHere, isReportedOn, without } from './reporting.rules.ts'

const truthOf = ({ context }: { readonly context: PurseEntry }) => context.truth

/**
 * One entry of the ledger: the calls that draw on one purse. Until a call is settled, no other is sent;
 * after its end, the next waits until the purse's content has been read.
 */
export const purseMachine = setup({
  types: {} as { context: PurseEntry; events: PurseEvent; input: PurseInput },
  actors: {
    truthRead: fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
      whenReady(input, { signal }),
    ),
  },
  delays: { longWait: ledgerPolicy.longWaitMs, read: ledgerPolicy.freshMs },
  guards: {
    isTruthKnown: (_, isKnown: boolean) => isKnown,
    isCovered: ({ context }) => context.isCovered,
    isInDoubt: ({ context }) => context.isInDoubt,
    isTold: ({ context }) => context.isTold,
    isMissed: ({ context: { isCovered, end, missed } }) =>
      isCovered && end !== undefined && missed === undefined,
  },
  actions: {
    keepCall: assign((_, { call, about }: SentCall) => ({
      ...{ call, about, end: undefined, isTold: false, untold: undefined, isInDoubt: false },
    })),
    keepInterrupted: assign((_, call: MoneyCall) => ({
      call,
      untold: { call, end: 'unknown' as const },
      isInDoubt: true,
    })),
    keepUntold: assign((_, untold: UntoldCall) => ({ untold })),
    noteEnd: assign(({ context }, end: CallEnd) => ({
      end,
      isTold: isReportedHere({ ...context, end }),
    })),
    enterPage: assign(({ context }, own: OwnCalls) => ({
      shown: [...context.shown, own],
      isTold: context.isTold || (!context.isCovered && isReportedOn(own, context)),
    })),
    leavePage: assign(({ context: { shown } }, own: OwnCalls) => ({ shown: without(shown, own) })),
    forgetEnd: assign({ end: undefined }),
    noteMissed: assign({
      missed: ({ context: { call, end } }) => call && end && { call, end },
    }),
    noteDoubt: assign({ isInDoubt: true }),
    noteRead: assign({ untold: undefined, isInDoubt: false, isTold: true }),
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
  context: ({ input }) => ({
    ...{ alsoStale: [], ...input, shown: [] },
    ...{ isTold: false, isInDoubt: false, isCovered: false },
  }),
  initial: 'settled',
  always: { guard: 'isMissed', actions: 'noteMissed' },
  on: {
    'page.entered': { actions: { type: 'enterPage', params: ({ event }) => event.own } },
    'page.left': [
      // Nothing can be read under the login.
      { guard: 'isCovered', actions: { type: 'leavePage', params: ({ event }) => event.own } },
      { actions: [{ type: 'leavePage', params: ({ event }) => event.own }, 'noteRead'] },
    ],
    'session.expired': { actions: 'cover' },
    'otherTab.changed': { actions: 'markStale' },
  },
  states: {
    settled: {
      initial: 'quiet',
      states: {
        quiet: {},
        /** The last answer has just come, or a page has just begun to say so. */
        fresh: {
          after: {
            read: [
              { guard: 'isTold', target: 'quiet', actions: 'forgetEnd' },
              { target: 'overdue' },
            ],
          },
          on: {
            'page.entered': {
              target: 'fresh',
              reenter: true,
              actions: { type: 'enterPage', params: ({ event }) => event.own },
            },
          },
        },
        /** No page has said yet how the last call ended. */
        overdue: { always: { guard: 'isTold', target: 'fresh' } },
      },
      on: {
        'call.sent': {
          target: 'sending',
          actions: { type: 'keepCall', params: ({ event }) => event },
        },
        'call.interrupted': {
          target: 'unknown',
          // What was read early in this load may be from before its effect.
          actions: [
            { type: 'keepInterrupted', params: ({ event }) => event.call },
            'markStale',
            'readTruth',
          ],
        },
        'otherTab.sent': 'elsewhere',
        'check.requested': {
          guard: 'isInDoubt',
          target: 'unknown',
          actions: ['markStale', 'readTruth'],
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
    /** Another tab's call draws on this purse: meanwhile this tab sends none. */
    elsewhere: {
      initial: 'waiting',
      on: {
        'otherTab.changed': { target: '.reading', actions: ['markStale', 'readTruth'] },
        'otherTab.unchanged': 'settled',
      },
      states: {
        // That tab may be closed before it could tell the end.
        waiting: {
          after: { longWait: { target: 'reading', actions: ['markStale', 'readTruth'] } },
        },
        reading: {
          invoke: { src: 'truthRead', input: truthOf, onDone: '#purse.settled' },
        },
      },
    },
    /** Carried out; the new state is being read. */
    answered: {
      invoke: { src: 'truthRead', input: truthOf, onDone: 'settled.fresh' },
      initial: 'fresh',
      states: { fresh: { after: { read: 'overdue' } }, overdue: {} },
    },
    /** Carried out or not: the new state is being read and will show. */
    unknown: {
      invoke: { src: 'truthRead', input: truthOf, onDone: 'settled' },
      initial: 'told',
      states: {
        /** The page says so. */
        told: {},
        /** No page can say anything yet, so leaving one counts nothing as read. */
        unsaid: {
          on: { 'page.left': { actions: { type: 'leavePage', params: ({ event }) => event.own } } },
        },
      },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>
