import type { World } from './acts.ts'
import { Oracle } from './oracle/oracle.ts'
import { take } from './steps.ts'
import type { Subject } from './subjects.ts'
import { Browser } from './world/browser.ts'
import { isMoney } from './world/calls.ts'
import type { Plant } from './world/plant.ts'
import { Server } from './world/server.ts'
import { Tab } from './world/tab.ts'

export interface Played {
  /** The violation. `undefined` if every invariant held. */
  readonly error: unknown
  /** What happened, line by line. */
  readonly log: readonly string[]
  /** The number of money calls that were sent. */
  readonly calls: number
}

export interface PlayOptions {
  readonly subject: Subject
  readonly plant?: (() => Plant) | undefined
}

/** Plays one schedule in its own browser, to the end or the first violation. */
export async function play(
  { subject, plant }: PlayOptions,
  steps: readonly string[],
): Promise<Played> {
  const browser = new Browser()
  const planted = plant?.()
  planted?.browser?.(browser)
  const oracle = new Oracle(browser)
  const server = new Server(browser, oracle)
  const around = { browser, server, subject, plant: planted, follower: oracle }
  const tabs = [1, 2, 3].map((number) => new Tab(number, around))
  const world = { browser, server, tabs, oracle }
  browser.install()
  let error: unknown
  let log: readonly string[] = []
  try {
    for (const account of Object.values(server.accounts)) oracle.editions.note(account)
    server.logIn('Priya')
    await tabs[0]?.load()
    for (const step of steps) await takeAndLook(world, step)
    await settleWorld(world)
  } catch (thrown) {
    error = thrown
  } finally {
    log = [...oracle.log]
    for (const tab of tabs) tab.unload()
    browser.uninstall()
  }
  return { error, log, calls: oracle.history.calls.length }
}

async function takeAndLook(world: World, step: string): Promise<void> {
  world.oracle.log.push(step)
  await take(world, step)
  for (const tab of world.tabs) world.oracle.look(tab)
}

/** At the end the server answers everything and, a minute later, the member returns to every page. */
async function settleWorld(world: World): Promise<void> {
  const { server, tabs, oracle } = world
  const everywhere = async (step: string) => {
    for (const { number } of tabs) await takeAndLook(world, `${number} ${step}`)
  }
  oracle.log.push('From now on everything is answered well.')
  await takeAndLook(world, 'bank transfers are switched on')
  await everywhere('thaws')
  await everywhere('comes back from there')
  if (oracle.log.includes('bank transfers are switched off')) await everywhere('reloads')
  // Several rounds, since one may still meet the end of a session or send an order's payment.
  for (const wait of ['61 s pass', '6 s pass', '6 s pass']) {
    for (const call of server.open(isMoney).filter(server.isAwaited)) await server.end(call, 'good')
    await takeAndLook(world, 'all reads are answered')
    await takeAndLook(world, wait)
    for (const tab of tabs.filter(({ page }) => page)) await comeTo(world, tab)
  }
  for (const tab of tabs.filter(({ page }) => page)) oracle.judgeEnd(tab)
}

/** Opens the journey's page, from the login or the payment provider. */
async function comeTo(world: World, tab: Tab): Promise<void> {
  const member = world.server.session?.member ?? 'Priya'
  await takeAndLook(world, `${tab.number} leaves for the provider`)
  if (tab.page === undefined || tab.isCovered)
    await takeAndLook(world, `${tab.number} logs in as ${member}`)
  await takeAndLook(world, 'all reads are answered')
  await takeAndLook(world, `${tab.number} goes to main`)
  if (tab.screen?.see().isUnread) await takeAndLook(world, `${tab.number} reads again`)
  await takeAndLook(world, 'all reads are answered')
}
