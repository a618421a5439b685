import { type ActorRefFrom, assign, enqueueActions, fromPromise, not, setup } from 'xstate'
import { type RereadableRef, type StaleableRef, whenReady } from '../kernel/index.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type {
  CallEnd,
  CallResult,
  MoneyCall,
  Purse,
  PurseMark,
  SharedMark,
} from './ledger.schema.ts'
import { hasChangedSince, markChanges, timeLeft } from './mark.rules.ts'
import type { OutcomesRef } from './outcomes.machine.ts'

export interface PurseInput {
  readonly purse: Purse
  /** The purse's content, read before the next call. */
  readonly truth: readonly RereadableRef[]
  /** Other data that a call makes stale; read when a screen shows it. */
  readonly alsoStale?: readonly StaleableRef[]
  readonly outcomes: OutcomesRef
  readonly shared: SharedMark
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
}

interface PurseEntry extends Required<PurseInput> {
  /** This page's running call, or its last one. */
  readonly call?: MoneyCall
  readonly about?: string | undefined
  /** Identifies the press. The request carries it. */
  readonly key?: string
  /** How the call ended. */
  readonly end?: CallEnd | undefined
  /** The mark as last read or written. Missing until we know the member. */
  readonly mark?: PurseMark
  /** How often another document has changed the purse, or may have. */
  readonly changesElsewhere: number
}

interface PressedCall {
  readonly call: MoneyCall
  readonly about?: string | undefined
}

type PurseEvent =
  | (PressedCall & { readonly type: 'call.pressed' })
  | { readonly type: 'call.sent' }
  | { readonly type: 'call.turnedAway' }
  /** The call has ended, or was never sent. */
  | (CallResult & { readonly type: 'call.ended' })
  | { readonly type: 'check.requested' }
  | { readonly type: 'mark.written' }
  | { readonly type: 'change.noticed' }
  | { readonly type: 'effect.due' }

const whenRead = fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
  whenReady(input, { signal }),
)

const whenFree = fromPromise<void, SharedMark>(({ input }) => input.whenFree())

function invalidate(resources: readonly StaleableRef[]): void {
  for (const resource of resources) resource.send({ type: 'resource.invalidated' })
}

type MarkChange = keyof typeof markChanges

const mark = (change: MarkChange) => ({ type: 'mark', params: change }) as const

const end = (change: MarkChange) => ['keepEnd', 'reportEnd', mark(change)] as const

const purseIs = (purse: CallResult['purse']) => ({ type: 'purseIs', params: purse }) as const

