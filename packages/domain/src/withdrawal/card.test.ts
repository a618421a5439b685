import { array as arrayOf, assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  currentView,
  forbidden,
  pounds,
  resourceMachine,
  serverFault,
  unauthorised,
  unreachable,
} from '../kernel/index.ts'
import type { OwnCalls } from '../ledger/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { spaced } from '../testing/spaced.ts'
import { play } from '../testing/story.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { type CardWithdrawalEvent, cardWithdrawalMachine } from './card.machine.ts'
import { cardWithdrawalView } from './card.selectors.ts'
import { endOfWithdrawal } from './outcome.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'
import type { CardWithdrawalAnswer } from './withdrawal.schema.ts'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('500.00'),
  withdrawalCountLimit: 1,
  withdrawalLimit: pounds('250'),
  // How an earlier withdrawal ended: it is never announced again.
  lastCardWithdrawal: 'countLimited',
}
const memberAfter = (lastCardWithdrawal: CardOutcome): Member => ({
  ...member,
  ...(endOfWithdrawal(lastCardWithdrawal) === 'made' && { availableBalance: pounds('250.00') }),
  lastCardWithdrawal,
})
const ownCard: OwnCalls = { call: 'cardWithdrawal' }
const ownBank: OwnCalls = { call: 'bankWithdrawal' }
/** An answer that holds the member with the outcome. */
const answered = (outcome: CardOutcome): CardWithdrawalAnswer => ({
  member: memberAfter(outcome),
  outcome,
})

function startCard(initial: Member = member) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: initial })
  const withdraw = scriptedCall<CardWithdrawalAnswer>()
  const clock = new SimulatedClock()
  const ledger = testLedger({ member: resource }, clock)
  const ports = throughLedger({ withdrawToCard: withdraw.call }, ledger, resource)
  const actor = createActor(cardWithdrawalMachine(ports.withdrawal), {
    input: { member: resource, purse: ledger.savings },
    clock,
  }).start()
  const send = async (event: CardWithdrawalEvent) => {
    actor.send(event)
    await quiet()
  }
  const held = () => resource.getSnapshot().context.value
  return {
    resource,
    read,
    withdraw,
    clock,
    actor,
    send,
    held,
    ledger,
    click: () => send({ type: 'withdrawal.requested' }),
    readAgain: async () => {
      resource.send({ type: 'resource.needed' })
      await quiet()
    },
    view: () =>
      cardWithdrawalView(
        actor.getSnapshot(),
        ledger.savings.getSnapshot(),
        held() ?? member,
        currentView(resource.getSnapshot()),
      ),
    texts: () => actor.getSnapshot().context.notices.map(({ text }) => text),
  }
}

