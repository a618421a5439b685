import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { type RereadableRef, whenReady } from '../kernel/index.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallEnd, OwnCalls, PurseMark } from './ledger.schema.ts'
import {
  afterAnswer,
  afterChange,
  afterFault,
  afterLateCall,
  afterLateEffect,
  asRead,
  hasChangedSince,
  type MarkChange,
  timeLeft,
  withAbandonedCall,
  withCall,
  withLateEffect,
  withLostCall,
  withoutCall,
} from './mark.rules.ts'
import type { EndedCall, PressedCall, PurseEntry, PurseEvent, PurseInput } from './purse.schema.ts'
import type { SharedMark } from './shared-mark.ts'

interface OfPurse {
  readonly context: PurseEntry
}

/** Ends when all of it has been read. */
const truthRead = fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
  whenReady(input, { signal }),
)

/** Ends with the mark, once no document holds the lock. */
const whenFree = fromPromise<PurseMark, SharedMark>(async ({ input }) => {
  await input.whenFree()
  return input.read()
})

const keepItsEnd = {
  type: 'keepEnd',
  params: ({ event }: { event: EndedCall }) => event,
} as const

const purseSetup = setup({
  types: {} as { context: PurseEntry; events: PurseEvent; input: PurseInput },
  actors: { truthRead, whenFree },
  delays: {
    longWait: ledgerPolicy.longWaitMs,
    late: ({ context: { mark, shared } }) => timeLeft(mark?.running?.lateUntil, shared.now()),
  },
  guards: {
    isTruthKnown: (_, isKnown: boolean) => isKnown,
    isMarked: ({ context }) => context.mark?.running !== undefined,
    isUnmarked: ({ context }) => context.mark?.running === undefined,
    runsStill: (_, { running }: PurseMark) => running !== undefined,
    mayRunLonger: ({ context }, { running }: PurseMark) =>
      running !== undefined && running.lateUntil !== context.mark?.running?.lateUntil,
    isShown: ({ context }) => context.isShown?.() ?? true,
  },
  actions: {
    keepCall: assign(({ context }, { call, about }: PressedCall) => ({
      ...{ call, about, end: undefined, isShown: undefined, isContradicted: false },
      key: context.shared.newKey(),
    })),
    keepLock: assign((_, free: () => void) => ({ free })),
    freeLock: ({ context }) => context.free?.(),
    keepEnd: assign((_, { end, isShown }: EndedCall) => ({ end, isShown })),
    keepUnknown: assign({ end: 'unknown', isShown: undefined }),
    keepContradicted: assign({ end: 'unknown', isShown: undefined, isContradicted: true }),
    listCall: ({ context: { outcomes, purse, call, about } }) => {
      if (call) outcomes.send({ type: 'call.sent', purse, call, about })
    },
    reportEnd: ({ context: { outcomes, purse, call, about, end, isShown } }) => {
      if (call && end)
        outcomes.send({
          type: 'call.ended',
          ...{ purse, call, about, end },
          ...(isShown && { isUnconfirmed: true }),
        })
    },
    confirmEnd: ({ context: { outcomes, call, about } }) => {
      if (call)
        outcomes.send({ type: 'call.confirmed', call, ...(about !== undefined && { about }) })
    },
    countChange: assign(({ context }) => ({ changesElsewhere: context.changesElsewhere + 1 })),
    markStale,
    markRestStale,
    readTruth,
  },
})

/** Reads the mark, and writes what becomes of it; what another document has changed since the last time is outdated. */
const markAs = (change: MarkChange) =>
  purseSetup.enqueueActions(({ context, enqueue }) => {
    const { shared, mark: known } = context
    const newest = shared.read()
    const mark = change(newest, context)
    enqueue.assign({ mark })
    if (mark !== newest) enqueue(() => shared.write(mark))
    if (hasChangedSince(newest, known)) {
      enqueue('countChange')
      enqueue('markStale')
    }
    if (mark.readAgainAt === known?.readAgainAt) return
    enqueue.cancel('late effect')
    if (mark.readAgainAt === undefined) return
    const delay = timeLeft(mark.readAgainAt, shared.now())
    enqueue.raise({ type: 'effect.due' }, { delay, id: 'late effect' })
  })

const withMarks = purseSetup.extend({
  actions: {
    readMark: markAs(asRead),
    markCall: markAs(withCall),
    markLostCall: markAs(withLostCall),
    markAbandonedCall: markAs(withAbandonedCall),
    unmarkCall: markAs(withoutCall),
    markChange: markAs(afterChange),
    markAnswer: markAs(afterAnswer),
    markFault: markAs(afterFault),
    markLateEffect: markAs(withLateEffect),
    markLateCallOver: markAs(afterLateCall),
    markLateEffectOver: markAs(afterLateEffect),
  },
})

/**
 * One entry of the ledger: the lock of one purse. Only an idle one lets a call out; after one that has changed the
 * purse, or may have, the next waits until the purse's content is known again.
 */
