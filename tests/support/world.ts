import type { BrowserContext } from '@playwright/test'
import type { WorldChange, WorldRequest } from '@save/fake-api/control'

/** What a test may ask of its world; the member in it is `demonstration`. */
export interface World {
  readonly name: string
  /** Makes the world anew: its seed, scenarios, clock, faults, and whether the member is in. */
  arrange(request: WorldRequest): Promise<void>
  /** Changes the world as it is: moves its clock, sets faults, ends its sessions. */
  change(change: WorldChange): Promise<void>
  remove(): Promise<void>
}

export async function openWorld(
  context: BrowserContext,
  origin: string,
  name: string,
): Promise<World> {
  const address = `${origin}/_control/worlds/${name}`
  const send = async (method: string, data?: unknown) => {
    const answer = await context.request.fetch(address, { method, data })
    if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`)
  }
  const world: World = {
    name,
    arrange: (request) => send('POST', request),
    change: (change) => send('PATCH', change),
    remove: () => send('DELETE'),
  }
  await world.arrange({})
  return world
}
