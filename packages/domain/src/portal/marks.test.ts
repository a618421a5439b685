import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { resourceOf } from '../kernel/index.ts'
import { lockReason, type Purse, purses } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { CardWithdrawalAnswer } from '../withdrawal/index.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

const another: Member = { ...exampleMember, emailAddress: 'another@example.com' }

/** A page of a browser whose documents share marks. */
async function openPage(browser = sharedPurses(), whose = exampleMember) {
  const document = browser.open()
  const card = scriptedCall<CardWithdrawalAnswer>()
  let reads = 0
  const server = serverWith({
    statements: {
      readMemberWellness: () => Effect.succeed([]),
      readMemberBenefits: () => Effect.succeed([]),
    },
    checkout: {
      readBasket: () => Effect.succeed({ items: [] }),
      readTotal: () => Effect.succeed(0),
    },
    withdrawal: { withdrawToCard: card.call },
    member: {
      readMember: () =>
        Effect.sync(() => {
          reads += 1
          return whose
        }),
    },
  })
  const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration, {
    shared: document,
  })
  const { ledger, resources, families } = portal.getSnapshot().context
  const parts: Readonly<Record<string, AnyActorRef>> = {
    ...{ member: resources.member, wellness: resources.wellness, reward: resources.reward },
    ...{ basket: resources.basket, total: resourceOf(families.total, 'credit') },
  }
  const look = (at: readonly AnyActorRef[]) => {
    for (const part of at) part.send({ type: 'resource.needed' })
    return waitUntilIdle()
  }
  await look([resources.member])
  return {
    browser,
    document,
    ledger,
    card,
    reads: () => reads,
    press: () => {
      Effect.runFork(ports.withdrawal.withdrawToCard())
      return waitUntilIdle()
    },
    showAll: () => look(Object.values(parts)),
    outdated: () =>
      Object.keys(parts).filter((name) => !parts[name]?.getSnapshot().matches('ready')),
  }
}

describe('The marks of a browser (OQ-032)', () => {
  test('OQ-032 a tab that wakes up applies the marks written while it slept', async () => {
    const { browser, document, ledger } = await openPage()
    browser.callElsewhere('savings')
    document.wake()
    expect(lockReason(ledger.savings.getSnapshot())).toBe('elsewhere')
  })

  test('PERM-02, OQ-032 the changes and calls of another member’s tab don’t affect this member’s money', async () => {
    const ours = await openPage()
    const theirs = await openPage(ours.browser, another)
    await ours.showAll()
    await theirs.press()
    expect(lockReason(ours.ledger.savings.getSnapshot())).toBeUndefined()
    await theirs.card.answer({ outcome: 'withdrawn' })
    expect(ours.outdated()).toEqual([])
    await ours.press()
    expect([theirs.card.asked.length, ours.card.asked.length]).toEqual([1, 1])
  })

  test('OQ-032 if another tab changes the savings before this page knows its member, data requested earlier are outdated', async () => {
    const browser = sharedPurses()
    const opening = openPage(browser)
    browser.callElsewhere('savings').answered()
    const { reads, outdated } = await opening
    expect([reads(), outdated()]).toEqual([1, expect.arrayContaining(['member'])])
  })

  test('BASKET-02, OQ-032 if something other than a call has changed the basket, the other tabs read it again', async () => {
    const first = await openPage()
    const second = await openPage(first.browser)
    await second.showAll()
    first.ledger.basket.send({ type: 'change.noticed' })
    await waitUntilIdle()
    expect([second.outdated(), first.ledger.basket.getSnapshot().matches('idle')]).toEqual([
      ['basket', 'total'],
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

  for (const purse of purses) {
    test(`OQ-032 if another tab changes ${purse}, this tab’s copy is outdated, and nothing else`, async () => {
      const page = await openPage()
      await page.showAll()
      page.browser.callElsewhere(purse).answered()
      await waitUntilIdle()
      expect(page.outdated()).toEqual(outdated[purse])
    })
  }

  test('OQ-032, ACCOUNT-16 a cancellation makes the statements stale, even if its answer contains the member', async () => {
    const page = await openPage()
    await page.showAll()
    page.ledger.benefits.send({ type: 'call.pressed', call: 'cancellation' })
    page.ledger.benefits.send({ type: 'call.ended', purse: 'known', end: 'succeeded' })
    expect(page.outdated()).toEqual(['wellness', 'reward'])
  })
})