export const purseMachine = withMarks.createMachine({
  id: 'purse',
  context: ({ input }) => ({ alsoStale: [], ...input, changesElsewhere: 0 }),
  initial: 'idle',
  on: {
    'mark.written': {
      description: 'Another document has written what it knows of this money.',
      actions: 'readMark',
    },
    'change.noticed': {
      description: 'Something other than a call has changed this money, or may have.',
      actions: 'markChange',
    },
    'effect.due': {
      description: 'A call with a known end has had enough time to have its effect.',
      actions: ['markLateEffectOver', 'markStale', 'readTruth'],
    },
  },
  states: {
    idle: {
      description: 'No call on this money is in progress. The effect of the last one has loaded.',
      always: { guard: 'isMarked', target: 'inFlight.elsewhere' },
      on: {
        'call.pressed': {
          description: 'The member presses a button whose call moves this money.',
          target: 'inFlight',
          actions: { type: 'keepCall', params: ({ event }) => event },
        },
        'check.requested': { description: 'The member presses Check again.', target: 'refreshing' },
      },
    },
    inFlight: {
      description: 'A call is in progress. No other call on this money is sent.',
      initial: 'claiming',
      states: {
        claiming: {
          description: 'The browser says whether another document is sending a call.',
          on: {
            'call.sent': {
              description: 'No other document is, so the call is sent.',
              target: 'waiting',
              actions: [
                { type: 'keepLock', params: ({ event }) => event.free },
                'markCall',
                'listCall',
              ],
            },
            'call.turnedAway': {
              description: 'Another document is, or has changed this money. Nothing is sent.',
              target: '#purse.idle',
              actions: 'readMark',
            },
          },
        },
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
        elsewhere: {
          description: 'The call is one of another document.',
          always: { guard: 'isUnmarked', target: '#purse.idle' },
          invoke: {
            src: 'whenFree',
            input: ({ context }) => context.shared,
            onDone: [
              {
                description: 'That document is gone, or has got no usable response.',
                guard: { type: 'runsStill', params: ({ event }) => event.output },
                target: '#purse.unknown',
                actions: ['markAbandonedCall', 'countChange'],
              },
              { actions: 'readMark' },
            ],
          },
        },
      },
      on: {
        'call.refused': {
          description: 'The call has ended without changing this money.',
          target: 'idle',
          actions: [keepItsEnd, 'reportEnd', 'unmarkCall', 'freeLock'],
        },
        'call.answered': [
          {
            description: 'The server answers the call. The money may have changed.',
            guard: { type: 'isTruthKnown', params: ({ event }) => event.isTruthKnown },
            target: 'idle',
            actions: [keepItsEnd, 'reportEnd', 'markAnswer', 'freeLock', 'markRestStale'],
          },
          {
            target: 'refreshing',
            actions: [keepItsEnd, 'reportEnd', 'markAnswer', 'freeLock'],
          },
        ],
        'call.failed': {
          description: 'A fault of the server has ended the call. Its effect may come late.',
          target: 'refreshing',
          actions: ['keepUnknown', 'reportEnd', 'markFault', 'freeLock'],
        },
        'call.lost': {
          description: 'No usable response has come.',
          target: 'unknown',
          actions: ['keepUnknown', 'reportEnd', 'markLostCall', 'freeLock'],
        },
      },
    },
    /** If neither the answer nor the new state shows what was done, nobody knows. */
    refreshing: {
      description: 'This money may have changed. The new state is loading.',
      entry: ['markStale', 'readTruth'],
      invoke: {
        src: 'truthRead',
        input: ({ context }) => context.truth,
        onDone: [
          { guard: 'isShown', target: 'idle', actions: 'confirmEnd' },
          { target: 'idle', actions: ['keepContradicted', 'reportEnd', 'markLateEffect'] },
        ],
      },
    },
    /** What is read now may be from before its effect. */
    unknown: {
      description: 'Nobody knows whether the call was carried out, or will be. Nothing is sent.',
      always: { guard: 'isUnmarked', target: 'refreshing' },
      entry: ['markStale', 'readTruth'],
      after: {
        late: {
          description: 'The call has had enough time to have its effect.',
          target: 'refreshing',
          actions: 'markLateCallOver',
        },
      },
      initial: 'reading',
      states: {
        reading: {
          description: 'The current state is loading.',
          invoke: { src: 'truthRead', input: ({ context }) => context.truth, onDone: 'waiting' },
        },
        waiting: {
          description: 'The current state is known. It may still change.',
          on: {
            'check.requested': {
              description: 'The member presses Check again.',
              target: 'reading',
              actions: ['markStale', 'readTruth'],
            },
          },
        },
      },
      on: {
        'mark.written': [
          {
            guard: { type: 'mayRunLonger', params: ({ event }) => event.mark },
            target: 'unknown',
            reenter: true,
            actions: 'readMark',
          },
          { actions: 'readMark' },
        ],
      },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>

function markStale({ context: { truth, alsoStale } }: OfPurse): void {
  for (const resource of [...truth, ...alsoStale]) resource.send({ type: 'resource.invalidated' })
}

/** The answer held the purse's content, and nothing of what else shows it. */
function markRestStale({ context: { alsoStale } }: OfPurse): void {
  for (const resource of alsoStale) resource.send({ type: 'resource.invalidated' })
}

function readTruth({ context: { truth } }: OfPurse): void {
  for (const resource of truth) resource.send({ type: 'resource.needed' })
}

/**
 * The member knows how such a call ended: another one has undone it, or it has led on to another site.
 *
 * @param of only those that ended so, if it says how
 */
export const forgetOutcome = (purse: PurseRef, of: OwnCalls & { readonly end?: CallEnd }): void =>
  purse.getSnapshot().context.outcomes.send({ type: 'call.undone', ...of })
