import { Day, forbidden, pounds, serverFault, unauthorised } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import type { BankOutcome, BankWithdrawalAnswer } from '@save/domain/withdrawal'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ownerOf } from '../memory/store.ts'
import { keptInTab, storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1284.60'),
  withdrawalLimit: pounds('250'),
}
const failed =
  'An error occured while processig your withdrawal request. Please contact support or try again later.'
const arrived =
  'We don’t know if your withdrawal went through. Check your balance and transactions before you try again.'
const thanks =
  'Thank you for your request. You should typically receive funds within 7 working days.'
const range = 'Transfer value should be greater than £10.00 and less than £1,284.60'

async function openPage(change: Partial<Member> = {}, minimum: string | undefined = '10') {
  const portal = await openPortal({ at: '/Member/WithdrawViaBank' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: { ...member, ...change } })
  await portal.answer(
    portal.server.withdrawalSettings,
    minimum === undefined ? {} : { minimumMemberWithdrawalAmount: pounds(minimum) },
  )
  return portal
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: /^(Withdraw(ing\.{3}| to bank)|Loading your balance\.{3}|Check again)$/,
  })
const messageOf = (label: string) =>
  document.getElementById(`${field(label).id}-message`)?.textContent
const notices = () =>
  [...document.querySelectorAll('main .notice')].map((notice) => notice.textContent)
