import { ChoiceId, Day, malformed, pounds, serverFault, unreachable } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { exampleMember } from '@save/domain/testing/examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const gym = {
  id: ChoiceId.make('122'),
  name: 'Gym membership',
  isCancelled: false,
  status: 'Active',
}
const dental = {
  id: ChoiceId.make('120'),
  name: 'Dental plan',
  creationDate: Day.make('2025-01-11'),
  cancellationDate: Day.make('2025-09-30'),
  status: 'Cancelled',
  isCancelled: true,
}

const member: Member = {
  ...exampleMember,
  gender: 20,
  dateOfBirth: Day.make('1988-03-14'),
  address: { houseName: 'Alder House', street: 'Weir Lane', postcode: 'HX0 0AA' },
  availableBalance: pounds('1284.60'),
  pendingBalance: pounds('2036.12'),
  transactions: [
    {
      id: '88213',
      name: 'Fernhill Books',
      transactionType: 'Cashback',
      status: 'Paid',
      purchaseAmount: pounds('28'),
      cashbackAmount: pounds('2.10'),
      transactionDate: Day.make('2026-11-12'),
    },
    { id: '88190', name: 'Tidewater Stays', status: 'Pending', cashbackAmount: pounds('25') },
  ],
  choices: [gym, dental],
}

afterEach(() => vi.useRealTimers())

async function openAccount(change: Partial<Member> = {}) {
  const portal = await openPortal({ at: '/Member/MyAccount' })
  await portal.answer(portal.server.requiresReAuth, false)
  await portal.answerAll({ member: { ...member, ...change } })
  return portal
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)
const rowsOf = (name: string) =>
  card(name)
    .getAllByRole('row')
    .map((row) => cellsOf(row))
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
const cancelButton = (name: string) =>
  card('My Benefits').getByRole<HTMLButtonElement>('button', { name: `Cancel ${name}` })

const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, cancel it' })
const keep = () => screen.getByRole('button', { name: 'Keep it' })

/** Presses both buttons. */
async function cancelGym(user: UserEvent) {
  await user.click(cancelButton('Gym membership'))
  await user.click(yes())
}

