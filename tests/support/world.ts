import type { BrowserContext } from '@playwright/test'
import type { WorldChange, WorldRequest } from '@save/fake-api/control'

/** A test's access to its world. The member is `demonstration`. */
export interface World {
  readonly name: string
  /** Makes the world again: its seed, scenarios, clock, faults, and whether the member is signed in. */
  arrange(request: WorldRequest): Promise<void>
  /** Changes the existing world: moves its clock, sets faults, ends its sessions. */
  change(change: WorldChange): Promise<void>
  /** The calls of this method and path, with any query, that reached the world, the oldest first. */
  requests(call: string): Promise<readonly WorldRequestSeen[]>
  remove(): Promise<void>
}

export interface WorldRequestSeen {
  readonly status: number | 'none'
  readonly body?: string
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
    requests: async (call) => {
      const answer = await context.request.get(`${address}/requests`)
      const all: readonly (WorldRequestSeen & { method: string; path: string })[] =
        await answer.json()
      return all.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call)
    },
    remove: () => send('DELETE'),
  }
  await world.arrange({})
  return world
}
