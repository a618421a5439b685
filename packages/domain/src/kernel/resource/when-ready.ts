import { type Snapshot, waitFor } from 'xstate'
import type { RereadableRef } from './resource.machine.ts'

/** Resolves when every resource has its newest value, however many attempts that takes. */
export async function whenReady(
  resources: readonly RereadableRef[],
  until: Pick<NonNullable<Parameters<typeof waitFor>[2]>, 'signal'>,
): Promise<void> {
  await Promise.all(resources.map((resource) => waitFor(resource, isReady, until)))
}

const isReady = (snapshot: Snapshot<unknown>): boolean =>
  'value' in snapshot && snapshot.value === 'ready'
