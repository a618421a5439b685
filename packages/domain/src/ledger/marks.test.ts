import { Effect } from 'effect'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  currentValue,
  resourceMachine,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { type ScriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { saying, startPurse } from './ledger.examples.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type { CallResult } from './ledger.schema.ts'
import { lockReason } from './purse.selectors.ts'
import { unknownResult } from './send-through-lock.ts'

const { lateMs } = ledgerPolicy
const [before, after] = [500, 250]
const changed = saying('changed')

/** Opens several documents of one browser that show the same savings. */
function openBrowser(options?: Parameters<typeof sharedPurses>[0]) {
  const browser = sharedPurses(options)
  const clock = new SimulatedClock()
  let moved = 1_000_000
  let balance = before
  let sent = 0

  const open = async () => {
    const truth = createActor(resourceMachine(() => Effect.sync(() => balance))).start()
    const page = await startPurse({ browser, clock, now: () => clock.now() + moved, truth })
    const look = () => {
      truth.send({ type: 'resource.needed' })
      return waitUntilIdle()
    }
    await look()
    return {
      ...page,
      look,
      press: async () => {
        const asked = page.card.asked.length
        await page.toCard()
        sent += page.card.asked.length - asked
      },
      notSent: () => page.heard.filter((words) => words === 'NotSent').length,
      isIdle: () => lockReason(page.now()) === undefined,
      balance: () => currentValue(truth),
      close: () => {
        page.purse.stop()
        page.document.close()
      },
    }
  }

  return {
    open,
    /** Closes a document and opens another in its place. */
    reload: async (page: { close(): void }) => {
      page.close()
      return open()
    },
    sent: () => sent,
    browser,
    carryOut: () => {
      balance = after
    },
    wait: async (ms: number) => {
      clock.increment(ms)
      await waitUntilIdle()
    },
    moveClock: (ms: number) => {
      moved += ms
    },
  }
}

describe('A call with an unknown end (OQ-032, OQ-135)', () => {
  const lost = [
    ['has no answer', (card) => card.fail(unreachable)],
    ['gets the answer of a gateway (502)', (card) => card.fail(serverFault(502))],
    ['gets an empty answer', (card) => card.answer(unknownResult)],
  ] satisfies [string, (card: ScriptedCall<CallResult>) => void][]

  test.each(lost)(
    'OQ-135 if it %s, and its page is reloaded, nothing is sent until it has had time to take effect and the balance is read',
    async (_, lose) => {
      const browser = openBrowser()
      const first = await browser.open()
      await first.press()
      await lose(first.card)
      await waitUntilIdle()
      const second = await browser.reload(first)
      browser.carryOut()
      await second.press()
      await browser.wait(lateMs - 1)
      await second.press()
      expect([browser.sent(), second.notSent(), second.balance()]).toEqual([1, 2, before])
      await browser.wait(1)
      expect([second.balance(), second.isIdle()]).toEqual([after, true])
    },
  )

  test.each(lost)(
    'OQ-135 if it %s, and its page stays open, nothing is sent before then either',
    async (_, lose) => {
      const browser = openBrowser()
      const page = await browser.open()
      await page.press()
      await lose(page.card)
      browser.carryOut()
      await page.press()
      await browser.wait(lateMs - 1)
      await page.press()
      expect([browser.sent(), page.notSent(), page.balance()]).toEqual([1, 2, before])
      await browser.wait(1)
      expect([page.balance(), page.isIdle()]).toEqual([after, true])
      await page.press()
      expect(browser.sent()).toBe(2)
    },
  )

  test('SESSION-03, OQ-135 even after the end of the session and a login, the balance is read afterwards', async () => {
    const browser = openBrowser()
    const first = await browser.open()
    await first.press()
    await first.card.fail(unreachable)
    await browser.wait(lateMs)
    await first.press()
    await first.card.fail(unauthorised)
    const second = await browser.reload(first)
    expect([second.isIdle(), browser.browser.marks()]).toEqual([
      true,
      { [`savings of ${exampleMember.emailAddress}`]: { changed: expect.any(String) } },
    ])
  })

  test.each([
    ['stays', () => undefined],
    ['is closed at once', (page: { close(): void }) => page.close()],
  ])(
    'OQ-032, OQ-135 a tab opened before the loss, and one opened after it whose own %s, both wait and then read the balance',
    async (_, leave) => {
      const browser = openBrowser()
      const [first, second] = [await browser.open(), await browser.open()]
      await first.press()
      await first.card.fail(unreachable)
      leave(first)
      const third = await browser.open()
      browser.carryOut()
      for (const tab of [second, third]) {
        expect(lockReason(tab.now())).toBe('mayStillArrive')
        await tab.press()
      }
      expect(browser.sent()).toBe(1)
      await browser.wait(lateMs)
      expect([second.balance(), third.balance()]).toEqual([after, after])
      expect([second.isIdle(), third.isIdle()]).toEqual([true, true])
    },
  )

  test('OQ-032, OQ-135 if a tab is closed while its call is in flight, another tab waits and then reads the balance', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    expect(lockReason(second.now())).toBe('elsewhere')
    await browser.wait(50_000)
    first.close()
    await waitUntilIdle()
    browser.carryOut()
    expect(lockReason(second.now())).toBe('mayStillArrive')
    await browser.wait(lateMs - 1)
    expect([second.balance(), second.isIdle()]).toEqual([before, false])
    await browser.wait(1)
    expect([second.balance(), second.isIdle()]).toEqual([after, true])
  })

  test.each([[-30], [30]])(
    'OQ-135 moving the device’s clock by %i hours makes nobody wait longer or miss the effect',
    async (hours) => {
      const browser = openBrowser()
      const first = await browser.open()
      await first.press()
      await first.card.fail(unreachable)
      browser.moveClock(hours * 3_600_000)
      const second = await browser.reload(first)
      browser.carryOut()
      await browser.wait(lateMs)
      expect([second.balance(), second.isIdle()]).toEqual([after, true])
    },
  )

  test('OQ-135 a page whose call another one has given up still waits for its own answer', async () => {
    const browser = openBrowser({ hasLocks: false })
    const [page, other] = [await browser.open(), await browser.open()]
    await page.press()
    await waitUntilIdle()
    expect(lockReason(other.now())).toBe('mayStillArrive')
    await browser.wait(lateMs)
    await page.press()
    expect([lockReason(page.now()), browser.sent()]).toEqual(['inFlight', 1])
  })

  test('OQ-135 a page that wakes after that time, whose timers were late, doesn’t wait again', async () => {
    const browser = openBrowser()
    const page = await browser.open()
    await page.press()
    await page.card.fail(unreachable)
    await browser.wait(lateMs - 1)
    browser.moveClock(2_000)
    browser.carryOut()
    page.document.wake()
    await browser.wait(1)
    expect([page.balance(), page.isIdle()]).toEqual([after, true])
  })

  test('OQ-135 pages reloaded again and again after that time wait a minute in all', async () => {
    const browser = openBrowser()
    const first = await browser.open()
    await first.press()
    await first.card.fail(unreachable)
    first.close()
    await browser.wait(5 * lateMs)
    const second = await browser.open()
    await browser.wait(lateMs - 1)
    const third = await browser.reload(second)
    await browser.wait(1)
    expect(third.isIdle()).toBe(true)
  })

  test('OQ-135 if another tab has sent the next call, this tab waits for its end', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    await first.card.fail(unreachable)
    browser.browser.callElsewhere('savings')
    await waitUntilIdle()
    await browser.wait(2 * lateMs)
    expect(lockReason(second.now())).toBe('elsewhere')
  })
})

