import { Effect } from 'effect'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  currentValue,
  Pence,
  type RereadableRef,
  resourceOf,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import {
  isHeldElsewhere,
  isSettled,
  ledgerPolicy,
  mayStillArrive,
  type Purse,
  purses,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { clockOf } from '../testing/clock-of.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { CardWithdrawalAnswer } from '../withdrawal/index.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

const { lateMs } = ledgerPolicy
const [before, after] = [Pence.make(500), Pence.make(250)]
const another: Member = { ...exampleMember, emailAddress: 'another@example.com' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The documents of one browser, over one server. */
function openBrowser(options?: Parameters<typeof sharedPurses>[0]) {
  const browser = sharedPurses(options)
  let now = 1_000_000
  let balance = before
  const sent: string[] = []

  const open = async (whose = exampleMember) => {
    const document = browser.open()
    const card = scriptedCall<CardWithdrawalAnswer>()
    const withdrawToCard = () => {
      sent.push(whose.emailAddress ?? '')
      return card.call()
    }
    const readMember = vi.fn(() =>
      Effect.sync((): Member => ({ ...whose, availableBalance: balance })),
    )
    const server = serverWith({
      statements: {
        readMemberWellness: () => Effect.succeed([]),
        readMemberBenefits: () => Effect.succeed([]),
      },
      checkout: {
        readBasket: () => Effect.succeed({ items: [] }),
        readTotal: () => Effect.succeed(0),
      },
      withdrawal: { withdrawToCard },
      member: { readMember },
      clock: clockOf(() => now),
    })
    const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration, {
      shared: document,
    })
    const { ledger, resources, families } = portal.getSnapshot().context
    const need = (...names: (keyof typeof resources)[]) => {
      const all: { readonly [Name in keyof typeof resources]: RereadableRef } = resources
      for (const name of names) all[name].send({ type: 'resource.needed' })
      return quiet()
    }
    await need('member')
    const notSent: string[] = []
    return {
      document,
      ledger,
      resources,
      families,
      need,
      card,
      readMember,
      press: () => {
        const wish = Effect.match(ports.withdrawal.withdrawToCard(), {
          onSuccess: () => undefined,
          onFailure: ({ _tag }) => void (_tag === 'NotSent' && notSent.push(_tag)),
        })
        void Effect.runPromise(wish)
        return quiet()
      },
      notSent,
      savings: () => ledger.savings.getSnapshot(),
      isIdle: () => isSettled(ledger.savings.getSnapshot()),
      balance: () => currentValue(resources.member)?.availableBalance,
      close: () => {
        portal.stop()
        document.close()
      },
    }
  }

  return {
    open,
    /** Closes a document, and opens another in its place. */
    reload: async (page: { close(): void }) => {
      page.close()
      return open()
    },
    sent,
    browser,
    carryOut: () => {
      balance = after
    },
    wait: async (ms: number) => {
      now += ms
      await vi.advanceTimersByTimeAsync(ms)
      await quiet()
    },
    moveClock: (ms: number) => {
      now += ms
    },
  }
}

describe('A call whose end nobody knows (OQ-032, OQ-135)', () => {
  const lost = [
    ['has no answer', (card) => card.fail(unreachable)],
    ['gets the answer of a gateway (502)', (card) => card.fail(serverFault(502))],
    ['gets an empty answer', (card) => card.answer({})],
  ] satisfies [string, (card: ReturnType<typeof scriptedCall<CardWithdrawalAnswer>>) => void][]

  test.each(lost)(
    'OQ-135 it %s, and its page is loaded again: nothing is sent before its effect has had its time; then the balance is read',
    async (_, lose) => {
      const browser = openBrowser()
      const first = await browser.open()
      await first.press()
      await lose(first.card)
      await quiet()
      const second = await browser.reload(first)
      browser.carryOut()
      await second.press()
      await browser.wait(lateMs - 1)
      await second.press()
      expect([browser.sent.length, second.notSent.length, second.balance()]).toEqual([1, 2, before])
      await browser.wait(1)
      expect([second.balance(), second.isIdle()]).toEqual([after, true])
    },
  )

  test.each(lost)('OQ-135 it %s, and its page stays: the same holds', async (_, lose) => {
    const browser = openBrowser()
    const page = await browser.open()
    await page.press()
    await lose(page.card)
    browser.carryOut()
    await page.press()
    await browser.wait(lateMs - 1)
    await page.press()
    expect([browser.sent.length, page.notSent.length, page.balance()]).toEqual([1, 2, before])
    await browser.wait(1)
    expect([page.balance(), page.isIdle()]).toEqual([after, true])
    await page.press()
    expect(browser.sent).toHaveLength(2)
  })

  test('SESSION-03, OQ-135 it was followed by the end of the session and a login: the balance after it is read all the same', async () => {
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
    'OQ-032, OQ-135 another tab was open when it was lost, and one was opened after; its own %s: both wait, and then read the balance after it',
    async (_, leave) => {
      const browser = openBrowser()
      const [first, second] = [await browser.open(), await browser.open()]
      await first.press()
      await first.card.fail(unreachable)
      leave(first)
      const third = await browser.open()
      browser.carryOut()
      for (const tab of [second, third]) {
        expect(mayStillArrive(tab.savings())).toBe(true)
        await tab.press()
      }
      expect(browser.sent).toHaveLength(1)
      await browser.wait(lateMs)
      expect([second.balance(), third.balance()]).toEqual([after, after])
      expect([second.isIdle(), third.isIdle()]).toEqual([true, true])
    },
  )

  test('OQ-032, OQ-135 its tab was closed while it was in flight: another tab waits, and then reads the balance after it', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    expect(isHeldElsewhere(second.savings())).toBe(true)
    await browser.wait(50_000)
    first.close()
    await quiet()
    browser.carryOut()
    expect(mayStillArrive(second.savings())).toBe(true)
    await browser.wait(lateMs - 1)
    expect([second.balance(), second.isIdle()]).toEqual([before, false])
    await browser.wait(1)
    expect([second.balance(), second.isIdle()]).toEqual([after, true])
  })

  test.each([[-30], [30]])(
    'OQ-135 the device’s clock was moved by %i hours meanwhile: nobody waits longer, and nobody misses the effect',
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

  test('OQ-135 a fault of the server has ended it: calls go out meanwhile, and every document reads once more, a reloaded one too', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    await first.card.fail(serverFault(500))
    const third = await browser.reload(first)
    await second.need('member')
    expect([second.isIdle(), third.isIdle()]).toEqual([true, true])
    browser.carryOut()
    await browser.wait(lateMs - 1)
    expect([second.balance(), third.balance()]).toEqual([before, before])
    await browser.wait(1)
    await second.need('member')
    await third.need('member')
    expect([second.balance(), third.balance()]).toEqual([after, after])
  })
})

describe('Between the documents of a browser (OQ-032, OQ-135)', () => {
  test('OQ-135 three tabs, two pressed at once: the end of the first call lets no second go out beside one in flight', async () => {
    const browser = openBrowser()
    const [first, second, third] = [
      await browser.open(),
      await browser.open(),
      await browser.open(),
    ]
    await Promise.all([first.press(), second.press()])
    expect(browser.sent).toHaveLength(1)
    await first.card.answer({ outcome: 'withdrawn', member: exampleMember })
    for (const tab of [second, third]) await tab.need('member')
    await second.press()
    await third.press()
    expect([browser.sent.length, third.notSent.length]).toEqual([2, 1])
  })

  test('OQ-135 whatever happens in three tabs, at most one call on the savings is in flight in the browser', async () => {
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
            answer: () =>
              end(tab, () => card.answer({ outcome: 'withdrawn', member: exampleMember })),
            refuse: () => end(tab, () => card.fail(unauthorised)),
            lose: () => end(tab, () => card.fail(unreachable)),
            fault: () => end(tab, () => card.fail(serverFault(500))),
            reload: async () => {
              tabs[place] = await browser.reload(tab)
            },
            wait: () => browser.wait(lateMs / 2),
          }
          await happen[happening]()
          for (const one of tabs) await one.need('member')
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
    await first.card.answer({ outcome: 'withdrawn' })
    expect([second.balance(), browser.sent.length, second.notSent.length]).toEqual([
      undefined,
      1,
      1,
    ])
    await second.need('member')
    expect([second.balance(), second.isIdle()]).toEqual([after, true])
  })

  test('OQ-032, OQ-135 a frozen tab missed what another one has written: its press sends nothing, and what it shows is read again', async () => {
    const browser = openBrowser()
    const [first, frozen] = [await browser.open(), await browser.open()]
    frozen.document.listen(() => undefined)
    await first.press()
    await first.card.answer({ outcome: 'withdrawn' })
    expect(frozen.balance()).toBe(before)
    await frozen.press()
    expect([browser.sent.length, frozen.notSent.length, frozen.balance()]).toEqual([
      1,
      1,
      undefined,
    ])
  })

  test('OQ-032 a tab that wakes follows what was written meanwhile', async () => {
    const browser = openBrowser()
    const page = await browser.open()
    browser.browser.callElsewhere('savings', 'bankWithdrawal')
    page.document.wake()
    expect(isHeldElsewhere(page.savings())).toBe(true)
  })

  test('OQ-032 a call that was refused leaves everything as it is', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await first.press()
    await first.card.fail(unauthorised)
    await quiet()
    expect([second.isIdle(), second.balance(), browser.browser.marks()]).toEqual([true, before, {}])
  })

  test('PERM-02, OQ-032 what another member’s tab has sent or changed is not about this member’s money', async () => {
    const browser = openBrowser()
    const [ours, theirs] = [await browser.open(), await browser.open(another)]
    await theirs.press()
    expect(isHeldElsewhere(ours.savings())).toBe(false)
    await theirs.card.answer({ outcome: 'withdrawn' })
    expect([ours.balance(), ours.isIdle()]).toEqual([before, true])
    await ours.press()
    expect(browser.sent).toEqual([another.emailAddress, exampleMember.emailAddress])
  })

  test('OQ-032 another tab has changed the savings before this page knows its member: what was requested before does not count', async () => {
    const browser = openBrowser()
    const opening = browser.open()
    browser.browser.callElsewhere('savings', 'bankWithdrawal').answered()
    const page = await opening
    expect(page.resources.member.getSnapshot().matches('stale')).toBe(true)
  })

  test('OQ-135 a browser without locks: a call in flight elsewhere holds this one back until its end, or for as long as its effect may come', async () => {
    const browser = openBrowser({ hasLocks: false })
    const page = await browser.open()
    const call = browser.browser.callElsewhere('savings', 'bankWithdrawal')
    await quiet()
    await page.press()
    expect([browser.sent.length, page.isIdle()]).toEqual([0, false])
    call.answered()
    await quiet()
    expect(page.isIdle()).toBe(true)
    browser.browser.callElsewhere('savings', 'bankWithdrawal')
    await quiet()
    await browser.wait(lateMs - 1)
    expect(page.isIdle()).toBe(false)
    await browser.wait(1)
    expect([page.isIdle(), browser.browser.marks()]).toEqual([
      true,
      { [`savings of ${exampleMember.emailAddress}`]: { changed: expect.any(String) } },
    ])
  })

  test('OQ-135 a browser without locks: a call that is lost late there holds this one back from then on', async () => {
    const browser = openBrowser({ hasLocks: false })
    const page = await browser.open()
    const call = browser.browser.callElsewhere('savings', 'bankWithdrawal')
    await quiet()
    await browser.wait(lateMs - 1)
    call.lost(1_000_000 + lateMs - 1)
    await quiet()
    await browser.wait(lateMs - 1)
    expect(page.isIdle()).toBe(false)
    await browser.wait(1)
    expect(page.isIdle()).toBe(true)
  })

  test('BASKET-02, OQ-032 something else than a call has changed the basket: the other tabs read it again', async () => {
    const browser = openBrowser()
    const [first, second] = [await browser.open(), await browser.open()]
    await second.need('basket')
    first.ledger.basket.send({ type: 'change.noticed' })
    await quiet()
    const basket = second.resources.basket.getSnapshot()
    expect([basket.matches('stale'), first.ledger.basket.getSnapshot().matches('idle')]).toEqual([
      true,
      true,
    ])
  })
})

