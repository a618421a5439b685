/** Lets a journey follow the data it depends on, so that its own snapshot alone decides. */
import { type EventObject, fromCallback, type Subscription } from 'xstate'

/** An actor whose snapshots a journey follows. */
interface Observable<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(changed: () => void): Subscription
}

/** Returns an actor's snapshot, and follows the actor's later changes. */
export type Observe = <Snapshot>(actor: Observable<Snapshot>) => Snapshot

/** Reads the data that a journey has as it starts. */
export const observeOnce: Observe = (actor) => actor.getSnapshot()

/** Data that a journey depends on has changed. */
export interface KnownChanged<Known> {
  readonly type: 'known.changed'
  readonly known: Known
}

/**
 * Sends a journey its data: at its start, and with each change, in the same turn as the change itself. No reader can
 * come between them, so a journey never shows less than the actors it follows.
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
