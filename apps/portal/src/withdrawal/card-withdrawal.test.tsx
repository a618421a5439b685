import { forbidden, pounds, serverFault, unauthorised, unreachable } from '@save/domain/kernel'
import type { CardOutcome, Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import type { CardWithdrawalAnswer } from '@save/domain/withdrawal'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('600'),
  withdrawalCountLimit: 2,
  withdrawalLimit: pounds('250'),
}
const endedWith = (lastCardWithdrawal: CardOutcome, balance = '350'): Member => ({
  ...member,
  availableBalance: pounds(balance),
  lastCardWithdrawal,
})
const answerOf = (member: Member): CardWithdrawalAnswer => ({
  member,
  outcome: member.lastCardWithdrawal,
})

const thanks = 'Thank you for your withdrawal, you will receive an email shortly.'
const failed =
  'An error occured while processig your withdrawal request. Please contact support or try again later.'
const mayStillArrive = 'Your withdrawal may still go through. You can make another in a minute.'
const arrived =
  'We don’t know if your withdrawal went through. Check your balance and transactions before you try again.'

async function openAccount(change: Partial<Member> = {}) {
  const portal = await openPortal({ at: '/Member/MyAccount' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: { ...member, ...change } })
  return portal
}

async function withdrawn(answered?: Member) {
  const portal = await openAccount()
  await portal.user.click(cardButton())
  if (answered) await portal.answer(portal.server.withdrawToCard, answerOf(answered))
  return portal
}

const cardButton = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: /^(Withdraw(ing\.{3}| to card)|Loading your balance\.{3})$/,
  })
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
const bankButton = () =>
  screen.queryByRole('button', {
    name: (name, part) => name === 'Withdraw to bank' && part.tagName === 'BUTTON',
  })
const bankLink = () => document.querySelector<HTMLAnchorElement>('a[href$="/WithdrawViaBank"]')
const banners = () =>
  [...document.querySelectorAll('main .notice')].map((notice) => notice.textContent)
