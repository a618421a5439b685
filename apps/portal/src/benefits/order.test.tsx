import type { Choice } from '@save/domain/benefits'
import { ChoiceId, forbidden, serverFault, unauthorised } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { RunningPortal } from '@save/domain/portal'
import { exampleChoice } from '@save/domain/testing/benefit-examples'
import { exampleMember } from '@save/domain/testing/examples'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ownerOf } from '../memory/store.ts'
import { keptInTab, storedText } from '../testing/kept-in-tab.ts'
import { openPortal } from '../testing/open-portal.tsx'

const at = '/Member/Choice/SalarySacrifice/140/1200.00'
const choiceRates = {
  basic: { employeeNIRate: 0.08, taxRate: 0.2 },
  higher: { employeeNIRate: 0.02, taxRate: 0.4 },
}

async function openOrder(address = at, change: Partial<Choice> = {}, rates: object = choiceRates) {
  const portal = await openPortal({ at: address, configuration: { choiceRates: rates } })
  const { user, server, answer, answerAll } = portal
  await answerAll()
  await answer(server.choice, { ...exampleChoice, ...change })
  return {
    ...portal,
    fillIn: async () => {
      await user.type(payroll(), ' 004417 ')
      await user.type(niNumber(), 'ab 12 34 56 c')
      await user.click(declaration())
    },
    order: () => user.click(button('Complete Order')),
  }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const payroll = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Payroll Number' })
const niNumber = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'NI Number' })
const declaration = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept the salary sacrifice' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const table = () => within(screen.getByRole('table', { name: 'Cost comparison' }))
const alert = () => within(screen.getByRole('main')).getByRole('alert')

const expire = ({ portal }: RunningPortal) =>
  act(async () => {
    portal.send({ type: 'session.expired' })
    await waitUntilIdle()
  })

test('ROUTE-17 the address shows the order of that choice for that amount', async () => {
  const { server } = await openOrder('/Member/Choice/SalarySacrifice/140/1200.50')
  expect([server.choice.asked, heading()]).toEqual([[['140']], 'Cycle to work'])
  expect(table().getAllByText('£1,200.50')).toHaveLength(2)
})

describe('The cost comparison', () => {
  const rows = () =>
    table()
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('rowheader') !== null)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ])

  test('SALSAC-01, SALSAC-02 the table has a column each for the basic and the higher rate', async () => {
    await openOrder()
    expect(
      table()
        .getAllByRole('columnheader')
        .map((column) => column.textContent),
    ).toEqual(['Basic rate', 'Higher rate'])
    expect(rows()).toEqual([
      ['Salary sacrifice amount', '£1,200.00', '£1,200.00'],
      ['Benefit in kind', '£150.00', '£150.00'],
      ['Annual saving', '£306.00', '£444.00'],
      ['Saving %', '25.50%', '37.00%'],
      ['Monthly cost', '£74.50', '£63.00'],
    ])
  })

  test('OQ-087 a band without rates is left out, and without any rates a sentence replaces the table', async () => {
    const { unmount } = await openOrder(at, {}, { higher: choiceRates.higher })
    expect(rows()[4]).toEqual(['Monthly cost', '£63.00'])
    unmount()
    await openOrder(at, {}, {})
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('We can’t show your costs right now.')).toBeTruthy()
  })

  test('OQ-084 an amount of zero saves nothing', async () => {
    await openOrder('/Member/Choice/SalarySacrifice/140/0.00')
    expect(rows()[3]).toEqual(['Saving %', '0.00%', '0.00%'])
  })

  test('SALSAC-03, SALSAC-04, SALSAC-05, SALSAC-06 one question opens the whole calculation', async () => {
    const { user } = await openOrder()
    const question = screen.getByText('How was this worked out?')
    const details = question.closest('details') as HTMLDetailsElement
    expect(details.open).toBe(false)
    for (const once of ['Basic rate', 'Benefit in kind', 'Monthly cost', 'Saving %'])
      expect(screen.getByText(once)).toBeTruthy()
    await user.click(question)
    expect(details.open).toBe(true)
    await within(details).findByRole('group', { name: 'Basic rate' })
    for (const figure of ['Benefit in kind', 'Annual saving', 'Saving %', 'Monthly cost'])
      expect(within(details).getByText(new RegExp(`${figure} = `))).toBeTruthy()
    const basic = within(details).getByRole('group', { name: 'Basic rate' })
    expect([...basic.querySelectorAll('dt, dd')].map((part) => part.textContent)).toEqual([
      ...['£1,200.00 × 12.5 ÷ 100', '£150.00'],
      ...['£1,200.00 × 8%', '£96.00', '(£1,200.00 − £150.00) × 20%', '£210.00'],
      ...['£96.00 + £210.00', '£306.00'],
      ...['£306.00 ÷ £1,200.00 × 100', '25.50%'],
      ...['(£1,200.00 − £306.00) ÷ 12', '£74.50'],
    ])
    expect(within(details).getByRole('group', { name: 'Higher rate' })).toBeTruthy()
  })

  test('the page explains the tax on the benefit, and shows the comparison’s assumptions on request', async () => {
    const { user } = await openOrder()
    expect(screen.queryByText(/We use one tax rate for the whole amount/)).toBeNull()
    await user.click(screen.getByText('How was this worked out?'))
    expect(await screen.findByText(/We use one tax rate for the whole amount/)).toBeTruthy()
    expect(screen.getByText('Partly taxed')).toBeTruthy()
  })
})

