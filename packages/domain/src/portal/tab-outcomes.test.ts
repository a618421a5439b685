import { Effect, Fiber } from 'effect'
import { describe, expect, test } from 'vitest'
import { type Failure, unauthorised, unreachable } from '../kernel/index.ts'
import {
  callEnds,
  type KeptCall,
  type OutcomeMemory,
  sentenceOf,
  unreported,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

const noCalls: readonly KeptCall[] = []

/** Loads a page in a tab that remembers these calls. */
async function loadPage(before = noCalls, isOutOfSight = false) {
  let stored = before
  const outcomes: OutcomeMemory = {
    keep: (now) => {
      stored = now
    },
    kept: () => stored,
  }
  const member = scriptedCall<Member>()
  const saveName = scriptedCall<{ readonly answer: string; readonly messages?: string[] }>()
  const server = serverWith({
    account: { saveName: saveName.call },
    member: { readMember: member.call },
  })
  const browser = { ...stillBrowser, isOutOfSight: () => isOutOfSight }
  const { portal, ports } = startPortal(server, browser, exampleConfiguration, {
    shared: sharedPurses().open(),
    outcomes,
  })
  const { context } = portal.getSnapshot()
  context.resources.member.send({ type: 'resource.needed' })
  await waitUntilIdle()
  await member.answer(exampleMember)
  await waitUntilIdle()
  return {
    kept: () => stored.map(({ call, end = 'in flight' }) => `${call} ${end}`),
    keptWhole: () => stored,
    ledger: context.ledger,
    outcomes: context.outcomes,
    portal,
    atFoot: () =>
      unreported(context.outcomes.getSnapshot().context).map((outcome) =>
        [sentenceOf(outcome), ...(outcome.messages ?? [])].join(' '),
      ),
    saveName,
    save: async () => {
      const page = Effect.runFork(ports.account.saveName(exampleMember.name))
      await waitUntilIdle()
      return async () => {
        Effect.runFork(Fiber.interrupt(page))
        await waitUntilIdle()
      }
    },
  }
}

describe('A money call of an earlier page load (OQ-135)', () => {
  for (const end of callEnds)
    test(`OQ-135 the outcome is reported, and stored until the member closes the message: ${end}`, async () => {
      const call = { call: 'cardWithdrawal', at: 0 } as const
      const page = await loadPage([{ ...call, end }])
      expect([page.atFoot().length, page.kept()]).toEqual([1, [`cardWithdrawal ${end}`]])
      const closed = unreported(page.outcomes.getSnapshot().context)
      page.outcomes.send({ type: 'outcomes.closed', closed })
      expect([page.atFoot(), page.kept()]).toEqual([[], []])
    })

  test('OQ-135 a call that was in flight when the page reloaded has an unknown outcome', async () => {
    const call = { call: 'cardWithdrawal', at: 0 } as const
    const page = await loadPage([call])
    expect(page.kept()).toEqual(['cardWithdrawal unknown'])
  })

  test('OQ-135 a call, but not its subject, is stored from the moment it is sent', async () => {
    const { ledger, keptWhole } = await loadPage()
    ledger.basket.send({ type: 'call.pressed', call: 'voucherPurchase', about: 'BOOK' })
    ledger.basket.send({ type: 'call.sent' })
    expect(keptWhole()).toEqual([{ call: 'voucherPurchase', at: 0 }])
  })
})

describe('A save whose page the member leaves (OQ-019)', () => {
  const refused = { answer: 'refused', messages: ['Not that name.'] }

  test('EDIT-05 a refusal is reported with the server’s sentences, which the tab doesn’t store', async () => {
    const { save, saveName, atFoot, kept, keptWhole } = await loadPage()
    const leave = await save()
    await leave()
    expect([atFoot(), kept()]).toEqual([[], ['changes in flight']])
    await saveName.answer(refused)
    expect(atFoot()).toEqual(['Your account changes were not saved. Not that name.'])
    expect([kept(), JSON.stringify(keptWhole())]).toEqual([
      ['changes failed'],
      expect.not.stringContaining('Not that name.'),
    ])
  })

  test('EDIT-03 a page that is still open reports the save itself', async () => {
    const { save, saveName, atFoot, kept } = await loadPage()
    await save()
    await saveName.answer(refused)
    expect([atFoot(), kept()]).toEqual([[], []])
  })

  test('EDIT-05 a later successful save replaces the outcome', async () => {
    const { save, saveName, atFoot } = await loadPage()
    const leave = await save()
    await leave()
    await saveName.answer(refused)
    await save()
    await saveName.answer({ answer: 'saved' })
    expect(atFoot()).toEqual([])
  })

  test('EDIT-05 a save answered while the login covers the page is reported after the login', async () => {
    const { save, saveName, portal, kept } = await loadPage()
    await save()
    portal.send({ type: 'session.expired' })
    await saveName.answer(refused)
    expect(kept()).toEqual(['changes failed'])
  })

  test.each<[string, string[], () => Failure]>([
    ['that gets no answer', ['changes unknown'], () => unreachable],
    ['that meets the end of the session, whose form offers it again', [], () => unauthorised],
  ])('EDIT-05, OQ-134 a save %s, while another page is being fetched: %j', async (_, ends, why) => {
    const { save, saveName, kept } = await loadPage(noCalls, true)
    await save()
    await saveName.fail(why())
    expect(kept()).toEqual(ends)
  })

  test('EDIT-05 a save that was in flight when the page reloaded may have arrived', async () => {
    const { atFoot } = await loadPage([{ call: 'changes', at: 0 }])
    expect(atFoot()).toEqual([
      'We don’t know if your account changes were saved. It’s safe to save them again.',
    ])
  })
})
