import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pounds, resourceMachine, serverFault, unreachable } from '../kernel/index.ts'
import { ledgerPolicy } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { shownAs } from '../testing/control.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { testLedger } from '../testing/test-ledger.ts'
import { answered, member, memberAfter, startCard, today } from './card.examples.ts'
import { cardWithdrawalMachine } from './card.machine.ts'
import { cardWithdrawalView } from './card.selectors.ts'
import { cardBannersOnReturn, cardHints, cardSteps } from './card.table.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { CardWithdrawalAnswer } from './withdrawal.schema.ts'

check(cardSteps)
check(cardHints)
check(cardBannersOnReturn)

describe('One click on the card button', () => {
  test('CARDW-01, CARDW-02 a click sends nothing without the flag or without savings', async () => {
    const cases = [
      { ...member, isSavingsWithdrawalOn: false },
      { ...member, availableBalance: pounds('0.00') },
    ]
    for (const poor of cases) {
      const { withdraw, click } = startCard(poor)
      await click()
      expect(withdraw.asked).toEqual([])
    }
  })

  test('CARDW-10 nothing can be withdrawn before the member is read', async () => {
    const read = scriptedCall<Member>()
    const withdraw = scriptedCall<CardWithdrawalAnswer>()
    const noMember = createActor(resourceMachine(read.call)).start()
    const actor = createActor(cardWithdrawalMachine({ withdrawToCard: withdraw.call }), {
      input: { member: noMember, purse: testLedger({ member: noMember }).savings },
    }).start()
    actor.send({ type: 'withdrawal.requested' })
    await waitUntilIdle()
    const { buttons } = cardWithdrawalView(actor.getSnapshot(), today)
    expect([withdraw.asked, buttons]).toEqual([
      [],
      { card: { state: 'hidden' }, bank: { state: 'hidden' } },
    ])
  })

  test('CARDW-05, CARDW-10 the member in the answer gives the outcome and the new balances', async () => {
    const { withdraw, click, held, texts, read } = startCard()
    await click()
    await withdraw.answer(answered('withdrawn'))
    expect([texts(), held()?.availableBalance, read.asked.length]).toEqual([
      [withdrawalMessages.withdrawn],
      pounds('250.00'),
      0,
    ])
  })

  test('CARDW-06, CARDW-08 the banner names the limit in the answer', async () => {
    const { countLimited, capped } = withdrawalMessages
    for (const [outcome, text] of [
      ['countLimited', countLimited(3)],
      ['capped', capped(pounds('180'))],
    ] as const) {
      const { withdraw, click, texts } = startCard()
      await click()
      const after = { ...memberAfter(outcome), withdrawalLimit: pounds('180') }
      await withdraw.answer({ outcome, member: { ...after, withdrawalCountLimit: 3 } })
      expect(texts().at(-1)).toBe(text)
    }
  })

  test('CARDW-06, CARDW-10 the answer’s own outcome takes precedence over an old one on the member', async () => {
    const { countLimited, failed } = withdrawalMessages
    for (const [outcome, text] of [
      ['countLimited', countLimited(1)],
      ['failed', failed],
    ] as const) {
      const { withdraw, click, read, texts } = startCard(memberAfter('withdrawn'))
      await click()
      await withdraw.answer({ outcome })
      await read.answer(memberAfter('withdrawn'))
      expect(texts()).toEqual([text])
      await click()
      await withdraw.answer({ member: memberAfter('withdrawn'), outcome })
      expect(texts()).toEqual([text])
    }
  })

  test('CARDW-05, CARDW-10 an old outcome with unchanged savings is not announced (OQ-116)', async () => {
    const { withdraw, click, read, view, clock } = startCard(memberAfter('withdrawn'))
    await click()
    await withdraw.answer({})
    await read.answer(memberAfter('withdrawn'))
    expect(view().notices).toEqual([
      {
        about: 'failed',
        tone: 'error',
        text: withdrawalMessages.failed,
        addition: withdrawalMessages.ours.mayHaveArrived,
      },
    ])
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
    await read.answer(memberAfter('withdrawn'))
    await click()
    await withdraw.answer({})
    await read.answer({ ...memberAfter('withdrawn'), availableBalance: pounds('10.00') })
    expect(view().notices.map(({ about }) => about)).toEqual(['withdrawn'])
  })

  test('CARDW-06 the outcome in an answer is shown even if the member can’t be read', async () => {
    const { withdraw, click, read, view } = startCard()
    await click()
    await withdraw.answer({ outcome: 'countLimited' })
    await read.fail(serverFault(500))
    expect([view().notices, view().isUnread]).toEqual([
      [{ about: 'countLimited', tone: 'error', text: withdrawalMessages.countLimited(1) }],
      true,
    ])
  })

  test('CARDW-10, PERM-02 an answer about another member counts as no answer', async () => {
    const { withdraw, click, view, held } = startCard()
    await click()
    const other = { ...memberAfter('withdrawn'), emailAddress: 'sam@example.com' }
    await withdraw.answer({ outcome: 'withdrawn', member: other })
    const additions = view().notices.map(({ addition }) => addition)
    expect([held(), additions, shownAs(view().buttons.card)]).toEqual([
      member,
      [withdrawalMessages.ours.mayHaveArrived],
      'mayStillArrive',
    ])
  })
})

