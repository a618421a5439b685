/** Performs the steps of a schedule. */
import { typedBy } from './journeys/journey.ts'
import type { Oracle } from './oracle/oracle.ts'
import type { MemberName } from './world/accounts.ts'
import type { Browser } from './world/browser.ts'
import { isMoney } from './world/calls.ts'
import type { Call, Server } from './world/server.ts'
import type { Tab } from './world/tab.ts'

export interface World {
  readonly browser: Browser
  readonly server: Server
  readonly tabs: readonly Tab[]
  readonly oracle: Oracle
}

export async function follow({ tabs }: World): Promise<void> {
  for (const tab of tabs) await tab.follow()
}

export function nth(
  calls: readonly Call[],
  n: string | undefined,
  then: (call: Call) => Promise<void> | void,
): Promise<void> | void {
  const call = calls[(Number(n) - 1) % Math.max(1, calls.length)]
  if (call) return then(call)
}

/** Opens the login page if nobody is logged in. */
export async function open(tab: Tab, { server }: World): Promise<void> {
  if (!tab.page && !tab.asleep && server.session?.isAlive) await tab.load()
}

export function close(tab: Tab, { oracle }: World): void {
  tab.close()
  oracle.tabClosed(tab)
}

export async function reloadSlowly(tab: Tab, world: World): Promise<void> {
  if (!tab.page) return
  await tab.toBeLeft()
  await answerReads(world)
  await world.browser.pass(200)
  await tab.reload()
}

export async function unfreeze({ page }: Tab, { browser, oracle }: World): Promise<void> {
  if (!page?.isFrozen) return
  page.isFrozen = false
  oracle.thawed(page)
  await browser.thaw(page)
}

export async function logIn(tab: Tab, { server }: World, as: string | undefined): Promise<void> {
  const { page } = tab
  if (tab.asleep || page?.isFrozen || (page && !tab.isExpired)) return
  // Logs in through the overlay or, without a page, on the login page, which then opens a new page.
  if (page) return tab.do(() => page.logIn(as as MemberName))
  server.logIn(as as MemberName)
  await tab.load()
}

export async function logOut(tab: Tab, { oracle }: World): Promise<void> {
  const { page } = tab
  if (!page) return
  oracle.loggingOut(page)
  await tab.do(() => page.running.portal.send({ type: 'logout.requested' }))
}

export async function fill(tab: Tab, { oracle }: World): Promise<void> {
  const { page } = tab
  const owner = page && oracle.history.pages.get(page)?.owner
  oracle.fillings += 1
  const text = typedBy(owner ?? 'nobody', oracle.fillings)
  await tab.do(() => {
    tab.screen?.fill(text, 10 + (oracle.fillings % 40))
    oracle.typed(tab, text)
  })
}

export function pressIn(tab: Tab, oracle: Oracle, times: number): void {
  for (let time = 0; time < times; time += 1) {
    oracle.pressed(tab)
    tab.screen?.press()
  }
}

/** Presses in both tabs, before either can learn of the other's press. */
export async function pressBoth(world: World, [, one, other]: readonly string[]): Promise<void> {
  const both = [one, other].map((number) => world.tabs[Number(number) - 1])
  for (const tab of both) {
    if (!tab?.page || tab.isCovered || tab.page.isFrozen) continue
    world.oracle.pressed(tab)
    await world.browser.run(tab.page, () => tab.screen?.press())
  }
}

export async function closeMessages(tab: Tab, { oracle }: World): Promise<void> {
  oracle.closed(tab)
  await tab.do(() => tab.closeMessages())
}

/** Answers reads in several rounds: one read may cause another, and a logout's answer may open another page. */
export async function answerReads(world: World): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const call of world.server.open((kind) => !isMoney(kind)))
      await world.server.end(call, 'good')
    await follow(world)
  }
}