describe('The form', () => {
  test('SALSAC-07, SALSAC-11, SALSAC-12 the form has payroll and NI number, an unticked box, and one button', async () => {
    await openOrder()
    expect([payroll().value, niNumber().value, declaration().checked]).toEqual(['', '', false])
    expect(button('Complete Order').disabled).toBe(false)
  })

  test('SALSAC-08, SALSAC-09, SALSAC-10 the form shows the terms and the declaration', async () => {
    await openOrder()
    expect(
      screen.getByText(
        'With a 4-weekly payroll, deductions are taken over 12 periods, or in 13 instalments for recurring monthly benefits.',
      ),
    ).toBeTruthy()
    expect(screen.getByText(/^I agree to reduce my salary by £1,200\.00 a year/)).toBeTruthy()
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Order' })
    expect(form?.textContent).toMatch(
      /£1,200\.00 for £[\d.]+: £[\d.]+ a month if you pay basic rate tax/,
    )
  })

  test('SALSAC-13, SALSAC-14, SALSAC-18 an empty form shows each message under its field, and focuses the first', async () => {
    const { order, server } = await openOrder()
    await order()
    for (const [control, message] of [
      [payroll(), 'Please enter Payroll Number.'],
      [niNumber(), 'Please enter valid NI Number.'],
      [declaration(), 'You have to accept the salary sacrifice.'],
    ] as const) {
      expect(control.getAttribute('aria-invalid')).toBe('true')
      expect(control.getAttribute('aria-describedby')).toContain(screen.getByText(message).id)
    }
    expect([document.activeElement, server.placeOrder.asked]).toEqual([payroll(), []])
  })

  test.each([
    ['SALSAC-19', 'the declaration', 'You have to accept the salary sacrifice.'],
    ['SALSAC-20', 'the payroll number', 'Please enter Payroll Number.'],
    ['SALSAC-21', 'the NI number', 'Please enter valid NI Number.'],
  ])(
    '%s without %s nothing is sent, and the message disappears once the field is right',
    async (id, _, message) => {
      const { order, fillIn, user, server } = await openOrder()
      await fillIn()
      if (id === 'SALSAC-19') await user.click(declaration())
      if (id === 'SALSAC-20') await user.clear(payroll())
      if (id === 'SALSAC-21') await user.clear(niNumber())
      await order()
      expect([server.placeOrder.asked, screen.getByText(message).textContent]).toEqual([
        [],
        message,
      ])
      if (id === 'SALSAC-19') await user.click(declaration())
      if (id === 'SALSAC-20') await user.type(payroll(), '1')
      if (id === 'SALSAC-21') await user.type(niNumber(), 'AB123456C')
      expect(screen.queryByText(message)).toBeNull()
    },
  )

  test('SALSAC-14 a number with an unissued prefix is refused', async () => {
    const { order, fillIn, user } = await openOrder()
    await fillIn()
    await user.clear(niNumber())
    await user.type(niNumber(), 'GB123456C')
    await order()
    expect(screen.getByText('Please enter valid NI Number.')).toBeTruthy()
  })
})