/** The whole text of every alert, status and notice. */
const messageTexts = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"], .notice')]
    .filter((element) => !element.parentElement?.closest('[role="alert"], [role="status"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const passbook = () => within(screen.getByRole('complementary', { name: 'Available balance' }))
const figureOf = (term: string) => passbook().queryByText(term)?.nextElementSibling?.textContent

const right = {
  'Amount (transfer value)': '250.00',
  'Account number': '00123456',
  'Sort code': '20-00-01',
  'Contact telephone number': '0113 496 0000',
  'Building society roll number (optional)': 'R/12',
}

function fill(values: Partial<Record<keyof typeof right, string>> = {}) {
  for (const [label, value] of Object.entries({ ...right, ...values })) {
    fireEvent.change(field(label), { target: { value } })
  }
}

async function sent(answer?: BankWithdrawalAnswer) {
  const portal = await openPage()
  fill()
  await portal.user.click(submit())
  if (answer) await portal.answer(portal.server.withdrawToBank, answer)
  return portal
}
const ended = (outcome: BankOutcome): BankWithdrawalAnswer => ({ outcome, fieldErrors: [] })

describe('The page', () => {
  test('ROUTE-22 BANKW-03 the page shows the available balance', async () => {
    await openPage()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Withdraw to your bank')
    expect(document.querySelector('main .figure')?.textContent).toBe('£1,284.60')
    expect(figureOf('Pending balance')).toBe('£36.12')
  })

  test('BANKW-23, BANKW-25 on arrival the page mentions the limit, and an uncleared transfer', async () => {
    const line = { id: 'T-17', transactionType: 'Withdrawal', status: 'Requested' }
    const waiting = {
      ...line,
      cashbackAmount: pounds('-200'),
      transactionDate: Day.make('2026-11-21'),
    }
    await openPage({ transactions: [waiting] })
    expect(figureOf('Most you can withdraw at a time')).toBe('£250.00')
    expect(notices()).toEqual([
      'You asked for £200.00 on 21/11/2026. You may have to wait until it has cleared.',
    ])
  })

  test('BANKW-04 the form has the five fields, with their names on the wire', async () => {
    await openPage()
    expect(Object.keys(right).map((label) => field(label).name)).toEqual([
      'transferValue',
      'accountNumber',
      'sortCode',
      'contactTelephoneNumber',
      'buildingSocietyRollNumber',
    ])
  })

  test('BANKW-05 Cancel opens My Account', async () => {
    const { user, address } = await openPage()
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    expect(address()).toBe('/Member/MyAccount')
  })

  test.each([
    ['10', 'The minimum withdrawal amount is £10.00.'],
    [undefined, undefined],
  ])(
    'BANKW-06 BANKW-07 with a minimum of %s in the settings the note is %j',
    async (minimum, note) => {
      const portal = await openPortal({ at: '/Member/WithdrawViaBank' })
      await portal.answer(portal.server.requiresReAuth, false)
      await portal.answerAll({ member })
      expect(screen.queryByText(/The minimum/)).toBeNull()
      await portal.answer(
        portal.server.withdrawalSettings,
        minimum === undefined ? {} : { minimumMemberWithdrawalAmount: pounds(minimum) },
      )
      expect(screen.queryByText(/The minimum/)?.textContent).toBe(note)
    },
  )

  test('OQ-132 without the settings the minimum is a penny', async () => {
    const portal = await openPortal({ at: '/Member/WithdrawViaBank' })
    await portal.answer(portal.server.requiresReAuth, false)
    await portal.answerAll({ member })
    await portal.fail(portal.server.withdrawalSettings, serverFault(500))
    fill({ 'Amount (transfer value)': '0.01' })
    await portal.user.click(submit())
    expect(portal.server.withdrawToBank.asked).toHaveLength(1)
  })

  test('the remaining balance updates as the member types', async () => {
    const { user } = await openPage()
    expect([figureOf('This withdrawal'), figureOf('Balance afterwards')]).toEqual([
      undefined,
      undefined,
    ])
    await user.type(field('Amount (transfer value)'), '250')
    expect([figureOf('This withdrawal'), figureOf('Balance afterwards')]).toEqual([
      '£250.00',
      '£1,034.60',
    ])
    await user.type(field('Amount (transfer value)'), '0')
    expect(figureOf('Balance afterwards')).toBeUndefined()
  })

  test.each([
    ['4.20', '10', '£5.80'],
    ['10', '10', undefined],
  ])(
    'BANKW-10 OQ-119 with £%s and a minimum of £%s the page shows the missing amount: %s',
    async (balance, minimum, missing) => {
      await openPage({ availableBalance: pounds(balance) }, minimum)
      expect(figureOf('Still needed to withdraw')).toBe(missing)
    },
  )

  test.each([{ isSavingsWithdrawalOn: false }, { isSavingsBankTransferEnabled: false }])(
    'BANKW-01 with %j My Account replaces the page (OQ-118)',
    async (flag) => {
      const portal = await openPortal({ at: '/Member/WithdrawViaBank' })
      await portal.answer(portal.server.requiresReAuth, false)
      await portal.answerAll({ member: { ...member, ...flag } })
      expect(portal.address()).toBe('/Member/MyAccount')
      expect(portal.server.withdrawToBank.asked).toHaveLength(0)
    },
  )
})

describe('The rules', () => {
  test.each([
    ['BANKW-12', 'Amount (transfer value)', '1284.61', range],
    [
      'BANKW-13',
      'Account number',
      '1234567',
      'Account number should be a number in the format 99999999',
    ],
    ['BANKW-15', 'Sort code', '20000', 'Sort code should be in the format 99-99-99'],
    ['BANKW-17', 'Contact telephone number', '', 'This field is required.'],
  ] as const)(
    '%s %s "%s" is refused with a message, and nothing is sent',
    async (_, label, value, message) => {
      const { user, server } = await openPage()
      fill({ [label]: value })
      await user.click(submit())
      expect(messageOf(label)).toBe(message)
      expect(document.activeElement).toBe(field(label))
      expect(document.querySelectorAll('main [aria-invalid]')).toHaveLength(1)
      expect(server.withdrawToBank.asked).toHaveLength(0)
    },
  )

  test('BANKW-14 BANKW-16 both numbers may be typed or pasted in any grouping, and are sent without it', async () => {
    const { user, server } = await openPage()
    fill({ 'Account number': '', 'Sort code': '' })
    await user.type(field('Sort code'), '20 0001')
    await user.click(field('Account number'))
    await user.paste('0012 3456')
    expect([field('Sort code').value, field('Account number').value]).toEqual([
      '20-00-01',
      '00123456',
    ])
    await user.click(submit())
    expect(server.withdrawToBank.asked).toEqual([
      [expect.objectContaining({ accountNumber: '00123456', sortCode: '20-00-01' })],
    ])
  })

  test('BANKW-14 BANKW-16 text filled in by a password manager or a program is read like typed text', async () => {
    const { user, server } = await openPage()
    fill({ 'Account number': '0012 3456', 'Sort code': '200001' })
    await user.click(submit())
    expect(server.withdrawToBank.asked).toEqual([
      [expect.objectContaining({ accountNumber: '00123456', sortCode: '20-00-01' })],
    ])
  })

  test('BANKW-04 each field is sent as it was typed', async () => {
    const { server } = await sent()
    expect(server.withdrawToBank.asked).toEqual([
      [
        {
          transferValue: pounds('250'),
          accountNumber: '00123456',
          sortCode: '20-00-01',
          contactTelephoneNumber: '0113 496 0000',
          buildingSocietyRollNumber: 'R/12',
        },
      ],
    ])
  })

  test('BANKW-18 the roll number is optional, and not sent if empty', async () => {
    const { user, server } = await openPage()
    fill({ 'Building society roll number (optional)': ' ' })
    await user.click(submit())
    expect(server.withdrawToBank.asked).toEqual([
      [
        {
          transferValue: pounds('250'),
          accountNumber: '00123456',
          sortCode: '20-00-01',
          contactTelephoneNumber: '0113 496 0000',
        },
      ],
    ])
  })

  test('OQ-138 no messages appear before a submit, except about the amount on blur', async () => {
    const { user } = await openPage()
    await user.type(field('Sort code'), '2')
    await user.type(field('Amount (transfer value)'), '5')
    expect(document.querySelector('main [aria-invalid]')).toBeNull()
    await user.tab()
    expect(messageOf('Amount (transfer value)')).toBe(range)
    await user.type(field('Amount (transfer value)'), '0')
    expect(messageOf('Amount (transfer value)')).toBeUndefined()
  })
})

describe('The outcome', () => {
  test('BANKW-20 BANKW-21 201: the page thanks the member and reads their data again, and the form is locked', async () => {
    const { server, answer } = await sent()
    expect(server.member.asked).toHaveLength(1)
    await answer(server.withdrawToBank, ended('requested'))
    expect(notices()).toEqual([thanks])
    expect(screen.getByText(thanks).closest('[role="status"]')).not.toBeNull()
    expect(server.member.asked).toHaveLength(2)
    expect(field('Amount (transfer value)').closest('fieldset')?.disabled).toBe(true)
    await answer(server.member, { ...member, availableBalance: pounds('1034.60') })
    expect(document.querySelector('main .figure')?.textContent).toBe('£1,034.60')
    expect(document.querySelector('main [aria-invalid]')).toBeNull()
  })

  test('BANKW-22 /Myaccount opens after 3 s, and not before', async () => {
    const { server, answer, address } = await openPage()
    fill()
    vi.useFakeTimers()
    fireEvent.submit(submit())
    await act(waitUntilIdle)
    await answer(server.withdrawToBank, ended('requested'))
    await act(() => vi.advanceTimersByTimeAsync(2_999))
    expect(address()).toBe('/Member/WithdrawViaBank')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(address()).toBe('/Member/Myaccount')
  })

  test('BANKW-21, BANKW-22 My Account repeats the thanks, until the member dismisses them or leaves it', async () => {
    const { server, answer, goTo, user } = await openPage()
    const openAccount = async () => {
      await goTo('/Member/MyAccount')
      await answer(server.requiresReAuth, false)
    }
    const transferAndLeave = async () => {
      fill()
      await user.click(submit())
      await answer(server.withdrawToBank, ended('requested'))
      await answer(server.member, member)
      await openAccount()
    }
    await transferAndLeave()
    expect([notices(), document.querySelector('.foot-bar')?.textContent ?? '']).toEqual([
      [thanks],
      '',
    ])
    await goTo('/Member/Home/Dashboard')
    await openAccount()
    expect(notices()).toEqual([])
    await goTo('/Member/WithdrawViaBank')
    await answer(server.requiresReAuth, false)
    await transferAndLeave()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(notices()).toEqual([])
  })

  test('BANKW-22 a member who leaves before then isn’t redirected', async () => {
    const { server, answer, address, goTo } = await openPage()
    fill()
    vi.useFakeTimers()
    fireEvent.submit(submit())
    await act(waitUntilIdle)
    await answer(server.withdrawToBank, ended('requested'))
    await goTo('/Member/Nowhere')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(address()).toBe('/Member/Nowhere')
  })

  test('BANKW-23 409: an alert says that the amount is over the limit, and the typed text stays', async () => {
    const { server, answer } = await sent(ended('overLimit'))
    expect(notices()).toEqual(['Your withdrawal request exceeded allowable amount of £250.'])
    expect(screen.getByText(/^Your withdrawal/).closest('[role="alert"]')).not.toBeNull()
    expect(submit().disabled).toBe(true)
    expect(document.body.textContent).not.toContain('£1,284.60')
    await answer(server.member, { ...member, availableBalance: pounds('1100.50') })
    expect(screen.getByRole('link', { name: 'Available balance £1,100.50' })).toBeTruthy()
    expect(Object.keys(right).map((label) => field(label).value)).toEqual(Object.values(right))
    expect(submit().disabled).toBe(false)
  })

  test('BANKW-24 412: the message says that the amount is over the balance, which is read again', async () => {
    const { server, answer } = await sent(ended('overBalance'))
    expect(notices()).toEqual([])
    await answer(server.member, { ...member, availableBalance: pounds('1100.50') })
    expect(notices()).toEqual(['Your withdrawal request exceeded available balance of £1,100.50.'])
  })

  test('BANKW-25 406: the message says that a transfer already exists', async () => {
    await sent(ended('alreadyRequested'))
    expect(notices()).toEqual([
      'A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared.',
    ])
  })

  test('BANKW-26 any other outcome shows the general message once the balance is read', async () => {
    const { server, answer } = await sent(ended('failed'))
    expect([notices(), submit().disabled]).toEqual([[failed], true])
    await answer(server.member, member)
    expect([notices(), submit().disabled]).toEqual([[failed], false])
  })

  test('CONST-06 any other outcome shows only the general message', async () => {
    const { server, answer } = await sent(ended('failed'))
    await answer(server.member, member)
    expect(messageTexts()).toEqual([failed])
    expect(document.querySelector('main [aria-invalid], main .field-message')).toBeNull()
  })

  test('BANKW-27 a new outcome replaces the last message', async () => {
    const { user, server, answer } = await sent(ended('overLimit'))
    await answer(server.member, member)
    await user.click(submit())
    expect(notices()).toEqual([])
    await answer(server.withdrawToBank, ended('alreadyRequested'))
    expect(notices()).toEqual([expect.stringMatching(/^A Bank Transfer/)])
  })

  test('BANKW-19 the server’s field errors are under their fields, the rest at the top (OQ-122)', async () => {
    await sent({
      outcome: 'refused',
      fieldErrors: [
        { field: 'SortCode', errorMessage: 'No bank has this sort code.' },
        { field: 'Account', errorMessage: 'Closed.' },
      ],
    })
    expect(messageOf('Sort code')).toBe('No bank has this sort code.')
    expect(document.activeElement).toBe(field('Sort code'))
    expect(notices()).toEqual(['Closed.'])
  })

  test('BANKW-19 the server’s message about a field disappears when the field changes', async () => {
    const { user } = await sent({
      outcome: 'refused',
      fieldErrors: [{ field: 'sortCode', errorMessage: 'No bank has this sort code.' }],
    })
    await user.clear(field('Sort code'))
    await user.type(field('Sort code'), '20-00-02')
    expect(messageOf('Sort code')).toBeUndefined()
  })
})

describe('One transfer', () => {
  test('CARDW-04 BANKW-21 a double click and a double Enter send one transfer, and the wait is visible', async () => {
    const { user, server } = await openPage()
    fill()
    await user.dblClick(submit())
    fireEvent.submit(submit())
    expect(server.withdrawToBank.asked).toHaveLength(1)
    expect([submit().textContent, submit().disabled]).toEqual(['Withdrawing...', true])
    // A link would only leave the page, while the transfer continues.
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull()
  })

  test('Enter in a field sends the transfer, and after a refusal the focus is in that field again', async () => {
    const { user, server, answer } = await openPage()
    fill()
    field('Sort code').focus()
    await user.keyboard('{Enter}')
    expect(server.withdrawToBank.asked).toHaveLength(1)
    await answer(server.withdrawToBank, ended('overLimit'))
    expect(document.activeElement).toBe(field('Sort code'))
  })

  test.each([
    ['a refusal', forbidden, [failed]],
    ['a fault', serverFault(500), [failed + arrived]],
  ])(
    'OQ-135 after %s the transfer isn’t sent again, and the balance is read before the button is enabled',
    async (_, failure, messages) => {
      const { server, fail, answer } = await sent()
      await fail(server.withdrawToBank, failure)
      expect([notices(), submit().disabled]).toEqual([messages, true])
      await answer(server.member, member)
      expect([submit().disabled, server.withdrawToBank.asked.length]).toEqual([false, 1])
      expect(field('Account number').value).toBe('00123456')
    },
  )

  test('OQ-135 if the balance can’t be read, the button reads it again instead of sending the transfer', async () => {
    const { server, fail, answer, user } = await sent()
    await fail(server.withdrawToBank, serverFault(500))
    expect([submit().textContent, submit().disabled]).toEqual(['Loading your balance...', true])
    await fail(server.member, serverFault(500))
    expect([submit().textContent, submit().disabled]).toEqual(['Check again', false])
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
    expect(notices()).toEqual([
      failed + arrived,
      'We couldn’t load your balance. Check again before you continue.',
    ])
    expect(document.activeElement).toBe(submit())
    await user.keyboard('{Enter}')
    expect([submit().textContent, submit().disabled]).toEqual(['Loading your balance...', true])
    await answer(server.member, member)
    expect([submit().textContent, submit().disabled]).toEqual(['Withdraw to bank', false])
    expect(document.activeElement).toBe(submit())
    expect(server.withdrawToBank.asked).toHaveLength(1)
  })

  test('OQ-135 text typed while the balance is unknown stays', async () => {
    const { server, fail, answer, user } = await sent()
    await fail(server.withdrawToBank, serverFault(500))
    await fail(server.member, serverFault(500))
    await user.clear(field('Amount (transfer value)'))
    await user.type(field('Amount (transfer value)'), '99')
    await user.click(submit())
    await answer(server.member, member)
    expect(field('Amount (transfer value)').value).toBe('99')
  })

  test('OQ-135 the page says that a call is taking a long time, and nothing is aborted', async () => {
    const { server } = await openPage()
    fill()
    vi.useFakeTimers()
    fireEvent.submit(submit())
    await act(waitUntilIdle)
    act(() => vi.advanceTimersByTime(15_000))
    expect(notices()).toEqual(['This is taking longer than usual. Stay on this page.'])
    expect(server.withdrawToBank.interrupted()).toBe(0)
  })
})

describe('A session that ends while the member types (OQ-134)', () => {
  test('the same member’s amount and telephone number are restored, but nothing that identifies the account', async () => {
    const { server, fail, unmount } = await sent()
    await fail(server.withdrawToBank, unauthorised)
    expect(await screen.findByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(notices()).toEqual([])
    const stored = storedText()
    expect(stored).toContain('250.00')
    for (const secret of ['00123456', '20-00-01', 'R/12', 'example.com'])
      expect(stored).not.toContain(secret)

    unmount()
    await openPage()
    expect(Object.keys(right).map((label) => field(label).value)).toEqual([
      '250.00',
      '',
      '',
      '0113 496 0000',
      '',
    ])
    expect(
      screen.getByText('Your bank withdrawal didn’t go through. Your balance has not changed.'),
    ).toBeTruthy()
    expect(notices()).toEqual([
      'For your security, we don’t keep your account number, sort code or roll number. Enter them again.',
    ])
    expect(keptInTab()).toEqual({
      [`save-outcomes:calls ${ownerOf(exampleMember)}`]: [
        { call: 'bankWithdrawal', end: 'failed', at: expect.any(Number) },
      ],
    })
  })

  test('another member gets none of the typed text', async () => {
    const { server, fail, unmount } = await sent()
    await fail(server.withdrawToBank, unauthorised)
    unmount()
    await openPage({ emailAddress: 'other@example.com' })
    expect([field('Amount (transfer value)').value, notices()]).toEqual(['', []])
    expect(keptInTab()).toEqual({
      [`save-outcomes:calls ${ownerOf(exampleMember)}`]: [
        { call: 'bankWithdrawal', end: 'failed', at: expect.any(Number) },
      ],
    })
  })

  test('OQ-135 if a transfer succeeds behind the login, the tab stores only that it did', async () => {
    const { running, server, answer } = await sent()
    act(() => running.portal.send({ type: 'session.expired' }))
    expect(sessionStorage).toHaveLength(2)
    await answer(server.withdrawToBank, ended('requested'))
    expect(keptInTab()).toEqual({
      [`save-outcomes:calls ${ownerOf(exampleMember)}`]: [
        { call: 'bankWithdrawal', end: 'succeeded', at: expect.any(Number) },
      ],
    })
  })

  test('an unedited form is not stored', async () => {
    const { running } = await openPage()
    act(() => running.portal.send({ type: 'session.expired' }))
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('A transfer refused because the proof of identity is too old (OQ-026, OQ-134)', () => {
  const challenge = '/Member/MemberChallenge?redirectUrl=%2FMember%2FWithdrawViaBank'
  const leave = () => act(() => window.dispatchEvent(new Event('pagehide')))

  test('after the challenge the typed text is restored, except the account’s details', async () => {
    const { server, fail, answer, left, unmount } = await sent()
    await fail(server.withdrawToBank, forbidden)
    await answer(server.requiresReAuth, true)
    expect(left).toEqual([challenge])
    leave()
    expect(server.withdrawToBank.asked).toHaveLength(1)
    for (const secret of ['00123456', '20-00-01', 'R/12'])
      expect(storedText()).not.toContain(secret)

    unmount()
    const again = await openPage()
    expect(Object.keys(right).map((label) => field(label).value)).toEqual([
      '250.00',
      '',
      '',
      '0113 496 0000',
      '',
    ])
    expect(again.server.withdrawToBank.asked).toHaveLength(0)
  })

  test('if no challenge is needed, the member stays with the message, and nothing is stored', async () => {
    const { server, fail, answer, left } = await sent()
    await fail(server.withdrawToBank, forbidden)
    await answer(server.requiresReAuth, false)
    leave()
    expect([left, notices()]).toEqual([[], [failed]])
    expect(storedText()).not.toContain('250.00')
  })
})
