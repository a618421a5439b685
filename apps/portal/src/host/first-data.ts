import type { RunningPortal } from '@save/domain/portal'
import { waitFor } from 'xstate'
import { noteReadAhead } from '../portal/read-ahead.ts'

/** What is here already takes far less. */
const longestMs = 100

/**
 * Reads what the dashboard shows before it renders for the first time. When its answers are here already, its
 * skeleton would render for a moment, and the whole page twice.
 */
export async function readDashboardAhead({ portal }: RunningPortal): Promise<void> {
  const { member, menu, systemText, dashboard, banners } = portal.getSnapshot().context.resources
  const read = [member, menu, systemText, dashboard, banners].map(async (resource) => {
    noteReadAhead(resource)
    resource.send({ type: 'resource.needed' })
    await waitFor(resource, (snapshot) => !snapshot.matches('loading'), { timeout: longestMs })
  })
  // One that takes longer, or fails, is shown as such.
  await Promise.allSettled(read)
}
