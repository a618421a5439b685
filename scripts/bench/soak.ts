/**
 * `node --expose-gc scripts/bench/soak.ts` sends a million mixed requests to 500 worlds in one process (`--requests`,
 * `--worlds`), and reports whether memory stayed flat and no write was lost.
 */
import { parseArgs } from 'node:util'
import { createApp } from '@save/fake-api/app'
import { makeCatalogue } from '@save/fake-api/catalogue'
import { type CallExample, everyCall } from '@save/fake-api/examples'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    worlds: { type: 'string', default: '500' },
  },
})
const [total, worldCount] = [Number(values.requests), Number(values.worlds)]

const catalogue = makeCatalogue()
const app = createApp({ makeCatalogue: () => catalogue })
const { retailers } = catalogue

interface Member {
  readonly cookie: string
  readonly token: string
  /** The retailers that must have a star now. */
  readonly stars: Set<string>
}

async function join(world: number): Promise<Member> {
  const answer = await app.request(`/_control/worlds/soak-${world}`, {
    method: 'POST',
    body: '{"signedIn":true,"scenario":["no-favourites"]}',
    headers: { 'content-type': 'application/json' },
  })
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length)
  return { cookie: pairs.join('; '), token: token ?? '', stars: new Set() }
}

/** Gives the same numbers in every run. */
let seed = 1
const chance = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}

const send = (member: Member, method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: {
      cookie: member.cookie,
      'accept-encoding': 'br',
      'x-xsrf-token': member.token,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Requests that any visitor can repeat. */
const mixed: readonly CallExample[] = everyCall(catalogue).filter(
  ({ call }) => !/Login|logout|ChangePassword|Favourites|Pay/.test(call),
)

async function changeStar(member: Member): Promise<Response> {
  const id = retailers[chance(300)]?.id ?? ''
  if (!member.stars.delete(id)) {
    member.stars.add(id)
    return send(member, 'POST', '/api/Member/Favourites', { RetailerId: id })
  }
  return send(member, 'DELETE', `/api/Member/Favourites/${id}`)
}

const isAlike = (stars: ReadonlySet<string>, listed: readonly (string | number)[]): boolean =>
  listed.length === stars.size && listed.every((id) => stars.has(String(id)))

async function areStarsThere(member: Member): Promise<boolean> {
  const { cookie } = member
  const answer = await app.request('/api/Member/Favourites', { headers: { cookie } })
  return isAlike(member.stars, (await answer.json()).FavouriteList)
}

const megabytes = (): string => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return `heap ${(heapUsed / 1e6).toFixed(0)} MB, process ${(rss / 1e6).toFixed(0)} MB`
}

const members = await Promise.all(Array.from({ length: worldCount }, (_, world) => join(world)))
const statuses = new Map<number, number>()
let lost = 0
const began = performance.now()
for (let sent = 0; sent < total; sent += 1) {
  if (sent % (total / 10) === 0) console.log(`${String(sent).padStart(8)} requests: ${megabytes()}`)
  const member = members[chance(worldCount)]
  const example = mixed[chance(mixed.length)]
  if (member === undefined || example === undefined)
    throw new Error('There are no requests to send: add some to every-call.examples.ts.')
  const isStar = chance(4) === 0
  const [method = 'GET'] = example.call.split(' ')
  const answer = isStar
    ? await changeStar(member)
    : await send(member, method, example.path, example.body)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  if (isStar && answer.status !== 200) lost += 1
  else if (sent % 50 === 0 && !(await areStarsThere(member))) lost += 1
}
const seconds = (performance.now() - began) / 1_000
for (const member of members) if (!(await areStarsThere(member))) lost += 1
console.log(`${String(total).padStart(8)} requests: ${megabytes()}`)
console.log(
  `${worldCount} worlds, in process, ${seconds.toFixed(0)} s (${((seconds * 1e6) / total).toFixed(0)} µs each)`,
)
console.log(`statuses: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
console.log(`writes lost: ${lost}`)
process.exitCode = lost === 0 ? 0 : 1
