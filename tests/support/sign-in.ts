import type { Page } from '@playwright/test'
import { quietNetwork } from './network.ts'
import type { World } from './world.ts'

/** The member of every world, as `npm start` prints it. */
export const demonstration = { email: 'member@example.com', password: 'Welcome1!' } as const

/** The session ends once the page asks nothing more, so that what is done next is the first to notice. */
export async function endSession(page: Page, world: World): Promise<void> {
  await quietNetwork(page)
  await world.change({ expireSession: true })
}
