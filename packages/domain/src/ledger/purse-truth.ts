/** The data that show what a purse holds. */
import { fromPromise } from 'xstate'
import { editionOf, type RereadableRef, whenReady } from '../kernel/index.ts'
import type { PurseEntry } from './purse.schema.ts'

interface OfPurse {
  readonly context: PurseEntry
}

export const truthOf = ({ context }: OfPurse): readonly RereadableRef[] => context.truth

/** Goes up with each new reading of it, and each time it becomes outdated. */
export const editionOfTruth = ({ context }: OfPurse): number =>
  context.truth.reduce((sum, resource) => sum + editionOf(resource), 0)

/** Ends when all of it has been read. */
export const truthRead = fromPromise<void, readonly RereadableRef[]>(({ input, signal }) =>
  whenReady(input, { signal }),
)

export function markStale({ context: { truth, alsoStale } }: OfPurse): void {
  for (const resource of [...truth, ...alsoStale]) resource.send({ type: 'resource.invalidated' })
}

/** The answer held the purse's content, and nothing of what else shows it. */
export function markRestStale({ context: { alsoStale } }: OfPurse): void {
  for (const resource of alsoStale) resource.send({ type: 'resource.invalidated' })
}

export function readTruth({ context: { truth } }: OfPurse): void {
  for (const resource of truth) resource.send({ type: 'resource.needed' })
}