/** The lock of one purse: only idle lets the next call out. Record 15 tells how it works. */
export const purseMachine = setup({
  types: {} as { context: PurseEntry; events: PurseEvent; input: PurseInput },
  actors: { whenRead, whenFree },
  delays: { longWait: ledgerPolicy.longWaitMs },
  guards: {
    purseIs: ({ event }, purse: CallResult['purse']) => 'purse' in event && event.purse === purse,
    isMarked: ({ context: { mark } }) => mark?.key !== undefined,
    isLost: ({ context: { mark } }) => mark?.lateUntil !== undefined,
  },
  actions: {
    keepCall: assign(({ context }, { call, about }: PressedCall) => ({
      ...{ call, about, end: undefined },
      key: context.shared.newKey(),
    })),
    keepEnd: assign(({ event }) => (event.type === 'call.ended' ? { end: event.end } : {})),
    listCall: ({ context: { outcomes, call, about } }) => {
      if (call) outcomes.send({ type: 'call.sent', call, about })
    },
    reportEnd: ({ context: { outcomes, call, about, end } }) => {
      if (call && end) outcomes.send({ type: 'call.ended', call, about, end })
    },
    /** Reads and updates the mark, marks what another document has changed as stale, and times a late effect. */
    mark: enqueueActions(({ context, enqueue }, change: MarkChange) => {
      const { shared, truth, alsoStale, mark: known } = context
      const newest = shared.read()
      const mark = markChanges[change](newest, context)
      enqueue.assign({ mark })
      if (mark !== newest) enqueue(() => shared.write(mark))
      if (mark.lateUntil !== known?.lateUntil) {
        enqueue.cancel('late effect')
        const delay = timeLeft(mark.lateUntil, context.now())
        if (mark.lateUntil) enqueue.raise({ type: 'effect.due' }, { id: 'late effect', delay })
      }
      if (!hasChangedSince(newest, known)) return
      enqueue.assign({ changesElsewhere: context.changesElsewhere + 1 })
      enqueue(() => invalidate([...truth, ...alsoStale]))
    }),
    countChange: assign(({ context }) => ({ changesElsewhere: context.changesElsewhere + 1 })),
    markStale: ({ context: { truth, alsoStale } }) => invalidate([...truth, ...alsoStale]),
    /** The answer had the purse's content, but not the other data that shows it. */
    markRestStale: ({ context: { alsoStale } }) => invalidate(alsoStale),
    readTruth: ({ context: { truth } }) => {
      for (const resource of truth) resource.send({ type: 'resource.needed' })
    },
  },
}).createMachine({
  context: ({ input }) => ({ alsoStale: [], ...input, changesElsewhere: 0 }),
  initial: 'idle',
  on: {
    'mark.written': {
      description: 'Another document has written what it knows of this money.',
      actions: mark('read'),
    },
    'change.noticed': {
      description: 'Something other than a call has changed this money, or may have.',
      actions: mark('change'),
    },
    'effect.due': {
      description: 'The call with an unknown end has had enough time to have its effect.',
      target: '.refreshing',
      actions: mark('endLateCall'),
    },
  },
  states: {
    idle: {
      description: 'No call on this money is in progress. The effect of the last one has loaded.',
      always: [
        { guard: 'isLost', target: 'refreshing', actions: ['countChange', mark('abandon')] },
        { guard: 'isMarked', target: 'elsewhere' },
      ],
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
              actions: [mark('begin'), 'listCall'],
            },
            // The press relies on what the page knew: a change since then turns it away.
            'mark.written': {},
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
      },
      on: {
        // Its page still waits for the answer, even if another document believes it gone.
        'effect.due': {},
        'call.turnedAway': {
          description:
            'Another document is sending one, or has changed this money. Nothing is sent.',
          target: 'idle',
          actions: mark('read'),
        },
        'call.ended': [
          {
            description: 'The call has ended, or got no usable response.',
            guard: purseIs('unchanged'),
            target: 'idle',
            actions: end('end'),
          },
          {
            guard: purseIs('known'),
            target: 'idle',
            actions: [...end('answer'), 'markRestStale'],
          },
          { guard: purseIs('changed'), target: 'refreshing', actions: end('answer') },
          { target: 'refreshing', actions: end('lose') },
        ],
      },
    },
    elsewhere: {
      description: 'A call of another document is in progress.',
      // The mark may name another call by now, so we check it again from idle.
      on: { 'mark.written': { target: 'idle', actions: mark('read') } },
      invoke: {
        src: 'whenFree',
        input: ({ context }) => context.shared,
        onDone: {
          description: 'The call has ended, or its document is gone.',
          target: 'idle',
          actions: mark('abandon'),
        },
      },
    },
    refreshing: {
      description: 'This money may have changed. The new state is loading.',
      entry: ['markStale', 'readTruth'],
      invoke: {
        src: 'whenRead',
        input: ({ context }) => context.truth,
        onDone: [{ guard: 'isLost', target: 'unknown' }, { target: 'idle' }],
      },
    },
    unknown: {
      description:
        'Nobody knows whether the call was carried out, or will be. The current state is known, but may still change. Nothing is sent.',
      always: { guard: not('isLost'), target: 'refreshing' },
      on: { 'check.requested': 'refreshing' },
    },
  },
})

export type PurseRef = ActorRefFrom<typeof purseMachine>
