import type { WorldChange, WorldRequest } from '@save/fake-api/control'

/** A world of the stand-in server for one journey. */
export interface StagedWorld {
  /** Makes the world again, and returns the cookies that put a browser into it. */
  arrange(request: WorldRequest): Promise<readonly string[]>
  change(change: WorldChange): Promise<void>
  /** The number of these calls that reached the world. */
  count(call: string): Promise<number>
  remove(): Promise<void>
}

export function stagedWorld(portalPort: number, name: string): StagedWorld {
  const address = `http://localhost:${portalPort}/_control/worlds/${name}`
  const ask = async (method: string, data?: unknown, path = '') => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(data !== undefined && {
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!answer.ok) throw new Error(`${method} ${address}${path}: ${await answer.text()}`)
    return answer
  }
  return {
    arrange: async (request) => (await ask('POST', request)).headers.getSetCookie(),
    change: async (change) => void (await ask('PATCH', change)),
    count: async (call) => {
      const answer = await ask('GET', undefined, '/requests')
      const all: readonly { method: string; path: string }[] = await answer.json()
      return all.filter(({ method, path }) => `${method} ${path}` === call).length
    },
    remove: async () => void (await ask('DELETE')),
  }
}
