import { exampleChoice } from '@save/domain/testing/benefit-examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'
// Loaded in advance, so that opening it doesn't wait.
import './payslip-estimate.tsx'

// A day whose rates are known.
beforeEach(() => {
  vi.setSystemTime('2026-11-22T12:00:00')
})

const at = '/Member/Choice/SalarySacrifice/140/1200.00'

async function openOrder(address = at) {
  const portal = await openPortal({
    at: address,
    configuration: { choiceRates: { basic: { employeeNIRate: 0.08, taxRate: 0.2 } } },
  })
  await portal.answerAll()
  await portal.answer(portal.server.choice, { ...exampleChoice, benefitInKindValue: 0 })
  return portal
}

async function openPayslip(address = at) {
  const portal = await openOrder(address)
  await portal.user.click(screen.getByText('See it on your payslip'))
  await screen.findByRole('textbox', { name: 'Your salary for a year' })
  return portal
}

const salary = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Your salary for a year' })
const select = (name: string) => screen.getByRole('combobox', { name })
const payslip = (period = 'monthly') =>
  screen.getByRole('table', { name: `Your ${period} payslip` })
const cells = (table: HTMLElement, name: string) =>
  within(table)
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader', { name }) !== null)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )[0]

test('a closed payslip adds no table, no field and no script to the order', async () => {
  await openOrder()
  expect(screen.getAllByRole('table')).toHaveLength(1)
  expect(screen.getAllByRole('textbox', { name: /Number$/ })).toHaveLength(2)
  expect(screen.queryByRole('textbox', { name: 'Your salary for a year' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Where you live' })).toBeNull()
})

test('the link to the payslip comes first, and the printout names the member', async () => {
  await openOrder()
  const figures = screen.getByRole('complementary', { name: 'Cost comparison' })
  const [first] = figures.querySelectorAll('summary, table')
  expect(first?.textContent).toBe('See it on your payslip')
  expect(within(figures).getByText('Priya Shah, 22/11/2026')).toBeTruthy()
})

test('with two rates, the link is meant for a member who is unsure which one applies', async () => {
  const rates = { employeeNIRate: 0.08, taxRate: 0.2 }
  const { answerAll, answer, server } = await openPortal({
    at,
    configuration: { choiceRates: { basic: rates, higher: { ...rates, taxRate: 0.4 } } },
  })
  await answerAll()
  await answer(server.choice, exampleChoice)
  expect(screen.getByText('Not sure which? See it on your payslip')).toBeTruthy()
})

test('the comparison names its tax rates, and links to the payslip', async () => {
  await openOrder()
  expect(
    screen.getByText(
      'These costs are worked out at 20% tax. Scotland’s rates differ from the rest of the UK’s: see your payslip above.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('See it on your payslip')).toBeTruthy()
})

describe('The opened payslip', () => {
  test('the payslip asks for salary and nation first, and answers as soon as the salary is typed', async () => {
    const { user } = await openPayslip()
    expect(screen.getByText('Enter your salary to see what it costs you.')).toBeTruthy()
    expect(screen.getByText('More about my pay', { exact: true }).closest('details')?.open).toBe(
      false,
    )
    await user.type(salary(), '30000')
    expect(screen.getByText('What it costs you: £72.00 a month')).toBeTruthy()
    expect(cells(payslip(), 'Take-home pay')).toEqual(['£2,093.30', '£2,021.30', '-£72.00'])
    await user.selectOptions(select('Where you live'), 'Scotland')
    expect(screen.getByText(/^An estimate .* 2026-27 rates for Scotland\.$/)).toBeTruthy()
  })

  test('the bar and its table show where the amount goes', async () => {
    const { user } = await openPayslip()
    await user.type(salary(), '30000')
    const share = screen.getByRole('table', { name: 'Where the money goes' })
    expect(cells(share, 'Less National Insurance')).toEqual(['8%', '£96.00'])
    expect(screen.getByRole('img', { name: /^Where/ }).getAttribute('aria-label')).toBe(
      'Where the money goes: Less income tax 20%, Less National Insurance 8%, Your take-home pay falls by 72%',
    )
  })

  test('more details about the pay change the answer', async () => {
    const { user } = await openPayslip()
    await user.type(salary(), '40000')
    await user.click(screen.getByText('More about my pay', { exact: true }))
    await user.selectOptions(select('How often you are paid'), 'Every week')
    await user.selectOptions(select('Student loan'), 'Plan 2')
    await user.click(screen.getByRole('checkbox', { name: 'I repay a postgraduate loan' }))
    await user.type(screen.getByRole('textbox', { name: 'Hours you work a week' }), '37.5')
    expect(cells(payslip('weekly'), 'Student loan')).toEqual(['£18.37', '£16.30', '-£2.08'])
    expect(cells(payslip('weekly'), 'Postgraduate loan')).toBeTruthy()
    expect(screen.getByText(/^Your pay stays at or above the minimum wage\./)).toBeTruthy()
  })

  test('an error appears on blur and doesn’t take the focus from the order', async () => {
    const { user } = await openPayslip()
    await user.type(salary(), 'much')
    expect(salary().getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(screen.getByText('Enter your yearly salary, for example 28,000.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Complete Order' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Payroll Number' }))
  })

  test('Enter in a field orders nothing and shows no errors', async () => {
    const { user, server } = await openPayslip()
    await user.type(salary(), '30000{Enter}')
    expect(screen.queryByText('Please enter Payroll Number.')).toBeNull()
    expect(server.placeOrder.asked).toEqual([])
  })

  test('an amount above the salary is reported, and nothing is calculated', async () => {
    const { user } = await openPayslip('/Member/Choice/SalarySacrifice/140/30000.01')
    await user.type(salary(), '30000')
    expect(screen.getByText(/^This is too much\./)).toBeTruthy()
    expect(screen.getAllByRole('table')).toHaveLength(1)
  })

  test('each warning has its own message and source', async () => {
    const { user } = await openPayslip()
    await user.type(salary(), '12000')
    expect(screen.getByText(/^You don’t pay income tax on this pay/)).toBeTruthy()
    const [source] = screen.getAllByRole('link', { name: /^GOV\.UK, Income Tax rates/ })
    expect([source?.getAttribute('href'), source?.getAttribute('rel')]).toEqual([
      'https://www.gov.uk/income-tax-rates',
      'noopener',
    ])
  })

  test('in a tax year without known rates, the page says so and calculates nothing', async () => {
    vi.setSystemTime('2027-04-06T00:00:00')
    const { user } = await openPayslip()
    await user.type(salary(), '30000')
    expect(screen.getByText(/^We don’t have the 2027-28 tax rates/)).toBeTruthy()
    expect(screen.getAllByRole('table')).toHaveLength(1)
  })

  test('closing and opening keeps the typed text, without storing it or putting it in the address', async () => {
    const { user, address } = await openPayslip()
    await user.type(salary(), '31415')
    await user.click(screen.getByText('See it on your payslip'))
    await user.click(screen.getByText('See it on your payslip'))
    expect(salary().value).toBe('31415')
    expect(storedText() + address()).not.toMatch(/31,?415/)
  })

  test('if the session ends while the payslip is open, none of it is stored', async () => {
    const { user, running } = await openPayslip()
    await user.type(salary(), '31415')
    await user.type(screen.getByRole('textbox', { name: 'Payroll Number' }), '004417')
    await act(async () => {
      running.portal.send({ type: 'session.expired' })
      await waitUntilIdle()
    })
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    expect(storedText()).not.toMatch(/31,?415/)
  })
})