describe('The Account card', () => {
  test('ROUTE-20 ACCOUNT-01 My Account has the card, whose heading links to the edit page', async () => {
    await openAccount()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account')
    expect(card('Account').getByRole('link', { name: 'Account' }).getAttribute('href')).toBe(
      '/Member/EditAccount',
    )
  })

  test('ACCOUNT-01 the card comes after My Savings, one press from the top, and its link says that it changes the details', async () => {
    const { user } = await openAccount()
    const regions = screen
      .getAllByRole('region')
      .map((part) => part.getAttribute('aria-labelledby'))
    const headings = regions.map((id) => document.getElementById(id ?? '')?.textContent)
    expect(headings).toEqual(['My Savings', 'Account', 'My Benefits'])
    await user.click(screen.getByRole('link', { name: 'Go to your details' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Account' }))
    const change = card('Account').getByRole('link', { name: 'Change your details' })
    expect(change.getAttribute('href')).toBe('/Member/EditAccount')
  })

  test('ACCOUNT-02 ACCOUNT-06 the card shows the member’s details', async () => {
    await openAccount()
    const facts = card('Account').getAllByRole('term')
    expect(facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['First name', 'Priya'],
      ['Last name', 'Shah'],
      ['Gender', 'Female'],
      ['Date of birth', '14/03/1988'],
      ['Email', 'member@example.com'],
      ['Address', 'Alder House, Weir Lane, HX0 0AA'],
    ])
  })

  test.each([0, undefined])('ACCOUNT-05 a gender of %j is hidden', async (gender) => {
    const { gender: _, ...without } = member
    const portal = await openPortal({ at: '/Member/MyAccount' })
    await portal.answer(portal.server.requiresReAuth, false)
    await portal.answerAll({ member: gender === undefined ? without : { ...without, gender } })
    expect(card('Account').queryByText('Gender')).toBeNull()
    expect(card('Account').getByText('Date of birth')).toBeTruthy()
  })
})

describe('The My Savings card', () => {
  test('ACCOUNT-07 the card lists the transactions in the server’s order', async () => {
    await openAccount()
    expect(rowsOf('My Savings')).toEqual([
      ['Name', 'Type', 'Status', 'Purchase amount', 'Cashback amount'],
      ['November 2026', 'Paid £2.10'],
      ['Fernhill Books12/11/2026', 'Cashback', 'Paid', '£28.00', '£2.10'],
      ['Without a date', ''],
      ['Tidewater Stays', '', 'Pending', '', '£25.00'],
    ])
  })

  test('OQ-135 transactions are marked as old while they reload, and after a failed reload', async () => {
    const portal = await openAccount({ canSeeMyBenefits: true })
    const noteIn = (name: string) =>
      card(name)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.includes('out of date'))
    const both = () => ['My Savings', 'My Benefits'].flatMap(noteIn)
    expect(both()).toEqual([])
    expect(card('My Savings').queryByText('Cashback paid')).toBeTruthy()
    const { member } = portal.running.portal.getSnapshot().context.resources
    act(() => member.send({ type: 'resource.invalidated' }))
    expect(both()).toEqual([
      'Updating your transactions. This list may be out of date.',
      'Updating your benefits. This list may be out of date.',
    ])
    expect(card('My Savings').queryByText('Cashback paid')).toBeNull()
    await portal.fail(portal.server.member, unreachable)
    expect(both()).toEqual([
      'We couldn’t update your transactions. This list may be out of date.',
      'We couldn’t update your benefits. This list may be out of date.',
    ])
    expect(rowsOf('My Savings')).toHaveLength(5)
  })

  test('ACCOUNT-08 a transaction has its id and date in a tooltip, and the date again below its name', async () => {
    await openAccount()
    const row = (name: string) =>
      card('My Savings').getByRole('rowheader', { name: new RegExp(`^${name}`) })
    expect(row('Fernhill Books').title).toBe('88213 - 12/11/2026')
    expect(row('Tidewater Stays').title).toBe('88190')
    expect(screen.getByRole('main').textContent).not.toContain('88213')
  })

  test('ACCOUNT-08 opening a transaction shows its id and date, and explains its status', async () => {
    const { user } = await openAccount()
    await user.click(card('My Savings').getByRole('button', { name: 'Fernhill Books' }))
    expect(screen.getByText('88213 - 12/11/2026')).toBeTruthy()
    expect(screen.getByText(/^The shop confirmed this/)).toBeTruthy()
  })

  test('SUPPORT-02 an open transaction has one link to support, with the category chosen and the shop named', async () => {
    const { user, goTo, address } = await openAccount()
    await user.click(screen.getByRole('button', { name: 'Fernhill Books' }))
    await user.click(screen.getByRole('link', { name: 'Ask us about it' }))
    const category = async () => (await screen.findByRole<HTMLSelectElement>('combobox')).value
    expect([await category(), address()]).toEqual(['Cashback', '/Member/Contact'])
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe(
      'My question is about Fernhill Books, 88213 - 12/11/2026: ',
    )
    await goTo('/Member/Home/Dashboard')
    await goTo('/Member/Contact')
    expect(await category()).toBe('')
  })

  test('SUPPORT-02 a link above the transactions opens support with a question about a missing purchase', async () => {
    const { user } = await openAccount()
    const ask = screen.getByRole('link', { name: 'A purchase is missing? Ask us' })
    const table = screen.getByRole('table', { name: 'Transactions' })
    expect(ask.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(ask)
    expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('Cashback')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe(
      'A purchase is missing from my transactions. The shop is: ',
    )
  })

  test('ACCOUNT-12 a link at the top jumps to the orders', async () => {
    const { user } = await openAccount()
    await user.click(screen.getByRole('link', { name: 'Go to your benefits' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Benefits' }))
  })

  test('ACCOUNT-12 a member who may not see benefits has no such link', async () => {
    await openAccount({ canSeeMyBenefits: false })
    expect(screen.queryByRole('link', { name: 'Go to your benefits' })).toBeNull()
  })

  test('ACCOUNT-07 the tax year’s total is above the transactions, and hidden if there are none', async () => {
    const taxYearTotal = () =>
      screen.queryByText(/^Since 6 April /)?.nextElementSibling?.textContent
    vi.setSystemTime('2026-11-22T12:00:00')
    const { unmount } = await openAccount()
    expect(taxYearTotal()).toBe('Cashback paid£2.10Withdrawn£0.00')
    unmount()
    vi.setSystemTime('2027-04-06T12:00:00')
    await openAccount()
    expect(taxYearTotal()).toBeUndefined()
  })

  test('OQ-143 transactions appear a page at a time, with the same pager as every list', async () => {
    const transactions = Array.from({ length: 2_000 }, (_, index) => ({
      id: `T-${index + 1}`,
      name: `Purchase ${index + 1}`,
    }))
    const { user } = await openAccount({ transactions })
    const names = () => screen.getAllByText(/^Purchase \d+$/).map(({ textContent }) => textContent)
    expect([names().length, names()[0], names().at(-1)]).toEqual([60, 'Purchase 1', 'Purchase 60'])
    expect(screen.getByText('Page 1 of 34')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect([names().length, names()[0]]).toEqual([60, 'Purchase 61'])
    expect(document.activeElement?.contains(screen.getByText('Purchase 61'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect([names().length, names().at(-1)]).toEqual([20, 'Purchase 2000'])
    expect(screen.getByText('Page 34 of 34')).toBeTruthy()
  })

  test('OQ-143 a single page of transactions has no pager', async () => {
    await openAccount({
      transactions: Array.from({ length: 60 }, (_, index) => ({ id: String(index) })),
    })
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('OQ-124 without transactions the table still has its header', async () => {
    await openAccount({ transactions: [] })
    expect(rowsOf('My Savings')).toHaveLength(1)
    expect(screen.getByText('Your savings and withdrawals will appear here.')).toBeTruthy()
    expect(screen.getByText('Choose a shop.').closest('ol')?.childElementCount).toBe(3)
    expect(screen.getByRole('link', { name: 'See cashback' }).getAttribute('href')).toBe(
      '/Member/Home/Cashback',
    )
  })

  test('ACCOUNT-09 ACCOUNT-10 both balances have £ and thousands separators', async () => {
    await openAccount()
    expect(card('My Savings').getByText('Pending balance').nextElementSibling?.textContent).toBe(
      '£2,036.12',
    )
    expect(card('My Savings').getByText('Available balance').nextElementSibling?.textContent).toBe(
      '£1,284.60',
    )
  })

  test('ACCOUNT-11 the card has both withdrawal buttons', async () => {
    await openAccount()
    expect(card('My Savings').getByRole('button', { name: 'Withdraw to card' })).toBeTruthy()
    expect(card('My Savings').getByRole('button', { name: 'Withdraw to bank' })).toBeTruthy()
  })
})

describe('The My Benefits card', () => {
  test('ACCOUNT-12 the card is only for members who may see it', async () => {
    await openAccount({ canSeeMyBenefits: false })
    expect(screen.queryByText('My Benefits')).toBeNull()
    expect(screen.getByText('My Savings')).toBeTruthy()
  })

  test('ACCOUNT-13 the card shows each choice with both dates and its status', async () => {
    await openAccount()
    expect(rowsOf('My Benefits').map((cells) => cells.slice(0, 4))).toEqual([
      ['Name', 'Date ordered', 'Date cancelled', 'Status'],
      ['Gym membership', '', '', 'Active'],
      ['Dental plan', '11/01/2025', '30/09/2025', 'Cancelled'],
    ])
  })

  test('ACCOUNT-14 each choice has a Cancel button, disabled if it is already cancelled', async () => {
    await openAccount()
    const buttons = card('My Benefits').getAllByRole('button')
    expect(buttons.map((button) => [button.textContent, isOff(button)])).toEqual([
      ['Cancel', false],
      ['Cancel', true],
    ])
  })

  test('ACCOUNT-15 ACCOUNT-16 Cancel sends that choice once, and the row shows the outcome', async () => {
    const cycle = { ...gym, id: ChoiceId.make('140'), name: 'Cycle to work' }
    const { user, server, answer } = await openAccount({ choices: [cycle, gym, dental] })
    await user.dblClick(cancelButton('Gym membership'))
    await user.dblClick(yes())
    expect(server.cancelChoice.asked).toEqual([['122']])
    expect(isOff(cancelButton('Gym membership'))).toBe(true)

    const cancelled = { ...gym, isCancelled: true, status: 'Cancelled' }
    await answer(server.cancelChoice, { member: { ...member, choices: [cancelled, dental] } })
    expect(isOff(cancelButton('Gym membership'))).toBe(true)
    const table = within(card('My Benefits').getByRole('table'))
    const [status] = table.getAllByRole('cell', { name: 'Cancelled' })
    expect(status?.querySelector('[aria-live=polite]')?.textContent).toBe('Cancelled')
    // A status inside the cell would leave it without a name.
    expect(table.queryByRole('status')).toBeNull()
    expect(server.member.asked).toHaveLength(1)
    const report = card('My Benefits').getByText('Your Gym membership was cancelled.')
    expect(report.closest('tr')?.textContent).toContain('Gym membership')
    expect(document.activeElement).toBe(cancelButton('Gym membership'))
  })

  test('OQ-112 Cancel asks first: focus is on keeping the benefit, Escape keeps it, and nothing is sent', async () => {
    const { user, server } = await openAccount()
    await user.click(cancelButton('Gym membership'))
    const question = screen.getByRole('group', { name: 'Cancel Gym membership?' })
    expect(within(question).getAllByRole('button')).toEqual([yes(), keep()])
    expect(document.activeElement).toBe(keep())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.activeElement).toBe(cancelButton('Gym membership'))
    await user.click(cancelButton('Gym membership'))
    await user.click(keep())
    expect(document.activeElement).toBe(cancelButton('Gym membership'))
    expect(server.cancelChoice.asked).toEqual([])
  })

  test('OQ-112 only one row asks at a time: the next question replaces the previous one', async () => {
    const cycle = { ...gym, id: ChoiceId.make('140'), name: 'Cycle to work' }
    const { user } = await openAccount({ choices: [cycle, gym] })
    await user.click(cancelButton('Cycle to work'))
    await user.click(cancelButton('Gym membership'))
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'Cancel Gym membership?Yes, cancel itKeep it',
    ])
    expect(document.activeElement).toBe(keep())
  })

  test('ACCOUNT-16 an answer without the member makes the portal read the member again (OQ-113)', async () => {
    const { user, server, answer, fail } = await openAccount()
    await cancelGym(user)
    await fail(server.cancelChoice, malformed('Member'))
    await answer(server.member, { ...member, choices: [{ ...gym, isCancelled: true }] })
    expect(isOff(cancelButton('Gym membership'))).toBe(true)
  })

  test('OQ-112 a failure appears beside the button, which gets the focus and can be pressed again', async () => {
    const { user, server, fail, answer } = await openAccount()
    await cancelGym(user)
    await fail(server.cancelChoice, serverFault(500))
    const alert = card('My Benefits')
      .getAllByRole('alert')
      .find(({ textContent }) => textContent === 'Something went wrong.')
    expect(alert).toBeTruthy()
    expect(isOff(cancelButton('Gym membership'))).toBe(true)
    await answer(server.member, member)
    expect(document.activeElement).toBe(cancelButton('Gym membership'))
    await cancelGym(user)
    expect(server.cancelChoice.asked).toHaveLength(2)
    expect(screen.queryByText('Something went wrong.')).toBeNull()
  })
})

test('ACCOUNT-14, OQ-135 if my benefits can’t be read after a lost response, a button to read them replaces Cancel', async () => {
  const { user, server, fail, answer } = await openAccount()
  await cancelGym(user)
  await fail(server.cancelChoice, unreachable)
  await fail(server.member, serverFault(500))
  expect(screen.getByText('Something went wrong.')).toBeTruthy()
  expect(
    screen.getByText(/^We don’t know if this benefit was cancelled\. Check its status/),
  ).toBeTruthy()
  const again = screen.getByRole('button', { name: 'Check again: Gym membership' })
  expect([again.textContent, document.activeElement]).toEqual(['Check again', again])
  await user.click(again)
  await answer(server.member, { ...member, choices: [{ ...gym, isCancelled: true }, dental] })
  expect(server.cancelChoice.asked).toHaveLength(1)
  expect(isOff(cancelButton('Gym membership'))).toBe(true)
})

test('ACCOUNT-12, OQ-135 My Benefits stays until I leave, even if my employer switches it off while it says that a cancellation may have arrived', async () => {
  const { user, server, fail, answer, goTo } = await openAccount()
  await cancelGym(user)
  await fail(server.cancelChoice, unreachable)
  await answer(server.member, { ...member, canSeeMyBenefits: false })
  expect(card('My Benefits').getByText('Something went wrong.')).toBeTruthy()
  expect(card('My Benefits').getByText(/^We don’t know if this benefit was cancelled/)).toBeTruthy()
  await goTo('/Member/Home/Dashboard')
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  expect(screen.getByRole('region', { name: 'My Savings' })).toBeTruthy()
  expect(screen.queryByText('My Benefits')).toBeNull()
  expect(screen.queryByText(/We don’t know if this benefit was cancelled/)).toBeNull()
})

test('ACCOUNT-12, OQ-135 a note reports a cancellation that ended while I was away, if My Benefits is off when I come back', async () => {
  const { user, server, answer, goTo } = await openAccount()
  await cancelGym(user)
  await goTo('/Member/Home/Dashboard')
  const cancelled = { ...member, choices: [{ ...gym, isCancelled: true }], canSeeMyBenefits: false }
  await answer(server.cancelChoice, { member: cancelled })
  await goTo('/Member/MyAccount')
  await answer(server.requiresReAuth, false)
  expect(screen.getByRole('region', { name: 'My Savings' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'My Benefits' })).toBeNull()
  expect(screen.getByText('Your benefit was cancelled.')).toBeTruthy()
})

test('ACCOUNT-15, OQ-135 after 15 s without a response to a cancellation, the page says that it is taking a long time', async () => {
  const { server, answer } = await openAccount()
  vi.useFakeTimers()
  const waitNote = () => card('My Benefits').queryByText(/^This is taking longer than usual/)
  fireEvent.click(cancelButton('Gym membership'))
  fireEvent.click(yes())
  await act(waitUntilIdle)
  act(() => vi.advanceTimersByTime(14_999))
  expect(waitNote()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(waitNote()).toBeTruthy()
  await answer(server.cancelChoice, {
    member: { ...member, choices: [{ ...gym, isCancelled: true }, dental] },
  })
  expect(waitNote()).toBeNull()
})

test.each([
  ['no longer lists it', [dental]],
  ['lists none', []],
])(
  'ACCOUNT-16, OQ-135 if a benefit is cancelled and the response %s, the foot of the page says so',
  async (_, choices) => {
    const { user, server, answer } = await openAccount()
    await cancelGym(user)
    await answer(server.cancelChoice, { member: { ...member, choices } })
    expect(screen.queryByRole('button', { name: /Gym membership/ })).toBeNull()
    expect(screen.getByText('Your benefit was cancelled.')).toBeTruthy()
  },
)

test('ACCOUNT-16, CARDW-10 a late answer to a cancellation doesn’t overwrite the newer balance', async () => {
  const { user, server, answer } = await openAccount({ isSavingsWithdrawalOn: true })
  await cancelGym(user)
  await user.click(screen.getByRole('button', { name: 'Withdraw to card' }))
  const richer = { ...member, isSavingsWithdrawalOn: true }
  const poorer = {
    ...richer,
    availableBalance: pounds('1034.60'),
    lastCardWithdrawal: 'withdrawn' as const,
  }
  await answer(server.withdrawToCard, { member: poorer, outcome: 'withdrawn' })
  await answer(server.cancelChoice, { member: richer })
  expect(screen.getByText('Loading your balance...', { selector: '.figure *' })).toBeTruthy()
  expect(screen.queryAllByText('£1,284')).toHaveLength(0)
  await answer(server.member, { ...poorer, choices: [{ ...gym, isCancelled: true }, dental] })
  expect(screen.getAllByText('£1,034')).not.toHaveLength(0)
  expect(isOff(cancelButton('Gym membership'))).toBe(true)
})

test('ACCOUNT-14 if a choice was cancelled and ordered again, its cancelled row can’t be cancelled', async () => {
  const twice = [
    { ...gym, isCancelled: false },
    { ...gym, isCancelled: true },
  ]
  const { user, server, answer } = await openAccount({ choices: twice })
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', {
    name: 'Cancel Gym membership',
  })
  expect(buttons.map(isOff)).toEqual([false, true])
  for (const button of buttons) await user.click(button)
  await user.click(yes())
  expect(server.cancelChoice.asked).toHaveLength(1)
  await answer(server.cancelChoice, {
    member: { ...member, choices: twice.map((row) => ({ ...row, isCancelled: true })) },
  })
  expect(screen.getAllByText('Your Gym membership was cancelled.')).toHaveLength(1)
})

test('BANKW-20, OQ-022 a balance that couldn’t be read again isn’t shown as current: the page says so and offers to read it', async () => {
  const { user, server, fail, answer, running } = await openAccount({ isSavingsWithdrawalOn: true })
  const { member: resource } = running.portal.getSnapshot().context.resources
  const topBalance = () => within(screen.getByRole('banner')).queryByRole('link', { name: /£/ })
  const cardButton = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw to card' })
  expect([topBalance() === null, isOff(cardButton())]).toEqual([false, false])
  await act(async () => resource.send({ type: 'resource.invalidated' }))
  await fail(server.member, serverFault(500))
  expect([topBalance() === null, isOff(cardButton())]).toEqual([true, true])
  expect(screen.getByText(/^We couldn’t load your balance\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await answer(server.member, { ...member, isSavingsWithdrawalOn: true })
  expect([topBalance() === null, isOff(cardButton())]).toEqual([false, false])
  expect(screen.queryByText(/^We couldn’t load your balance\./)).toBeNull()
})

test('OQ-131 if the member can’t be read, the page says so and offers to try again', async () => {
  const { server, fail, answer, user } = await openPortal({ at: '/Member/MyAccount' })
  await answer(server.requiresReAuth, false)
  expect(screen.getByText('Loading...')).toBeTruthy()
  await fail(server.member, serverFault(500))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await answer(server.member, member)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Account')
})
