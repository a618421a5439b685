import { Effect } from 'effect'
import { createActor } from 'xstate'
import { type ResourceRef, resourceMachine } from '../kernel/index.ts'

/** A resource that already has a value and is never read. */
export function resourceOfValue<Value>(value: Value): ResourceRef<Value> {
  const resource = createActor(resourceMachine<Value>(() => Effect.never)).start()
  resource.send({ type: 'resource.replaced', value })
  return resource
}
