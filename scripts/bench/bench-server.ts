/** Compares the cost of the stand-in API with a server that sends prebuilt bytes, in the same run. */
import {
  agent,
  ask,
  costOf,
  exchange,
  type MeasuredServer,
  millisecondsToListen,
  startServer,
  type Usage,
} from './measured-server.ts'
import type { ServerCost, Target } from './report.ts'
import type { PrebuiltAnswers } from './server-child.ts'

const paths = ['/api/member', '/api/Retailers'] as const

/** Turns per server. */
const turns = 7

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'] as const

async function signedInCookies(port: number, world: string): Promise<string> {
  const made = await exchange(
    port,
    `/_control/worlds/${world}`,
    { 'content-type': 'application/json' },
    'POST',
    '{"signedIn":true}',
  )
  return [made.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export interface ServerFigures {
  readonly costs: readonly ServerCost[]
  readonly targets: readonly Target[]
}

export async function benchServer(): Promise<ServerFigures> {
  const ours = await startServer()
  const headers = { cookie: await signedInCookies(ours.port, 'bench'), 'accept-encoding': 'br' }
  const prebuilt: Record<string, PrebuiltAnswers[string]> = {}
  let isWellSent = true
  for (const path of paths) {
    const response = await exchange(ours.port, path, headers)
    if (path === '/api/Retailers') {
      isWellSent =
        response.headers['content-encoding'] === 'br' && response.headers.etag !== undefined
    }
    prebuilt[path] = {
      headers: Object.fromEntries(
        keptHeaders.flatMap((name) =>
          response.headers[name] ? [[name, String(response.headers[name])]] : [],
        ),
      ),
      base64: response.body.toString('base64'),
    }
  }
  const bare = await startServer(prebuilt)
  const costs = await measured(paths, bare, ours, headers)
  const resetMs = await millisecondsToReset(ours)
  const thousandWorldsMb = await megabytesOfWorlds(ours)
  ours.child.disconnect()
  bare.child.disconnect()
  agent.destroy()

  const starts: number[] = []
  for (let start = 0; start < 5; start += 1) starts.push(await millisecondsToListen())
  return {
    costs,
    targets: [
      ...costs.map(({ path, bare: floor, ours: reached }) => ({
        description: `processor time of ${path} ÷ prebuilt bytes`,
        reached: reached / floor,
        limit: 2,
      })),
      {
        description: 'retailers answered without compression or ETag',
        reached: isWellSent ? 0 : 1,
        limit: 0,
      },
      { description: 'process start to listening, ms', reached: medianOf(starts), limit: 300 },
      { description: 'reset of a world over HTTP, ms', reached: resetMs, limit: 5 },
      {
        description: 'process with 1,000 worlds signed in and used, MB',
        reached: thousandWorldsMb,
        limit: 300,
      },
    ],
  }
}

/** They take turns, so that a slow moment of the machine affects both. The first turn warms up. */
async function measured(
  which: readonly string[],
  bare: MeasuredServer,
  ours: MeasuredServer,
  headers: Readonly<Record<string, string>>,
): Promise<readonly ServerCost[]> {
  const costs: ServerCost[] = []
  for (const path of which) {
    const found = { bare: [] as number[], ours: [] as number[] }
    for (let turn = 0; turn <= turns; turn += 1) {
      const [floor, reached] = [
        await costOf(bare, path, headers),
        await costOf(ours, path, headers),
      ]
      if (turn === 0) continue
      found.bare.push(floor)
      found.ours.push(reached)
    }
    costs.push({ path, bare: medianOf(found.bare), ours: medianOf(found.ours) })
  }
  return costs
}

async function millisecondsToReset({ port }: MeasuredServer): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 200; time += 1) {
    const began = performance.now()
    await exchange(port, '/_control/worlds/bench/reset', {}, 'POST')
    times.push(performance.now() - began)
  }
  return medianOf(times)
}

async function megabytesOfWorlds({ child, port }: MeasuredServer): Promise<number> {
  for (let world = 0; world < 1_000; world += 1) {
    const headers = { cookie: await signedInCookies(port, `world-${world}`) }
    for (const path of [...paths, '/api/DashboardData']) await exchange(port, path, headers)
  }
  const { rss } = await ask<Usage>(child, { ask: 'usage' })
  return rss / 1e6
}