describe('How does a withdrawal to the card go, step by step? (section 8, OQ-116, OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'sent', 'card button', 'bank button', 'banners'],
    `
    id                 | case                                                                              | what happens                                        | sent | card button | bank button | banners
    CARDW-03           | before the click nothing is sent or said                                          | shown                                               | 0    | enabled     | enabled     | (none)
    CARDW-03, CARDW-04 | both buttons wait for the answer                                                  | pressed                                             | 1    | disabled    | disabled    | (none)
    CARDW-04           | a second press while one runs sends nothing                                       | pressed; pressed                                    | 1    | disabled    | disabled    | (none)
    CARDW-04, CARDW-05 | answered: both may be pressed again                                               | pressed; withdrawn                                  | 1    | enabled     | enabled     | withdrawn
    CARDW-06           | too often today                                                                   | pressed; count limited                              | 1    | enabled     | enabled     | count limited
    CARDW-07, CARDW-08 | capped: two banners                                                               | pressed; capped                                     | 1    | enabled     | enabled     | withdrawn, capped
    OQ-117             | any other outcome                                                                 | pressed; failed                                     | 1    | enabled     | enabled     | failed
    OQ-117             | any other outcome, though savings have left                                       | pressed; failed, and savings have left              | 1    | enabled     | enabled     | failed, which may have arrived
    OQ-116             | a failure without a member, and savings have left                                 | pressed; failed alone; balance read                 | 1    | enabled     | enabled     | failed, which may have arrived
    CARDW-09           | one of two banners is dismissed                                                   | pressed; capped; 'withdrawn' dismissed              | 1    | enabled     | enabled     | capped
    CARDW-09           | the error is dismissed                                                            | pressed; failed; 'failed' dismissed                 | 1    | enabled     | enabled     | (none)
    OQ-116             | a new click forgets what the last one said                                        | pressed; capped; pressed                            | 2    | disabled    | disabled    | (none)
    OQ-135             | no answer: it may have arrived, so the buttons wait                               | pressed; no answer                                  | 1    | disabled    | disabled    | failed, which may have arrived
    OQ-135             | no answer: a press meanwhile sends nothing                                        | pressed; no answer; pressed                         | 1    | disabled    | disabled    | failed, which may have arrived
    OQ-135             | no answer: the buttons open once the balance is read                              | pressed; no answer; balance read                    | 1    | enabled     | enabled     | failed, which may have arrived
    OQ-135             | a balance that can’t be read keeps them disabled                                  | pressed; no answer; balance not read; pressed       | 1    | disabled    | disabled    | failed, which may have arrived
    OQ-117             | refused before anything happened: only a failure                                  | pressed; forbidden; balance read                    | 1    | enabled     | enabled     | failed
    OQ-116             | an answer without an outcome waits for the member                                 | pressed; answered without one                       | 1    | disabled    | disabled    | (none)
    CARDW-10, OQ-116   | an answer without an outcome: the member’s new outcome and balance decide         | pressed; answered without one; balance read         | 1    | enabled     | enabled     | withdrawn
    OQ-116             | an outcome that can’t be read is unknown                                          | pressed; answered without one; balance not read     | 1    | disabled    | disabled    | failed, which may have arrived
    OQ-116             | an answer that holds a member without an outcome waits for the member, too        | pressed; answered with a member alone               | 1    | disabled    | disabled    | (none)
    CARDW-10, OQ-116   | an answer that holds a member without an outcome: the member that is read decides | pressed; answered with a member alone; balance read | 1    | enabled     | enabled     | withdrawn
    ours               | the session has ended: the login says so, and no banner                           | pressed; session over                               | 1    | enabled     | enabled     | (none)
    CARDW-04           | a transfer to the bank is running: both buttons wait                              | transfer sent; pressed                              | 0    | disabled    | disabled    | (none)
    CARDW-04           | a transfer to the bank was refused: both may be pressed                           | transfer sent; transfer refused; pressed            | 1    | disabled    | disabled    | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { withdraw, click, read, view, send, ledger } = startCard()
      const { lastCardWithdrawal: _, ...without } = member
      const answer = (outcome: CardOutcome) => () => withdraw.answer(answered(outcome))
      const dismiss = (about: CardOutcome) => () => send({ type: 'notice.dismissed', about })
      await play(row['what happens'], {
        shown: () => {},
        pressed: click,
        withdrawn: answer('withdrawn'),
        'count limited': answer('countLimited'),
        capped: answer('capped'),
        failed: answer('failed'),
        'failed, and savings have left': () =>
          withdraw.answer({ outcome: 'failed', member: memberAfter('withdrawn') }),
        'failed alone': () => withdraw.answer({ outcome: 'failed' }),
        'answered without one': () => withdraw.answer({}),
        'answered with a member alone': () => withdraw.answer({ member: without }),
        'session over': () => withdraw.fail(unauthorised),
        'transfer sent': () => ledger.savings.send({ type: 'call.sent', call: 'bankWithdrawal' }),
        'transfer refused': () => ledger.savings.send({ type: 'call.refused', end: 'notMade' }),
        'no answer': () => withdraw.fail(unreachable),
        forbidden: () => withdraw.fail(forbidden),
        'balance read': () => read.answer(memberAfter('withdrawn')),
        'balance not read': () => read.fail(unreachable),
        "'withdrawn' dismissed": dismiss('withdrawn'),
        "'failed' dismissed": dismiss('failed'),
      })
      const { buttons, notices } = view()
      const banners = notices.map(({ about, addition }) =>
        addition === undefined ? spaced(about) : `${spaced(about)}, which may have arrived`,
      )
      expect({
        sent: String(withdraw.asked.length),
        'card button': buttons.card,
        'bank button': buttons.bank,
        banners: banners.join(', ') || '(none)',
      }).toEqual({
        sent: row.sent,
        'card button': row['card button'],
        'bank button': row['bank button'],
        banners: row.banners,
      })
    })
  }
})

describe('When does the page name the most that a press of the card button takes? (CARDW-01, CARDW-02, CARDW-04)', () => {
  const cases = decisionTable(
    ['id', 'case', 'available', 'daily limit', 'what happens', 'card button', 'takes up to'],
    `
    id       | case                                                          | available | daily limit | what happens               | card button | takes up to
    ours     | more than the daily limit: the limit is named                 | £500.00   | £250.00     | shown                      | enabled     | £250.00
    ours     | a penny less than the daily limit: the whole balance is named | £249.99   | £250.00     | shown                      | enabled     | £249.99
    ours     | a penny more than the daily limit: the limit is named         | £250.01   | £250.00     | shown                      | enabled     | £250.00
    ours     | exactly the daily limit: all of it is named                   | £250.00   | £250.00     | shown                      | enabled     | £250.00
    ours     | a daily limit of nothing: the button says no amount           | £500.00   | £0.00       | shown                      | enabled     | (not named)
    ours     | a daily limit of a penny: the penny is named                  | £500.00   | £0.01       | shown                      | enabled     | £0.01
    CARDW-02 | a penny of savings: the penny is named                        | £0.01     | £250.00     | shown                      | enabled     | £0.01
    CARDW-02 | no savings: the button is disabled, and says no amount        | £0.00     | £250.00     | shown                      | disabled    | (not named)
    CARDW-01 | withdrawals are not allowed: there is no button               | £500.00   | £250.00     | not allowed                | hidden      | (not named)
    CARDW-04 | a withdrawal to the card is running                           | £500.00   | £250.00     | pressed                    | disabled    | (not named)
    ours     | the withdrawal was made: what the next takes                  | £500.00   | £250.00     | pressed; £100.00 left      | enabled     | £100.00
    CARDW-04 | a transfer to the bank is running                             | £500.00   | £250.00     | transfer sent              | disabled    | (not named)
    OQ-135   | the balance is being read again                               | £500.00   | £250.00     | balance outdated           | disabled    | (not named)
    OQ-135   | the balance can’t be read                                     | £500.00   | £250.00     | balance outdated; not read | disabled    | (not named)
    `,
  )
  const inPounds = (amount: string) => pounds(amount.replace('£', ''))
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const initial: Member = {
        ...member,
        availableBalance: inPounds(row.available),
        withdrawalLimit: inPounds(row['daily limit']),
        isSavingsWithdrawalOn: row['what happens'] !== 'not allowed',
      }
      const { click, withdraw, read, ledger, resource, readAgain, view } = startCard(initial)
      await play(row['what happens'], {
        shown: () => {},
        'not allowed': () => {},
        pressed: click,
        '£100.00 left': () =>
          withdraw.answer({
            outcome: 'capped',
            member: { ...initial, availableBalance: pounds('100.00') },
          }),
        'transfer sent': () => ledger.savings.send({ type: 'call.sent', call: 'bankWithdrawal' }),
        'balance outdated': () => {
          resource.send({ type: 'resource.invalidated' })
          return readAgain()
        },
        'not read': () => read.fail(serverFault(500)),
      })
      const { buttons, cardTakes } = view()
      expect({ 'card button': buttons.card, note: cardTakes }).toEqual({
        'card button': row['card button'],
        note:
          row['takes up to'] === '(not named)'
            ? undefined
            : `A withdrawal to your card takes up to ${row['takes up to']}.`,
      })
    })
  }
})

describe('What do the banners still say to a member who comes back to My Account? (OQ-116, OQ-135)', () => {
  const cases = decisionTable(
    ['id', 'case', 'what happens', 'banners'],
    `
    id     | case                                                                                        | what happens                                                                 | banners
    OQ-135 | withdrawn meanwhile, and not yet read elsewhere                                             | pressed; on to the bank page; withdrawn; back                                | withdrawn
    OQ-135 | withdrawn meanwhile, and read in a note elsewhere: nothing more                             | pressed; on to the bank page; withdrawn; note read; back                     | (none)
    OQ-135 | capped, and read in a note elsewhere: nothing more                                          | pressed; on to the bank page; capped; note read; back                        | (none)
    OQ-135 | too often today: a note elsewhere was read, but only this page says why                     | pressed; on to the bank page; count limited; note read; back                 | count limited
    OQ-135 | failed, and not yet read elsewhere                                                          | pressed; on to the bank page; failed; back                                   | failed
    OQ-135 | failed, and read in a note elsewhere: nothing more                                          | pressed; on to the bank page; failed; note read; back                        | (none)
    OQ-135 | too often today, and a transfer to the bank followed: the banner would be taken for its own | pressed; on to the bank page; count limited; transfer; back                  | (none)
    OQ-135 | too often today, and the banner was dismissed: no banner comes back                         | pressed; count limited; 'count limited' dismissed; on to the bank page; back | (none)
    OQ-135 | too often today, and the banner was there to be read before the page was left               | pressed; count limited; on to the bank page; back                            | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, async () => {
      const { click, send, withdraw, ledger, view } = startCard()
      const { savings } = ledger
      const open = () => {
        savings.send({ type: 'page.entered', own: ownCard })
        return send({ type: 'page.entered' })
      }
      const answer = (outcome: CardOutcome) => () => withdraw.answer(answered(outcome))
      await open()
      await play(row['what happens'], {
        pressed: click,
        'on to the bank page': () => {
          savings.send({ type: 'page.left', own: ownCard })
          savings.send({ type: 'page.entered', own: ownBank })
          return send({ type: 'page.left' })
        },
        withdrawn: answer('withdrawn'),
        capped: answer('capped'),
        'count limited': answer('countLimited'),
        failed: answer('failed'),
        "'count limited' dismissed": () =>
          send({ type: 'notice.dismissed', about: 'countLimited' }),
        'note read': () => savings.send({ type: 'outcome.read' }),
        transfer: () => {
          savings.send({ type: 'call.sent', call: 'bankWithdrawal' })
          savings.send({ type: 'call.refused', end: 'notMade' })
        },
        back: () => {
          savings.send({ type: 'page.left', own: ownBank })
          return open()
        },
      })
      const banners = view().notices.map(({ about }) => spaced(about))
      expect(banners.join(', ') || '(none)').toBe(row.banners)
    })
  }
})

