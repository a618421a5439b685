import type { Page } from '@playwright/test'
import { quietNetwork } from './network.ts'
import type { World } from './world.ts'

/** The member of every world, as printed by `npm start`. */
export const demonstration = { email: 'member@example.com', password: 'Welcome1!' } as const

/** Ends the session once the page makes no more requests, so that the next action is the first to notice. */
export async function endSession(page: Page, world: World): Promise<void> {
  await quietNetwork(page)
  await world.change({ expireSession: true })
}
