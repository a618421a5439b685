/**
 * `npm run bench`: the cost of login and dashboard on a first visit, and of a keystroke in the directory, each compared
 * with the floor in one run; the longest task after a key or a press; and memory over route changes. Only sizes and
 * ratios within the run are meaningful, since machines differ.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { drawArt } from '@save/fake-api/art'
import { makeCatalogue } from '@save/fake-api/catalogue'
import { chromiumFlags } from '../browser/chromium-flags.ts'
import { benchServer } from './bench-server.ts'
import { type FloorServer, serveFloor } from './floor-server.ts'
import { measureDirectory } from './measure-directory.ts'
import { measureMoves } from './measure-moves.ts'
import { measurePage, type PageCost, type Visit } from './measure-page.ts'
import { pageTargets } from './page-targets.ts'
import {
  type MeasuredPage,
  medianCost,
  ratioOf,
  serverTable,
  tableOf,
  targetsTable,
} from './report.ts'
import { staticCopy } from './static-copy.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, port: { type: 'string', default: '4498' } },
})
const runs = Number(values.runs)
const origin = `http://localhost:${values.port}`

const tilesOfFloor = 14

function floorPictures(): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>()
  for (const { thumbnailImageUrl: path } of makeCatalogue().retailers) {
    const svg = path === undefined ? undefined : drawArt(path)
    if (path !== undefined && svg !== undefined) pictures.set(path, svg)
    if (pictures.size === tilesOfFloor) break
  }
  return pictures
}

async function startPortal() {
  const server = spawn(process.execPath, ['apps/fake-api/src/start.mjs'], {
    env: { ...process.env, PORT: values.port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  return server
}

/** A world with a signed-in member, and its cookie. */
async function signedInWorld(
  name = 'bench',
  scenario: readonly string[] = [],
): Promise<NonNullable<Visit['cookies']>> {
  const answer = await fetch(`${origin}/_control/worlds/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signedIn: true, scenario }),
  })
  if (!answer.ok) throw new Error(`Can’t make the world ${name}: ${await answer.text()}`)
  return answer.headers.getSetCookie().map((cookie) => {
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    return { name: key, value }
  })
}

async function visits(
  browser: Browser,
  floor: FloorServer,
): Promise<readonly (Visit & { name: string })[]> {
  const dashboard = {
    url: `${origin}/Member/Home/Dashboard`,
    usable: 'a.tile',
    cookies: await signedInWorld(),
    isLate: (url: string) => /assets\/(?:banner-carousel|deferred-ports|overlays|form)-/.test(url),
  }
  const copy = floor.serveCopy(await staticCopy(browser, dashboard), origin)
  return [
    { name: 'floor: 14 tiles with images', url: floor.withImages, usable: 'main a' },
    { name: 'floor: the same inlined', url: floor.inlined, usable: 'main a' },
    {
      name: 'Save, login',
      url: `${origin}/Member/Login`,
      usable: 'input[type=password]:enabled',
      comesToLife: true,
    },
    { ...dashboard, name: 'Save, dashboard' },
    { ...dashboard, name: 'Save, dashboard seen before', isReturn: true },
    { name: 'static copy of the dashboard', url: copy, usable: dashboard.usable },
  ]
}

/** Pages take turns, so that a slow moment of the machine affects all of them. */
async function measureAll(browser: Browser, pages: readonly (Visit & { name: string })[]) {
  const costs = pages.map((page) => ({ page, fast: [] as PageCost[], slow: [] as PageCost[] }))
  for (let run = 0; run < runs; run += 1) {
    for (const { page, fast, slow } of costs) {
      fast.push(await measurePage(browser, page, 'fast'))
      slow.push(await measurePage(browser, page, 'slow'))
    }
  }
  return costs.map(
    ({ page, fast, slow }): MeasuredPage => ({
      name: page.name,
      fast: medianCost(fast),
      slow: medianCost(slow),
    }),
  )
}

/** Keeps the notes that people write below the figures. */
const notesHeading = '## What is missed, and why'
const file = 'docs/benchmarks.md'

async function notes(): Promise<string> {
  const before = await readFile(file, 'utf8').catch(() => '')
  const start = before.indexOf(notesHeading)
  return start < 0 ? '' : `\n${before.slice(start)}`
}

/** Read before the run, since the portal was built from this commit. */
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()

const introduction = (version: string): string =>
  `# Benchmarks

Medians of ${runs} consecutive runs (\`npm run bench\`) on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}: production build, cold
cache unless stated, Chromium ${version}, ${availableParallelism()} processors. Sizes are kilobytes (1,000 bytes) on the wire. Times are only
comparable within the table.

`

const server = await startPortal()
const floor = await serveFloor(floorPictures())
const launch = {
  executablePath: process.env['SAVE_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
}
const browser = await chromium.launch(launch)
try {
  const visited = await visits(browser, floor)
  const pages = await measureAll(browser, visited)
  const [, , , ours, , copy] = pages
  const ratios = ours && copy ? [ratioOf('Save, dashboard ÷ its static copy', ours, copy)] : []
  const cookies = await signedInWorld('bench-directory', ['large-catalogue'])
  const directory = await measureDirectory({ launch, origin, cookies, rounds: runs })
  const moves = await measureMoves({ browser, origin, cookies, rounds: runs })
  const { costs, targets } = await benchServer()
  const report = [
    tableOf(pages, ratios),
    targetsTable([...pageTargets(pages), ...directory, ...moves]),
    '## The stand-in API',
    serverTable(costs),
    targetsTable(targets),
  ].join('\n\n')
  console.log(report)
  await writeFile(file, `${introduction(browser.version())}${report}\n${await notes()}`)
} finally {
  await browser.close()
  floor.close()
  server.kill('SIGTERM')
}