describe('One click on the card button', () => {
  test('CARDW-03 before it nothing is sent, and no banner shows an old status', () => {
    const { withdraw, view } = startCard()
    expect([withdraw.asked, view().notices]).toEqual([[], []])
  })

  test('CARDW-03, CARDW-04 it is one call; both buttons are disabled until it is answered', async () => {
    const { withdraw, click, view } = startCard()
    await click()
    await click()
    expect([withdraw.asked.length, view().buttons]).toEqual([
      1,
      { card: 'disabled', bank: 'disabled' },
    ])
    await withdraw.answer(answered('withdrawn'))
    expect(view().buttons).toEqual({ card: 'enabled', bank: 'enabled' })
  })

  test('CARDW-01, CARDW-02 without the flag, or without savings, it sends nothing', async () => {
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

  test('CARDW-10 before the member is read nothing can be withdrawn', async () => {
    const read = scriptedCall<Member>()
    const withdraw = scriptedCall<CardWithdrawalAnswer>()
    const nobody = createActor(resourceMachine(read.call)).start()
    const actor = createActor(cardWithdrawalMachine({ withdrawToCard: withdraw.call }), {
      input: { member: nobody, purse: testLedger({ member: nobody }).savings },
    }).start()
    actor.send({ type: 'withdrawal.requested' })
    await quiet()
    expect(withdraw.asked).toEqual([])
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

  test('CARDW-06, CARDW-07, CARDW-08 each outcome has its banners', async () => {
    for (const [outcome, count] of [
      ['countLimited', 1],
      ['capped', 2],
      ['failed', 1],
    ] as const) {
      const { withdraw, click, texts } = startCard()
      await click()
      await withdraw.answer(answered(outcome))
      expect(texts()).toHaveLength(count)
    }
  })

  test('CARDW-06, CARDW-08 a limit that has changed by the answer is named as it is then', async () => {
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

  test('CARDW-10 after an answer without a member the member is read, and gives the outcome', async () => {
    const { withdraw, click, read, texts, view, held } = startCard()
    await click()
    await withdraw.answer({})
    expect([read.asked.length, texts(), view().buttons.card]).toEqual([1, [], 'disabled'])
    await read.answer(memberAfter('capped'))
    expect([texts().length, view().buttons.card, held()?.availableBalance]).toEqual([
      2,
      'enabled',
      pounds('250.00'),
    ])
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

  test('CARDW-05, CARDW-10 an outcome that was there before, with unchanged savings, is not announced (OQ-116)', async () => {
    const { withdraw, click, read, view } = startCard(memberAfter('withdrawn'))
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
    await click()
    await withdraw.answer({})
    await read.answer({ ...memberAfter('withdrawn'), availableBalance: pounds('10.00') })
    expect(view().notices.map(({ about }) => about)).toEqual(['withdrawn'])
  })

  test('CARDW-06 the outcome in an answer is known, even when the member can’t be read', async () => {
    const { withdraw, click, read, view } = startCard()
    await click()
    await withdraw.answer({ outcome: 'countLimited' })
    await read.fail(serverFault(500))
    expect([view().notices, view().isUnread]).toEqual([
      [{ about: 'countLimited', tone: 'error', text: withdrawalMessages.countLimited(1) }],
      true,
    ])
  })

  test('CARDW-10, PERM-02 another member in an answer says nothing of this one’s withdrawal', async () => {
    const { withdraw, click, read, view, held } = startCard()
    await click()
    const other = { ...memberAfter('withdrawn'), emailAddress: 'sam@example.com' }
    await withdraw.answer({ outcome: 'withdrawn', member: other })
    expect([held(), view().notices, view().buttons.card]).toEqual([member, [], 'disabled'])
    await read.answer(memberAfter('countLimited'))
    expect(view().notices.map(({ addition }) => addition)).toEqual([
      withdrawalMessages.ours.mayHaveArrived,
    ])
  })

  test('CARDW-10 an outcome that can’t be read is unknown: it may have arrived, and reading is offered', async () => {
    const { withdraw, click, read, view, readAgain } = startCard()
    await click()
    await withdraw.answer({})
    await read.fail(serverFault(500))
    expect([view().notices, view().isUnread, view().buttons.card]).toEqual([
      [
        {
          about: 'failed',
          tone: 'error',
          text: withdrawalMessages.failed,
          addition: withdrawalMessages.ours.mayHaveArrived,
        },
      ],
      true,
      'disabled',
    ])
    await readAgain()
    await read.answer(memberAfter('withdrawn'))
    expect([view().isUnread, view().buttons.card]).toEqual([false, 'enabled'])
  })
})

test('CARDW-02, OQ-135 nothing is withdrawn from a balance known to be outdated, before it is read again', async () => {
  const { actor, withdraw, click, read, resource, readAgain, held, view } = startCard()
  resource.send({ type: 'resource.invalidated' })
  resource.send({ type: 'resource.needed' })
  await quiet()
  await read.fail(serverFault(500))
  await click()
  expect([withdraw.asked.length, view().isUnread, view().buttons.card]).toEqual([
    0,
    true,
    'disabled',
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
  test('CARDW-10 does not replace a newer member: the balances are read again, the outcome is its own', async () => {
    const { withdraw, click, read, texts, held, view, resource } = startCard()
    await click()
    resource.send({ type: 'resource.replaced', value: { ...member, name: { lastName: 'New' } } })
    await withdraw.answer(answered('withdrawn'))
    expect([held()?.name.lastName, view().buttons.card, read.asked.length]).toEqual([
      'New',
      'disabled',
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

test('CARDW-04 the withdrawal runs until it is answered, and then the balance is read', async () => {
  const { withdraw, click, read, view } = startCard()
  const doing = () => [view().isWithdrawing, view().isReading]
  expect(doing()).toEqual([false, false])
  for (const answer of [() => withdraw.answer({}), () => withdraw.fail(unreachable)]) {
    await click()
    expect(doing()).toEqual([true, false])
    await answer()
    expect(doing()).toEqual([false, true])
    await read.answer(memberAfter('withdrawn'))
    expect(doing()).toEqual([false, false])
  }
})

describe('No answer to a withdrawal to the card (OQ-117, OQ-135)', () => {
  test('CARDW-04 the banner says that it may have arrived; the button waits for the member', async () => {
    const { withdraw, click, read, view } = startCard()
    await click()
    await withdraw.fail(unreachable)
    expect([view().notices[0]?.addition, view().buttons.card, read.asked.length]).toEqual([
      withdrawalMessages.ours.mayHaveArrived,
      'disabled',
      1,
    ])
    await click()
    await read.answer(memberAfter('withdrawn'))
    expect([view().buttons.card, withdraw.asked.length, view().notices.length]).toEqual([
      'enabled',
      1,
      1,
    ])
  })

  test('CARDW-04 a call refused before it was processed says only that it failed', async () => {
    const { withdraw, click, view } = startCard()
    await click()
    await withdraw.fail(forbidden)
    expect(view().notices).toEqual([
      { about: 'failed', tone: 'error', text: withdrawalMessages.failed },
    ])
  })

  test('CARDW-04 a member that can’t be read keeps the button disabled; trying again reads, never withdraws', async () => {
    const { withdraw, click, read, view, readAgain } = startCard()
    await click()
    await withdraw.fail(unreachable)
    await read.fail(unreachable)
    expect([view().isUnread, view().buttons.card]).toEqual([true, 'disabled'])
    await click()
    await readAgain()
    expect([read.asked.length, withdraw.asked.length]).toEqual([2, 1])
    await read.fail(unreachable)
    expect(view().isUnread).toBe(true)
    await readAgain()
    await read.answer(member)
    expect([view().isUnread, view().buttons.card]).toEqual([false, 'enabled'])
  })

  test('CARDW-03 no deadline ends the call: after 15 s the wait becomes visible', async () => {
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

test('CARDW-04 a withdrawal is in progress from the click to its answer; then its effect is read', async () => {
  const { withdraw, click, read, view, readAgain } = startCard()
  const progress = () => {
    const { isWithdrawing, isReading } = view()
    return [isWithdrawing, isReading]
  }
  expect(progress()).toEqual([false, false])
  await click()
  expect(progress()).toEqual([true, false])
  await withdraw.answer({})
  expect(progress()).toEqual([false, true])
  await read.fail(serverFault(500))
  expect(progress()).toEqual([false, false])
  await readAgain()
  expect(progress()).toEqual([false, true])
  await read.answer(memberAfter('withdrawn'))
  expect(progress()).toEqual([false, false])
})

describe('A withdrawal that ended while its page was left (OQ-116, OQ-135)', () => {
  const bankPage = { call: 'bankWithdrawal' } as const

  test.each(['made', 'lost'] as const)(
    'CARDW-05 its banner does not appear after the transfer that followed: %s',
    async (end) => {
      const { click, send, withdraw, ledger, texts } = startCard()
      await click()
      await send({ type: 'page.left' })
      ledger.savings.send({ type: 'page.entered', own: bankPage })
      if (end === 'made') await withdraw.answer({ outcome: 'withdrawn', member })
      else await withdraw.fail(unreachable)
      expect(texts()).toHaveLength(1)
      ledger.savings.send({ type: 'outcome.read' })
      ledger.savings.send({ type: 'call.sent', call: 'bankWithdrawal' })
      ledger.savings.send({ type: 'call.refused', end: 'notMade' })
      ledger.savings.send({ type: 'page.left', own: bankPage })
      await send({ type: 'page.entered' })
      expect(texts()).toEqual([])
    },
  )

  test('CARDW-05 its banner is shown to whoever comes back to it first', async () => {
    const { click, send, withdraw, texts } = startCard()
    await click()
    await send({ type: 'page.left' })
    await withdraw.answer({ outcome: 'withdrawn', member })
    await send({ type: 'page.entered' })
    expect(texts()).toHaveLength(1)
  })
})

describe('The banners', () => {
  test('CARDW-09 the two are dismissed separately', async () => {
    const { withdraw, click, texts, send } = startCard()
    await click()
    await withdraw.answer(answered('capped'))
    await send({ type: 'notice.dismissed', about: 'withdrawn' })
    expect(texts()).toEqual([withdrawalMessages.capped(pounds('250'))])
    await send({ type: 'notice.dismissed', about: 'capped' })
    expect(texts()).toEqual([])
  })

  test('CARDW-09 the error, too, even while the member is read again', async () => {
    const { withdraw, click, texts, send } = startCard()
    await click()
    await withdraw.fail(unreachable)
    await send({ type: 'notice.dismissed', about: 'failed' })
    expect(texts()).toEqual([])
  })

  test('CARDW-10 a new click clears the last outcome', async () => {
    const { withdraw, click, texts } = startCard()
    await click()
    await withdraw.answer(answered('capped'))
    await click()
    expect(texts()).toEqual([])
  })
})

test('CARDW-04 whatever happens, no second call is made while one is unanswered', async () => {
  const happenings = constantFrom('click', 'answer', 'lose', 'read', 'retry', 'dismiss')
  await assert(
    asyncProperty(arrayOf(happenings, { maxLength: 12 }), async (story) => {
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
      for (const happening of story) {
        await happen[happening]()
        expect(withdraw.asked.length - settled).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 60 },
  )
})