describe('Ordering', () => {
  test('SALSAC-22 pressing repeatedly sends a complete order once, and the thank-you page opens', async () => {
    const { fillIn, user, server, answer, address } = await openOrder()
    await fillIn()
    await user.dblClick(button('Complete Order'))
    await user.keyboard('{Enter}{Enter}')
    expect(server.placeOrder.asked).toEqual([
      [
        {
          choiceId: '140',
          name: 'Cycle to work',
          salarySacrificeAmount: 1200_00,
          niNumber: 'AB123456C',
          payrollNumber: '004417',
          isDeclarationAccepted: true,
        },
      ],
    ])
    expect(button('Complete Order').disabled).toBe(true)
    expect(screen.getByText('Sending your order...')).toBeTruthy()
    expect(payroll().closest('fieldset')?.disabled).toBe(true)
    await answer(server.placeOrder, { answer: 'ordered' })
    expect(address()).toBe('/Member/Choice/SalarySacrifice/ThankYou')
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeTruthy()
    expect(
      screen.getByText('You’ve ordered Cycle to work for £1,200.00 of your salary a year.'),
    ).toBeTruthy()
    expect(server.member.asked).toHaveLength(2)
  })

  test.each([
    ['cancelled it in another tab', true, '/Member/MyAccount'],
    [
      'cancelled an earlier one of the same benefit',
      false,
      '/Member/Choice/SalarySacrifice/ThankYou',
    ],
  ])(
    'SALSAC-22, ACCOUNT-14 if I have %s before the response to my order (elsewhere: %j), %s opens',
    async (_, isElsewhere, opens) => {
      const { fillIn, order, server, answer, address, running } = await openOrder()
      await fillIn()
      await order()
      const { benefits } = running.portal.getSnapshot().context.ledger
      if (isElsewhere)
        await act(async () => {
          benefits.getSnapshot().context.shared.write({ changed: 'elsewhere' })
          dispatchEvent(new StorageEvent('storage', { key: 'save-purse:benefits' }))
        })
      await answer(server.placeOrder, { answer: 'ordered' })
      const choice = { ...exampleMember.choices[0], id: ChoiceId.make('140'), isCancelled: true }
      await answer(server.member, { ...exampleMember, choices: [choice] } as Member)
      expect(address()).toBe(opens)
    },
  )

  test('SALSAC-22 Back from the thank-you page skips the submitted form', async () => {
    const { goTo, goBack, user, answer, server, address } = await openOrder('/Member/Choice/140')
    await user.type(
      screen.getByRole('spinbutton', { name: 'Salary sacrifice amount' }),
      '1200{Enter}',
    )
    await user.type(payroll(), '1')
    await user.type(niNumber(), 'AB123456C')
    await user.click(declaration())
    await user.click(button('Complete Order'))
    await answer(server.placeOrder, { answer: 'ordered' })
    await goBack()
    expect([address(), heading()]).toEqual(['/Member/Choice/140', 'Cycle to work'])
    await goTo(at)
    expect([payroll().value, niNumber().value]).toEqual(['', ''])
  })

  test('Back from the order keeps the amount while the page is open', async () => {
    const { user, address, unmount } = await openOrder('/Member/Choice/140')
    const amount = () =>
      screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Salary sacrifice amount' }).value
    await user.type(
      screen.getByRole('spinbutton', { name: 'Salary sacrifice amount' }),
      '1250.5{Enter}',
    )
    await user.click(screen.getByRole('link', { name: 'Back to the benefit' }))
    expect([address(), amount()]).toEqual(['/Member/Choice/140', '1250.50'])
    expect(storedText()).not.toContain('1250')
    unmount()
    await openOrder('/Member/Choice/140')
    expect(amount()).toBe('')
  })

  test('OQ-091 a refusal lists the server’s messages beside the button and keeps the typed text', async () => {
    const { order, fillIn, server, answer } = await openOrder()
    await fillIn()
    await order()
    await answer(server.placeOrder, {
      answer: 'refused',
      messages: ['Unknown number.', 'Too much.'],
    })
    expect(
      within(alert())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Unknown number.', 'Too much.'])
    expect([payroll().value, niNumber().value, declaration().checked]).toEqual([
      ' 004417 ',
      'ab 12 34 56 c',
      true,
    ])
    await answer(server.member, exampleMember)
    expect(document.activeElement).toBe(button('Complete Order'))
    await order()
    expect([alert().textContent, server.placeOrder.asked.length]).toEqual(['', 2])
  })

  test('OQ-019 a refusal without a message says that something went wrong', async () => {
    const { order, fillIn, server, answer } = await openOrder()
    await fillIn()
    await order()
    await answer(server.placeOrder, { answer: 'refused', messages: [] })
    expect(alert().textContent).toBe('Something went wrong.')
  })

  test('OQ-135 after 15 s the page says that it is taking a long time, and nothing is aborted', async () => {
    const { order, fillIn, server } = await openOrder()
    await fillIn()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await order()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    const waitNote = screen.getByText('This is taking longer than usual. Stay on this page.')
    expect(waitNote.closest('[role="status"]')).not.toBeNull()
    expect([server.placeOrder.interrupted(), server.placeOrder.asked.length]).toEqual([0, 1])
  })
})

describe('A lost response (OQ-135)', () => {
  async function withFault() {
    const portal = await openOrder()
    await portal.fillIn()
    await portal.order()
    await portal.fail(portal.server.placeOrder, serverFault(500))
    return portal
  }

  test('OQ-135 the page says that the order may have arrived and where to look, and waits for the member', async () => {
    const { server, answer, order } = await withFault()
    expect(alert().textContent).toContain('We don’t know if your order went through')
    expect(within(alert()).getByRole('link').getAttribute('href')).toBe('/Member/MyAccount')
    expect(button('Complete Order').disabled).toBe(true)
    expect(server.placeOrder.asked).toHaveLength(1)
    await answer(server.member, exampleMember)
    expect(button('Complete Order').disabled).toBe(false)
    await order()
    expect(server.placeOrder.asked).toHaveLength(2)
  })

  test('OQ-135 if the member can’t be read, a press reads them again and never sends the order again', async () => {
    const { server, fail, answer, user } = await withFault()
    await fail(server.member, serverFault(503))
    expect(alert().textContent).toContain('Check again before you continue.')
    await user.type(payroll(), '8')
    await user.click(button('Check again'))
    expect([server.placeOrder.asked.length, server.member.asked.length]).toEqual([1, 3])
    await answer(server.member, exampleMember)
    expect(button('Complete Order').disabled).toBe(false)
    expect(payroll().value).toBe(' 004417 8')
  })

  test('OQ-135 if an order was refused before processing, the message only says that it failed', async () => {
    const { order, fillIn, server, fail } = await openOrder()
    await fillIn()
    await order()
    await fail(server.placeOrder, forbidden)
    expect(alert().textContent).toBe('Something went wrong.')
  })

  test('OQ-135 if I leave before the response, the member is read after it, and the thank-you page waits for me', async () => {
    const { order, fillIn, goTo, server, answer, address } = await openOrder()
    const form = address()
    await fillIn()
    await order()
    await goTo('/Member/Home/Dashboard')
    expect(server.member.asked).toHaveLength(1)
    await answer(server.placeOrder, { answer: 'ordered' })
    expect([server.member.asked.length, address()]).toEqual([2, '/Member/Home/Dashboard'])
    await answer(server.member, exampleMember)
    await goTo(form)
    expect(address()).toBe('/Member/Choice/SalarySacrifice/ThankYou')
    await goTo(form)
    expect([payroll().value, niNumber().value, declaration().checked]).toEqual(['', '', false])
  })
})

describe('A session that ends while the form is open (OQ-134)', () => {
  test('OQ-134 the payroll number comes back for the same member, but the NI number and declaration never do', async () => {
    const { fillIn, order, server, fail, unmount } = await openOrder()
    await fillIn()
    await order()
    await fail(server.placeOrder, unauthorised)
    expect(screen.getByRole('dialog', { name: 'Member Login' })).toBeTruthy()
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    expect(storedText()).not.toMatch(/ab ?12/i)
    unmount()
    await openOrder()
    expect([payroll().value, niNumber().value, declaration().checked]).toEqual([
      ' 004417 ',
      '',
      false,
    ])
    expect(
      screen.getByText('For your security, we don’t keep your NI number. Enter it again.'),
    ).toBeTruthy()
  })

  test('OQ-134 an unedited form is not stored', async () => {
    const { running } = await openOrder()
    await expire(running)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('Addresses without an order (OQ-080, OQ-085)', () => {
  test.each(['-1', 'ten', '1e3', '%C2%A31200'])(
    'OQ-085 %s returns to the choice',
    async (amount) => {
      const { address } = await openPortal({ at: `/Member/Choice/SalarySacrifice/140/${amount}` })
      expect(address()).toBe('/Member/Choice/140')
    },
  )

  test('OQ-080 an order address for a direct saving is replaced by the choice’s address', async () => {
    const { address, goBack } = await openOrder(at, { journeyType: 50 })
    expect([address(), heading()]).toEqual(['/Member/Choice/140', 'Cycle to work'])
    await goBack()
    expect(address()).not.toBe(at)
  })

  test('an unknown choice says that something went wrong, with a button to try again', async () => {
    const { answerAll, server, fail, user, answer } = await openPortal({ at })
    await answerAll()
    await fail(server.choice, serverFault(500))
    expect(heading()).toBe('Something went wrong.')
    await user.click(button('Try again'))
    await answer(server.choice, { ...exampleChoice, id: ChoiceId.make('140') })
    expect(heading()).toBe('Cycle to work')
  })
})

describe('The thank-you page', () => {
  const thanks = '/Member/Choice/SalarySacrifice/ThankYou'

  test('ROUTE-18, SALSAC-23 the thank-you page says that the employer’s approval will be sought', async () => {
    const { server } = await openPortal({ at: thanks })
    expect([heading(), server.choice.asked]).toEqual(['Thank you', []])
    expect(
      screen.getByText("Your employer's approval will be sought before your order goes ahead."),
    ).toBeTruthy()
  })

  test('after a reload the thank-you page names no order, but still has the next steps and a link onwards', async () => {
    const { user, address } = await openPortal({ at: thanks })
    expect(screen.queryByText(/^You’ve ordered/)).toBeNull()
    const next = within(screen.getByRole('region', { name: 'What happens next' }))
    expect(next.getAllByRole('listitem')).toHaveLength(3)
    await user.click(next.getByRole('link', { name: 'See your benefits in My Account' }))
    expect(address()).toBe('/Member/MyAccount')
  })

  test('SALSAC-24 the back link goes to the dashboard', async () => {
    const { user, address } = await openPortal({ at: thanks })
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(address()).toBe('/Member/Home/Dashboard')
  })
})

test('OQ-134, OQ-135 if an order is placed while the login covers the page, the tab stores only that it was placed', async () => {
  const { fillIn, order, running, server, answer } = await openOrder()
  await fillIn()
  await order()
  await expire(running)
  expect(sessionStorage).toHaveLength(2)
  await answer(server.placeOrder, { answer: 'ordered' })
  expect(keptInTab()).toEqual({
    [`save-outcomes:calls ${ownerOf(exampleMember)}`]: [
      { call: 'salarySacrificeOrder', end: 'succeeded', at: expect.any(Number) },
    ],
  })
})
