/**
 * Lets a journey follow the data that it depends on, so that its own snapshot includes all of it.
 */
import { type EventObject, fromCallback, type Subscription } from 'xstate'

/** An actor that a journey follows. */
interface Observable<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(changed: () => void): Subscription
}

/** Returns an actor's snapshot, and follows the actor's later changes. */
export type Observe = <Snapshot>(actor: Observable<Snapshot>) => Snapshot

/** Reads a journey's data at its start. */
export const observeOnce: Observe = (actor) => actor.getSnapshot()

/** A journey's data has changed. */
export interface KnownChanged<Known> {
  readonly type: 'known.changed'
  readonly known: Known
}

/**
 * Sends a journey its data at the start and after each change, in the same turn as the change
 * itself. Nothing can read the journey in between, so it is never behind the actors that it
 * follows.
 */
export const following = <Input, Known>(know: (input: Input, observe: Observe) => Known) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const followed = new Map<unknown, Subscription>()
    let last: Known | undefined
    const observe: Observe = (actor) => {
      if (!followed.has(actor)) followed.set(actor, actor.subscribe(look))
      return actor.getSnapshot()
    }
    function look() {
      const known = know(input, observe)
      if (last !== undefined && isSame(last, known)) return
      last = known
      sendBack({ type: 'known.changed', known } satisfies KnownChanged<Known>)
    }
    look()
    return () => {
      for (const subscription of followed.values()) subscription.unsubscribe()
    }
  })

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (isPlain(one) &&
    isPlain(other) &&
    Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key])))

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