/** The whole text of every alert, status and notice. */
const messageTexts = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"], .notice')]
    .filter((element) => !element.parentElement?.closest('[role="alert"], [role="status"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const balance = () => document.querySelector('main .figure')?.textContent

describe('The withdrawal buttons', () => {
  test('CARDW-01 BANKW-01 without IsSavingsWithdrawalOn neither withdrawal is offered', async () => {
    await openAccount({ isSavingsWithdrawalOn: false })
    expect(screen.queryByText(/^Withdraw to/)).toBeNull()
  })

  test('BANKW-01 without IsSavingsBankTransferEnabled only the card button is shown', async () => {
    await openAccount({ isSavingsBankTransferEnabled: false })
    expect(isOff(cardButton())).toBe(false)
    expect(screen.queryByText('Withdraw to bank')).toBeNull()
  })

  test.each([
    [{}, 'Sends £250.00 to your prepaid card at once. You can do this twice a day.'],
    [
      { availableBalance: pounds('0') },
      'You can withdraw once a shop has confirmed your cashback.',
    ],
  ])('CARDW-02, CARDW-08 with %j the button announces its amount: %s', async (change, hint) => {
    await openAccount(change)
    expect(
      document.getElementById(
        screen
          .queryByRole('button', { name: 'Withdraw to card' })
          ?.getAttribute('aria-describedby') ?? 'none',
      )?.textContent,
    ).toBe(hint)
  })

  test('OQ-135 the amount of the next withdrawal is hidden while another is running and while the balance is read', async () => {
    const { server, answer, fail } = await withdrawn()
    const says = () => screen.queryByText(/^Sends /)?.textContent
    expect(says()).toBeUndefined()
    await fail(server.withdrawToCard, serverFault(500))
    expect([cardButton().textContent, says()]).toEqual(['Loading your balance...', undefined])
    await answer(server.member, { ...member, availableBalance: pounds('100') })
    expect(says()).toBe('Sends £100.00 to your prepaid card at once. You can do this twice a day.')
  })

  test('BANKW-02 the bank button opens its page', async () => {
    const { user, address } = await openAccount()
    await user.click(bankLink() as HTMLElement)
    expect(address()).toBe('/Member/WithdrawViaBank')
  })

  test('ACCOUNT-11, BANKW-02 the bank link is announced as a button, and the space bar presses it', async () => {
    const { user, address } = await openAccount()
    screen.getByRole('button', { name: 'Withdraw to bank' }).focus()
    await user.keyboard(' ')
    expect(address()).toBe('/Member/WithdrawViaBank')
  })

  test.each([
    ['0', true],
    ['0.01', false],
  ])('CARDW-02 with a balance of £%s both buttons are disabled: %j', async (amount, disabled) => {
    await openAccount({ availableBalance: pounds(amount) })
    expect(isOff(cardButton())).toBe(disabled)
    expect(bankButton() !== null).toBe(disabled)
    expect(bankLink() === null).toBe(disabled)
    if (disabled) expect(bankButton()).toHaveProperty('disabled', true)
  })

  test('CARDW-04 both buttons are disabled during a withdrawal', async () => {
    await withdrawn()
    expect(isOff(cardButton())).toBe(true)
    expect(cardButton().textContent).toBe('Withdraw to card')
    expect(screen.getByText('Withdrawing...')).toBeTruthy()
    expect(bankButton()).toHaveProperty('disabled', true)
    expect(bankLink()).toBeNull()
  })
})

describe('The call', () => {
  test('CARDW-03 each click sends one withdrawal, and none is sent automatically', async () => {
    const { server, user, answer, goTo, goBack } = await openAccount()
    await user.hover(cardButton())
    expect(server.withdrawToCard.asked).toHaveLength(0)
    await user.dblClick(cardButton())
    await user.keyboard('{Enter}{Enter}')
    expect(server.withdrawToCard.asked).toHaveLength(1)
    await answer(server.withdrawToCard, answerOf(endedWith('withdrawn')))
    fireEvent.focus(window)
    await goTo('/Member/Nowhere')
    await goBack()
    await answer(server.requiresReAuth, false)
    expect(server.withdrawToCard.asked).toHaveLength(1)
    expect(banners()).toEqual([])
    await user.click(cardButton())
    expect(server.withdrawToCard.asked).toHaveLength(2)
  })

  test('CARDW-03 a failed withdrawal is not repeated', async () => {
    const { server, fail, answer } = await withdrawn()
    await fail(server.withdrawToCard, unreachable)
    await answer(server.member, member)
    expect(server.withdrawToCard.asked).toHaveLength(1)
  })

  test('CARDW-03, OQ-135 a double click or a held Enter sends one withdrawal, even if the answer arrives at once', async () => {
    const { server, answer } = await openAccount()
    const press = (detail: number) => act(async () => fireEvent.click(cardButton(), { detail }))
    await press(1)
    await answer(server.withdrawToCard, answerOf(endedWith('withdrawn')))
    await press(2)
    expect(server.withdrawToCard.asked).toHaveLength(1)
    // A browser turns this key into a click unless we prevent it.
    expect(fireEvent.keyDown(cardButton(), { key: 'Enter', repeat: true })).toBe(false)
    expect(banners()).toEqual([thanks])
  })

  test('CARDW-03 Enter on the button is a click, and the focus stays on it', async () => {
    const { server, user, answer } = await openAccount()
    cardButton().focus()
    await user.keyboard('{Enter}')
    await answer(server.withdrawToCard, answerOf(endedWith('capped')))
    expect(document.activeElement).toBe(cardButton())
  })

  test('CARDW-03 the focus stays on the button even if nothing is left to withdraw', async () => {
    const { server, user, answer } = await openAccount()
    await user.click(cardButton())
    await answer(server.withdrawToCard, answerOf(endedWith('withdrawn', '0')))
    expect([isOff(cardButton()), document.activeElement]).toEqual([true, cardButton()])
  })
})

describe('The outcome', () => {
  test('CARDW-05 CARDW-10 Created: the thanks are announced, and the new balance appears everywhere', async () => {
    const { server } = await withdrawn(endedWith('withdrawn'))
    expect(banners()).toEqual([thanks])
    expect(screen.getByText(thanks).closest('[role="status"]')).not.toBeNull()
    expect(balance()).toBe('£350.00')
    expect(screen.getAllByText(/^£350/)).toHaveLength(2)
    expect(server.member.asked).toHaveLength(1)
  })

  test('CARDW-06 Conflict: the banner says how many withdrawals a day are allowed', async () => {
    await withdrawn(endedWith('countLimited', '600'))
    expect(banners()).toEqual([
      'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
    ])
    expect(screen.getByText(/^Sorry/).closest('[role="alert"]')).not.toBeNull()
    expect(balance()).toBe('£600.00')
  })

  test('CARDW-07 CARDW-08 PreconditionFailed: one banner says thank you, the other that the withdrawal was capped', async () => {
    await withdrawn(endedWith('capped'))
    expect(banners()).toEqual([
      thanks,
      'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
    ])
  })

  test.each([
    [7, '137.50', '£137.50'],
    [1, '1000', '£1,000'],
  ])(
    'CONST-03 the server’s own limits are named: %i times, £%s',
    async (withdrawalCountLimit, limit, messages) => {
      const limits = { withdrawalCountLimit, withdrawalLimit: pounds(limit) }
      const { server, user, answer } = await openAccount(limits)
      await user.click(cardButton())
      await answer(server.withdrawToCard, answerOf({ ...endedWith('countLimited'), ...limits }))
      expect(banners()).toEqual([
        `Sorry, you are only able to withdraw from your savings account ${withdrawalCountLimit} time(s) a day.`,
      ])
      await user.click(cardButton())
      await answer(server.withdrawToCard, answerOf({ ...endedWith('capped'), ...limits }))
      expect(banners()).toEqual([
        thanks,
        `Your withdrawal request exceeded allowable amount of ${messages} - ${messages} has been withdrawn.`,
      ])
    },
  )

  test('CONST-03 the messages use the limits in the response and never invent one', async () => {
    const { server, user, answer } = await openAccount()
    await user.click(cardButton())
    await answer(
      server.withdrawToCard,
      answerOf({ ...endedWith('countLimited'), withdrawalCountLimit: 5 }),
    )
    expect(banners()).toEqual([expect.stringContaining(' 5 time(s) a day.')])
    const { withdrawalCountLimit: _, withdrawalLimit: __, ...unlimited } = endedWith('capped')
    await user.click(cardButton())
    await answer(server.withdrawToCard, answerOf(unlimited))
    expect(banners()).toEqual([thanks])
    await user.click(cardButton())
    await answer(server.withdrawToCard, {
      member: { ...unlimited, lastCardWithdrawal: 'countLimited' },
      outcome: 'countLimited',
    })
    expect(banners()).toEqual([failed])
  })

  test('CARDW-06 a refusal whose response has no member shows its own status, not an old thank-you', async () => {
    const { server, user, answer } = await openAccount({ lastCardWithdrawal: 'withdrawn' })
    await user.click(cardButton())
    await answer(server.withdrawToCard, { outcome: 'countLimited' })
    await answer(server.member, { ...member, lastCardWithdrawal: 'withdrawn' })
    expect(banners()).toEqual([
      'Sorry, you are only able to withdraw from your savings account 2 time(s) a day.',
    ])
  })

  test('CARDW-09 each banner can be dismissed, and the other stays', async () => {
    const { user } = await withdrawn(endedWith('capped'))
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
    await user.click(dismiss as HTMLElement)
    expect(banners()).toEqual([expect.stringMatching(/^Your withdrawal request exceeded/)])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(banners()).toEqual([])
  })

  test('CARDW-10 if the answer has no member, the member is read first (OQ-116)', async () => {
    const { server, answer } = await withdrawn()
    await answer(server.withdrawToCard, {})
    const outcomes = () => banners().filter((text) => text !== mayStillArrive)
    expect([outcomes(), isOff(cardButton()), server.member.asked.length]).toEqual([[], true, 2])
    await answer(server.member, endedWith('withdrawn'))
    expect([outcomes(), isOff(cardButton()), balance()]).toEqual([[thanks], true, '£350.00'])
  })

  test('CARDW-10 the outcome of an earlier withdrawal isn’t announced on arrival', async () => {
    await openAccount({ lastCardWithdrawal: 'withdrawn' })
    expect(banners()).toEqual([])
  })

  test('CARDW-05 the next withdrawal starts without the last one’s banner', async () => {
    const { user } = await withdrawn(endedWith('withdrawn'))
    await user.click(cardButton())
    expect(banners()).toEqual([])
  })
})

describe('Failures', () => {
  test('OQ-117 another status shows the general message', async () => {
    await withdrawn(endedWith('failed', '600'))
    expect(banners()).toEqual([failed])
  })

  test('CONST-06 any other outcome shows only the general message', async () => {
    await withdrawn(endedWith('failed', '600'))
    expect(messageTexts()).toEqual([failed])
  })

  test.each([
    ['a refusal', forbidden, [failed]],
    ['a fault', serverFault(500), [failed + arrived]],
  ])(
    'OQ-135 after %s the balance is read before the button is enabled',
    async (_, failure, messages) => {
      const { server, fail, answer } = await withdrawn()
      await fail(server.withdrawToCard, failure)
      expect([banners(), isOff(cardButton())]).toEqual([messages, true])
      expect(cardButton().textContent).toBe('Loading your balance...')
      await answer(server.member, member)
      expect([banners(), isOff(cardButton())]).toEqual([messages, false])
    },
  )

  test('OQ-135 after a lost response the page says that nothing can be sent for a minute, and then enables the button', async () => {
    const { server, fail, answer } = await withdrawn()
    vi.useFakeTimers()
    await fail(server.withdrawToCard, unreachable)
    await answer(server.member, member)
    expect([banners().includes(mayStillArrive), isOff(cardButton())]).toEqual([true, true])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await answer(server.member, member)
    expect([banners().includes(mayStillArrive), isOff(cardButton())]).toEqual([false, false])
  })

  test('OQ-135 if the balance can’t be read, the page offers to read it again, but no withdrawal', async () => {
    const { server, fail, answer, user } = await withdrawn()
    await fail(server.withdrawToCard, serverFault(500))
    await fail(server.member, serverFault(500))
    expect(isOff(cardButton())).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await answer(server.member, member)
    expect(isOff(cardButton())).toBe(false)
    expect(server.withdrawToCard.asked).toHaveLength(1)
  })

  test('OQ-135 the page says that a call is taking a long time, and nothing is aborted', async () => {
    const { server, answer } = await openAccount()
    vi.useFakeTimers()
    fireEvent.click(cardButton())
    await act(waitUntilIdle)
    expect(banners()).toEqual([])
    act(() => vi.advanceTimersByTime(15_000))
    expect(banners()).toEqual(['This is taking longer than usual. Stay on this page.'])
    expect(server.withdrawToCard.interrupted()).toBe(0)
    await answer(server.withdrawToCard, answerOf(endedWith('withdrawn')))
    expect(banners()).toEqual([thanks])
  })

  test('SESSION-03 when the session ends, the login opens over the unchanged page', async () => {
    const { server, fail } = await withdrawn()
    await fail(server.withdrawToCard, unauthorised)
    expect(await screen.findByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(banners()).toEqual([])
    expect(balance()).toBe('£600.00')
  })
})