describe('What a change makes outdated', () => {
  const outdated: Readonly<Record<Purse, readonly string[]>> = {
    savings: ['member'],
    salary: ['member', 'wellness', 'reward'],
    benefits: ['member', 'wellness', 'reward'],
    basket: ['basket', 'total'],
    payment: [],
  }
  type Page = Awaited<ReturnType<ReturnType<typeof openBrowser>['open']>>
  const partsOf = ({ resources, families: { total } }: Page) => ({
    ...{ member: resources.member, basket: resources.basket, total: resourceOf(total, 'credit') },
    ...{ wellness: resources.wellness, reward: resources.reward },
  })
  const showAll = async (page: Page) => {
    for (const part of Object.values(partsOf(page)) as RereadableRef[])
      part.send({ type: 'resource.needed' })
    await quiet()
  }
  const outdatedIn = (page: Page) =>
    Object.entries(partsOf(page)).flatMap(([name, part]) =>
      part.getSnapshot().matches('ready') ? [] : [name],
    )

  for (const purse of purses) {
    test(`OQ-032 another tab has changed ${purse}: what this tab read of it is outdated, and nothing else`, async () => {
      const browser = openBrowser()
      const page = await browser.open()
      await showAll(page)
      browser.browser.callElsewhere(purse, 'order').answered()
      await quiet()
      expect(outdatedIn(page)).toEqual(outdated[purse])
    })
  }

  test('OQ-032, ACCOUNT-16 a cancellation whose answer holds the member: the statements, which list the benefits, are outdated all the same', async () => {
    const page = await openBrowser().open()
    await showAll(page)
    page.ledger.benefits.send({ type: 'call.pressed', call: 'cancellation' })
    page.ledger.benefits.send({ type: 'call.answered', end: 'succeeded', isTruthKnown: true })
    expect(outdatedIn(page)).toEqual(['wellness', 'reward'])
  })
})