test('CARDW-02, OQ-135 an outdated balance is read again before anything is withdrawn', async () => {
  const { actor, withdraw, click, read, resource, readAgain, held, view } = startCard()
  resource.send({ type: 'resource.invalidated' })
  resource.send({ type: 'resource.needed' })
  await waitUntilIdle()
  await read.fail(serverFault(500))
  await click()
  expect([withdraw.asked.length, view().isUnread, shownAs(view().buttons.card)]).toEqual([
    0,
    true,
    'balanceUnknown',
  ])
  await readAgain()
  expect([view().isUnread, view().isReading]).toEqual([false, true])
  await read.answer(memberAfter('withdrawn'))
  expect([held()?.availableBalance, actor.getSnapshot().context.notices]).toEqual([
    pounds('250.00'),
    [],
  ])
  await click()
  expect(withdraw.asked).toHaveLength(1)
})

describe('A late answer', () => {
  test('CARDW-10 a late answer doesn’t replace a newer member: the balances are read again, and the outcome is shown', async () => {
    const { withdraw, click, read, texts, held, view, resource } = startCard()
    await click()
    resource.send({ type: 'resource.replaced', value: { ...member, name: { lastName: 'New' } } })
    await withdraw.answer(answered('withdrawn'))
    expect([held()?.name.lastName, shownAs(view().buttons.card), read.asked.length]).toEqual([
      'New',
      'refreshing',
      1,
    ])
    const newest = { ...memberAfter('countLimited'), availableBalance: pounds('250.00') }
    await read.answer({ ...newest, name: { lastName: 'New' } })
    expect([held()?.name.lastName, held()?.availableBalance, texts()]).toEqual([
      'New',
      pounds('250.00'),
      [withdrawalMessages.withdrawn],
    ])
  })
})

test('CARDW-04 a withdrawal runs until it is answered, and then the balance is read', async () => {
  const { withdraw, click, read, view } = startCard()
  const busyStates = () => [view().isWithdrawing, view().isReading]
  expect(busyStates()).toEqual([false, false])
  for (const answer of [() => withdraw.fail(serverFault(500)), () => withdraw.answer({})]) {
    await click()
    expect(busyStates()).toEqual([true, false])
    await answer()
    expect(busyStates()).toEqual([false, true])
    await read.answer(memberAfter('withdrawn'))
    expect(busyStates()).toEqual([false, false])
  }
})

describe('A lost response to a card withdrawal (OQ-117, OQ-135)', () => {
  test('CARDW-04 an unreadable member keeps the button disabled, and trying again only reads', async () => {
    const { withdraw, click, read, view, readAgain } = startCard()
    await click()
    await withdraw.fail(serverFault(500))
    await read.fail(unreachable)
    expect([view().isUnread, shownAs(view().buttons.card)]).toEqual([true, 'balanceUnknown'])
    await click()
    await readAgain()
    expect([read.asked.length, withdraw.asked.length]).toEqual([2, 1])
    await read.fail(unreachable)
    expect(view().isUnread).toBe(true)
    await readAgain()
    await read.answer(member)
    expect([view().isUnread, shownAs(view().buttons.card)]).toEqual([false, 'enabled'])
  })

  test('CARDW-03 the call has no deadline, but after 15 s the page says that it is taking a long time', async () => {
    const { withdraw, click, view, clock } = startCard()
    await click()
    clock.increment(14_999)
    expect(view().isWaitingLong).toBe(false)
    clock.increment(1)
    expect([view().isWaitingLong, withdraw.interrupted()]).toEqual([true, 0])
    clock.increment(600_000)
    await withdraw.answer(answered('withdrawn'))
    expect([view().isWaitingLong, view().notices.length]).toEqual([false, 1])
  })
})

describe('The banners', () => {
  test('CARDW-09 even the error can be dismissed, even while the member is read again', async () => {
    const { withdraw, click, texts, send } = startCard()
    await click()
    await withdraw.fail(unreachable)
    await send({ type: 'notice.dismissed', about: 'failed' })
    expect(texts()).toEqual([])
  })
})

test('CARDW-04 no second call is made while one is unanswered (property)', async () => {
  const steps = constantFrom('click', 'answer', 'lose', 'read', 'retry', 'dismiss')
  await assert(
    asyncProperty(arrayOf(steps, { maxLength: 12 }), async (story) => {
      const { withdraw, click, read, send, readAgain } = startCard()
      let settled = 0
      const count = () => {
        settled += 1
      }
      const nobodyWaits = () => {}
      const happen = {
        click,
        answer: () => withdraw.answer(answered('withdrawn')).then(count, nobodyWaits),
        lose: () => withdraw.fail(unreachable).then(count, nobodyWaits),
        read: () => read.answer(member).catch(nobodyWaits),
        retry: readAgain,
        dismiss: () => send({ type: 'notice.dismissed', about: 'failed' }),
      }
      for (const step of story) {
        await happen[step]()
        expect(withdraw.asked.length - settled).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})
