/**
 * The possible steps of a schedule, each a sentence. Tabs are numbered 1 to 3. Calls and reads count from the newest
 * that can still take effect or be answered.
 */
import {
  answerReads,
  close,
  closeMessages,
  fill,
  follow,
  logIn,
  logOut,
  nth,
  open,
  pressBoth,
  pressIn,
  reloadSlowly,
  unfreeze,
  type World,
} from './acts.ts'
import type { MemberName } from './world/accounts.ts'
import { callEndings, isMoney, isTruth, type Verdict, verdictNames } from './world/calls.ts'
import type { Place } from './world/shown-tab.ts'
import type { Tab } from './world/tab.ts'

type Act = (world: World, match: readonly string[]) => Promise<void> | void

/** A member's action in one tab. Most need an uncovered page. */
const inTab =
  (act: (tab: Tab, world: World, rest: readonly string[]) => Promise<void> | void): Act =>
  async (world, [, number, ...rest]) => {
    const tab = world.tabs[Number(number) - 1]
    if (tab) await act(tab, world, rest)
  }

const onPage = (act: Parameters<typeof inTab>[0]): Act =>
  inTab((tab, world, rest) => {
    if (tab.page && !tab.isCovered && !tab.page.isFrozen) return act(tab, world, rest)
  })

const verdict = Object.values(callEndings).join('|')
const verdictOf = (text: string): Verdict =>
  verdictNames.find((name) => callEndings[name] === text) ?? 'lost'

const isA = (what: string | undefined) => (what === 'call' ? isMoney : isTruth)

const steps: readonly (readonly [RegExp, Act])[] = [
  [/^(\d) opens$/, inTab(open)],
  [/^(\d) closes$/, inTab(close)],
  [/^(\d) reloads$/, inTab((tab) => tab.page && tab.reload())],
  [/^(\d) reloads, and its calls end first$/, inTab(reloadSlowly)],
  [/^(\d) goes to another site$/, inTab((tab) => tab.sleep())],
  [/^(\d) comes back from there$/, inTab((tab) => tab.wake())],
  [
    /^(\d) freezes$/,
    inTab((tab) => void (tab.page && Object.assign(tab.page, { isFrozen: true }))),
  ],
  [/^(\d) thaws$/, inTab(unfreeze)],
  [/^(\d) leaves for the provider$/, inTab((tab) => tab.arrive())],
  [/^(\d) logs in as (Priya|Sam)$/, inTab((tab, world, [as]) => logIn(tab, world, as))],
  [/^(\d) logs out$/, onPage(logOut)],
  [/^(\d) fills the form$/, onPage(fill)],
  [/^(\d) presses$/, onPage((tab, { oracle }) => tab.do(() => pressIn(tab, oracle, 1)))],
  [/^(\d) presses twice$/, onPage((tab, { oracle }) => tab.do(() => pressIn(tab, oracle, 2)))],
  [/^(\d) and (\d) press at once$/, pressBoth],
  [/^(\d) reads again$/, onPage((tab) => tab.do(() => tab.screen?.retry()))],
  [
    /^(\d) goes to (main|beside|dashboard|elsewhere)$/,
    onPage((tab, _, [to]) => tab.go(to as Place)),
  ],
  [/^(\d) goes back$/, onPage((tab) => tab.back())],
  [/^(\d) closes the messages$/, onPage(closeMessages)],
  [
    /^(call|read) (\d) is (?:done|looked up)$/,
    ({ server }, [, what, n]) => nth(server.open(isA(what)), n, (call) => server.takeEffect(call)),
  ],
  [
    new RegExp(`^(call|read) (\\d) is (${verdict})$`),
    ({ server }, [, what, n, endingText = '']) =>
      nth(server.open(isA(what)).filter(server.isAwaited), n, (call) =>
        server.end(call, verdictOf(endingText)),
      ),
  ],
  [/^all reads are answered$/, answerReads],
  [/^([\d.]+) s pass$/, ({ browser }, [, seconds]) => browser.pass(Number(seconds) * 1000)],
  [
    /^the clock jumps by (-?\d+) min$/,
    ({ browser, oracle }, [, minutes]) => {
      oracle.jumped()
      browser.jump(Number(minutes) * 60_000)
    },
  ],
  [/^(Priya|Sam) logs in elsewhere$/, ({ server }, [, as]) => server.logIn(as as MemberName)],
  [
    /^the session ends$/,
    ({ server }) => {
      if (server.session) server.session.isAlive = false
    },
  ],
  [
    /^bank transfers are switched (on|off)$/,
    ({ server }, [, endingText]) => {
      for (const account of Object.values(server.accounts)) account.isBankOn = endingText === 'on'
    },
  ],
]

/** The duration of a step, in ms. Other tabs may learn of it before the next. */
const oneStep = 50

/** Performs a step and everything that follows from it. */
export async function take(world: World, step: string): Promise<void> {
  for (const [pattern, act] of steps) {
    const match = pattern.exec(step)
    if (match === null) continue
    await act(world, match)
    await follow(world)
    await world.browser.pass(oneStep)
    return follow(world)
  }
  throw new Error(`Unknown step '${step}': this file lists them.`)
}
