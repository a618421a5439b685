import type { Effect } from 'effect'
import { type ActorRef, type ActorRefFrom, assign, type Snapshot, setup } from 'xstate'
import type { Failure } from '../failure/failure.schema.ts'
import { failureOf, fromEffect } from '../failure/from-effect.ts'

interface Context<Value> {
  /** The last value read. It stays while a newer one loads. */
  readonly value?: Value | undefined
  readonly failure?: Failure | undefined
  /**
   * Grows with each new value, and whenever the value becomes stale. If a change was sent under an earlier edition, its
   * answer may be older than this value: see `editionOf`.
   */
  readonly edition: number
}

export type ResourceEvent<Value> =
  /** A reader is on the screen. One request serves all readers. */
  | { readonly type: 'resource.needed' }
  /** A call may have changed the value: the next reader loads it again, and a running read starts again (OQ-032). */
  | { readonly type: 'resource.invalidated' }
  /** A mutation answered with the new value. */
  | { readonly type: 'resource.replaced'; readonly value: Value }
  /** The session is over: running reads are aborted, and no new ones start. */
  | { readonly type: 'session.expired' }

/**
 * One piece of server data, loaded once and shared by all readers (QUERY-01 to QUERY-04). It loads
 * only on its events, never on window focus or a mount while the value is fresh. After a failure it
 * loads again for the next reader or when the member asks, never automatically (OQ-017).
 */
export const resourceMachine = <Value>(read: () => Effect.Effect<Value, Failure>) =>
  setup({
    types: {} as { context: Context<Value>; events: ResourceEvent<Value> },
    actors: { read: fromEffect<Value>(read) },
    actions: {
      keepValue: assign(({ context }, value: Value) => ({
        value,
        failure: undefined,
        edition: context.edition + 1,
      })),
      countEdition: assign(({ context }) => ({ edition: context.edition + 1 })),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
    },
  }).createMachine({
    context: { edition: 0 },
    initial: 'absent',
    on: {
      'resource.replaced': {
        description: 'Another response contained newer data.',
        target: '.ready',
        actions: { type: 'keepValue', params: ({ event }) => event.value },
      },
      'resource.invalidated': {
        description: 'Something has happened that may have changed the data.',
        actions: 'countEdition',
      },
      'session.expired': {
        description: 'The session has ended: it expired, or the member logged out.',
        target: '.stopped.outdated',
      },
    },
    states: {
      absent: {
        description: 'Nothing has requested the data yet.',
        on: {
          'resource.needed': {
            description: 'A screen needs the data, or a call may have changed it.',
            target: 'loading',
          },
        },
      },
      loading: {
        description: 'The data is loading.',
        invoke: {
          src: 'read',
          onDone: {
            target: 'ready',
            actions: { type: 'keepValue', params: ({ event }) => event.output },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) },
          },
        },
        // The server may have handled the running request before the mutation, so we request it
        // again.
        on: {
          'resource.invalidated': { target: 'loading', reenter: true, actions: 'countEdition' },
        },
      },
      ready: {
        description: 'The data is known.',
        on: {
          'resource.invalidated': { target: 'stale', actions: 'countEdition' },
          'session.expired': 'stopped.current',
        },
      },
      stale: {
        description: 'The data is known but may be out of date.',
        on: { 'resource.needed': 'loading' },
      },
      failed: {
        description: 'The data could not be loaded.',
        on: { 'resource.needed': 'loading' },
      },
      stopped: {
        description: 'The session has ended, so nothing more is loaded.',
        on: {
          'resource.replaced': {},
          'resource.invalidated': { target: '.outdated', actions: 'countEdition' },
        },
        initial: 'outdated',
        states: {
          current: {
            description: 'The data was up to date when the session ended.',
            on: { 'session.expired': {} },
          },
          outdated: { description: 'The data is missing or out of date.' },
        },
      },
    },
  })

export type ResourceMachine<Value> = ReturnType<typeof resourceMachine<Value>>
export type ResourceRef<Value> = ActorRefFrom<ResourceMachine<Value>>

/** A resource of any type, for callers that only mark it as stale. */
export type StaleableRef = ActorRef<Snapshot<unknown>, { readonly type: 'resource.invalidated' }>

/** A resource of any type, for callers that also read it again and compare editions. */
export type RereadableRef = ActorRef<
  Snapshot<unknown> & { readonly context: Pick<Context<unknown>, 'edition'> },
  { readonly type: 'resource.invalidated' } | { readonly type: 'resource.needed' }
>
