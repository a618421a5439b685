import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../failure/failure.schema.ts'
import type { Observe } from '../following/following.ts'
import type { RereadableRef, ResourceMachine, ResourceRef } from './resource.machine.ts'

/** A resource as a screen shows it. A value stays while it is refreshed. */
export type ResourceView<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly value: Value }
  | { readonly is: 'failed'; readonly failure: Failure }

type ResourceSnapshot<Value> = SnapshotFrom<ResourceMachine<Value>>

export function resourceView<Value>(snapshot: ResourceSnapshot<Value>): ResourceView<Value> {
  const { value, failure } = snapshot.context
  if (value !== undefined) return { is: 'ready', value }
  if (snapshot.matches('failed') && failure) return { is: 'failed', failure }
  return { is: 'loading' }
}

/**
 * The view of a resource whose old value would be misleading, such as a balance or a price about to
 * be paid. Under the login overlay the value stays, unless a call changes it.
 */
export function currentView<Value>(snapshot: ResourceSnapshot<Value>): ResourceView<Value> {
  const { value, failure } = snapshot.context
  const isShown = snapshot.matches('ready') || snapshot.matches({ stopped: 'current' })
  if (isShown && value !== undefined) return { is: 'ready', value }
  if (snapshot.matches('failed') && failure) return { is: 'failed', failure }
  return { is: 'loading' }
}

/**
 * The newest value, safe to act on. `undefined` while it loads or is stale, after it failed to load, or once the
 * session is over.
 */
export function currentValue<Value>(resource: ResourceRef<Value>): Value | undefined {
  const snapshot = resource.getSnapshot()
  return snapshot.matches('ready') ? snapshot.context.value : undefined
}

/** A resource as a journey sees it. */
export interface KnownResource<Value> {
  /** For the screen: see `currentView`. */
  readonly shown: ResourceView<Value>
  /** The newest value, safe to act on: see `currentValue`. */
  readonly current: Value | undefined
  /** The value as last read, current or not. */
  readonly last: Value | undefined
}

export function knownResource<Value>(
  observe: Observe,
  resource: ResourceRef<Value>,
): KnownResource<Value> {
  const snapshot = observe(resource)
  return {
    shown: currentView(snapshot),
    current: currentValue(resource),
    last: snapshot.context.value,
  }
}

/** True if a reader on the screen would load it now. After a failure it waits for a retry. */
export const isWanting = <Value>(snapshot: ResourceSnapshot<Value>): boolean =>
  snapshot.matches('absent') || snapshot.matches('stale')

/** True while we wait for an answer, the first or a newer one. */
export const isReading = <Value>(snapshot: ResourceSnapshot<Value>): boolean =>
  snapshot.matches('loading')

/**
 * Note the edition when you send a change whose answer is the new value. If it differs when the
 * answer arrives, a newer value has arrived or is being read, and the answer must not replace it.
 */
export const editionOf = (resource: Pick<RereadableRef, 'getSnapshot'>): number =>
  resource.getSnapshot().context.edition
