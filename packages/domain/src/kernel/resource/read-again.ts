import { fromPromise, waitFor } from 'xstate'
import { unauthorised } from '../failure/failure.schema.ts'
import type { ResourceRef } from './resource.machine.ts'
import { isReading } from './resource.selectors.ts'

/**
 * Marks a shared resource stale, has it loaded and ends with what was read. It rejects with the
 * `Failure`; a resource that was stopped with its session counts as Unauthorised.
 */
export const readAgain = <Value>() =>
  fromPromise<Value, ResourceRef<Value>>(async ({ input: resource, signal }) => {
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    const settled = await waitFor(resource, (snapshot) => !isReading(snapshot), { signal })
    const { value, failure } = settled.context
    if (settled.matches('ready') && value !== undefined) return value
    throw failure ?? unauthorised
  })