describe('Between the documents of a browser (OQ-032, OQ-135)', () => {
  /** A browser that lets a test decide when its documents get a lock, or learn that one is free. */
  function slowBrowser() {
    const browser = sharedPurses()
    const waiting: (() => void)[] = []
    const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
    const open = () => {
      const document = browser.open()
      const of: typeof document.of = (...given) => {
        const mark = document.of(...given)
        return { ...mark, hold: (key) => turn().then(() => mark.hold(key)), whenFree: turn }
      }
      return { ...document, of }
    }
    return { ...browser, open, waiting }
  }

  test('OQ-135 a change that comes between a press and its lock stops the press', async () => {
    const browser = slowBrowser()
    const page = await startPurse({ browser })
    await page.toCard()
    browser.callElsewhere('savings').answered()
    await waitUntilIdle()
    browser.waiting[0]?.()
    await waitUntilIdle()
    expect([page.card.asked.length, page.heard]).toEqual([0, ['NotSent']])
  })

  test('OQ-135 a page that waits for the end of one call doesn’t give up the next', async () => {
    const browser = slowBrowser()
    const page = await startPurse({ browser })
    const first = browser.callElsewhere('savings')
    await waitUntilIdle()
    first.answered()
    browser.callElsewhere('savings')
    await waitUntilIdle()
    browser.waiting[0]?.()
    await waitUntilIdle()
    expect([page.place(), Object.values(browser.marks())]).toEqual([
      'elsewhere',
      [expect.not.objectContaining({ lateUntil: expect.any(Number) })],
    ])
  })

  test('OQ-135 if two of three tabs press at once, the end of the first call doesn’t let a second join one in flight', async () => {
    const browser = openBrowser()
    const [first, second, third] = [
      await browser.open(),
      await browser.open(),
      await browser.open(),
    ]
    await Promise.all([first.press(), second.press()])
    expect(browser.sent()).toBe(1)
    await first.card.answer(changed)
    for (const tab of [second, third]) await tab.look()
    await second.press()
    await third.press()
    expect([browser.sent(), third.notSent()]).toEqual([2, 1])
  })

  test('OQ-135 in three tabs at most one call on the savings is in flight at any time (property)', async () => {
    const step = tuple(
      integer({ min: 0, max: 2 }),
      constantFrom('press', 'both press', 'answer', 'refuse', 'lose', 'fault', 'reload', 'wait'),
    )
    await assert(
      asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
        const browser = openBrowser()
        const tabs = [await browser.open(), await browser.open(), await browser.open()]
        const ended = new Map<unknown, number>()
        const endedOf = (card: unknown) => ended.get(card) ?? 0
        const inFlight = () =>
          tabs.reduce((sum, { card }) => sum + card.asked.length - endedOf(card), 0)
        const end = async ({ card }: (typeof tabs)[number], how: () => Promise<void>) => {
          if (card.asked.length === endedOf(card)) return
          ended.set(card, endedOf(card) + 1)
          await how()
        }
        for (const [place, happening] of steps) {
          const tab = tabs[place]
          const next = tabs[(place + 1) % 3]
          if (!tab || !next) return
          const { card } = tab
          const happen = {
            press: () => tab.press(),
            'both press': () => Promise.all([tab.press(), next.press()]),
            answer: () => end(tab, () => card.answer(changed)),
            refuse: () => end(tab, () => card.fail(unauthorised)),
            lose: () => end(tab, () => card.fail(unreachable)),
            fault: () => end(tab, () => card.fail(serverFault(500))),
            reload: async () => {
              tabs[place] = await browser.reload(tab)
            },
            wait: () => browser.wait(lateMs / 2),
          }
          await happen[happening]()
          for (const one of tabs) await one.look()
          expect(inFlight()).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('OQ-032, OQ-135 a tab whose figures another one has changed sends nothing before it has read them', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    await second.press()
    browser.carryOut()
    await first.card.answer(changed)
    expect([second.balance(), browser.sent(), second.notSent()]).toEqual([undefined, 1, 1])
    await second.look()
    expect([second.balance(), second.isIdle()]).toEqual([after, true])
  })

  test('OQ-032, OQ-135 a frozen tab that missed another’s changes sends nothing at a press, and reads its figures again', async () => {
    const browser = openBrowser()
    const [first, frozen] = [await browser.open(), await browser.open()]
    frozen.document.listen(() => undefined)
    await first.press()
    await first.card.answer(changed)
    expect(frozen.balance()).toBe(before)
    await frozen.press()
    expect([browser.sent(), frozen.notSent(), frozen.balance()]).toEqual([1, 1, undefined])
  })

  test('OQ-032 a refused call changes nothing', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    await first.card.fail(unauthorised)
    await waitUntilIdle()
    expect([second.isIdle(), second.balance(), browser.browser.marks()]).toEqual([true, before, {}])
  })

  test('OQ-135 without locks, a call in flight elsewhere blocks this one until its end, or for as long as it may take effect', async () => {
    const browser = openBrowser({ hasLocks: false })
    const page = await browser.open()
    const call = browser.browser.callElsewhere('savings')
    await waitUntilIdle()
    await page.press()
    expect([browser.sent(), page.isIdle()]).toEqual([0, false])
    call.answered()
    await waitUntilIdle()
    expect(page.isIdle()).toBe(true)
    browser.browser.callElsewhere('savings')
    await waitUntilIdle()
    await browser.wait(lateMs - 1)
    expect(page.isIdle()).toBe(false)
    await browser.wait(1)
    expect([page.isIdle(), browser.browser.marks()]).toEqual([
      true,
      { [`savings of ${exampleMember.emailAddress}`]: { changed: expect.any(String) } },
    ])
  })

  test('OQ-135 without locks, a call lost elsewhere blocks this one from then on', async () => {
    const browser = openBrowser({ hasLocks: false })
    const page = await browser.open()
    const call = browser.browser.callElsewhere('savings')
    await waitUntilIdle()
    await browser.wait(lateMs - 1)
    call.lost(1_000_000 + lateMs - 1)
    await waitUntilIdle()
    await browser.wait(lateMs - 1)
    expect(page.isIdle()).toBe(false)
    await browser.wait(1)
    expect(page.isIdle()).toBe(true)
  })
})
