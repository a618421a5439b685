import type { RunningPortal } from '@save/domain/portal'
import { waitFor } from 'xstate'
import { noteReadAhead } from '../portal/resources.tsx'

/** Enough for responses that have already arrived. */
const longestMs = 100

/**
 * Reads the dashboard's data before it renders for the first time. If the responses are already here, its skeleton
 * would otherwise render for a moment, and the whole page twice.
 */
export async function readDashboardAhead({ portal }: RunningPortal): Promise<void> {
  const { member, menu, systemText, dashboard, banners } = portal.getSnapshot().context.resources
  const read = [member, menu, systemText, dashboard, banners].map(async (resource) => {
    noteReadAhead(resource)
    resource.send({ type: 'resource.needed' })
    await waitFor(resource, (snapshot) => !snapshot.matches('loading'), { timeout: longestMs })
  })
  // The screen itself shows a slow or failed read.
  await Promise.allSettled(read)
}
