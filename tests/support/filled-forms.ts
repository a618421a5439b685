import { expect, type Locator, type Page } from '@playwright/test'
import { completeOrder, electricCar, expectThanks, orderOfCar } from './orders.ts'
import { openTransfer, submitTransfer } from './savings.ts'
import { choose, heading, openCheckoutWithVoucher, openVendor, proceed } from './shopping.ts'

interface Step {
  readonly type: (page: Page) => Promise<void>
  readonly holds: (page: Page) => Promise<void>
}

export interface FilledForm {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly steps: readonly Step[]
  readonly submit: (page: Page) => Locator
  /** Where the submit sends it; one form sends nothing. */
  readonly call?: string
  readonly isDone: (page: Page) => Promise<void>
}

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })

const text = (label: string, value: string): Step => ({
  type: (page) => field(page, label).fill(value),
  holds: (page) => expect(field(page, label)).toHaveValue(value),
})

const chip = (label: string): Step => ({
  type: (page) => choose(page, label),
  holds: (page) => expect(page.getByRole('radio', { name: label })).toBeChecked(),
})

const tick = (label: string): Step => ({
  type: (page) => field(page, label).check(),
  holds: (page) => expect(field(page, label)).toBeChecked(),
})

/** Every form of the portal that is worth keeping, as a member fills it in. */
export const filledForms: readonly FilledForm[] = [
  {
    name: 'a question to the support',
    open: async (page) => {
      await page.goto('/Member/Contact')
      await page.getByLabel('Category').selectOption('Cashback')
    },
    steps: [
      text('Description', 'My cashback is missing.'),
      text('Name', 'Priya S. Shah'),
      text('Telephone', '020 7946 0000'),
    ],
    submit: (page) => page.getByRole('button', { name: 'Tell Us' }),
    call: '/api/Query',
    isDone: (page) =>
      expect(heading(page, 'Thank you. Your query has been sent to us.')).toBeVisible(),
  },
  {
    name: 'a change of address',
    open: async (page) => {
      await page.goto('/Member/EditAccount')
      await expect(page.getByLabel('Last name')).toHaveValue('Shah')
    },
    steps: [text('Town', 'Halifax'), text('Postcode', 'HX1 1AA')],
    submit: (page) =>
      page.getByRole('region', { name: 'Address' }).getByRole('button', { name: 'Save changes' }),
    call: '/api/member',
    isDone: (page) => expect(page.getByText('Account changes saved')).toBeVisible(),
  },
  {
    name: 'a withdrawal to the bank',
    open: openTransfer,
    steps: [
      text('Amount (transfer value)', '200'),
      text('Account number', '00123456'),
      text('Sort code', '20-00-01'),
      text('Contact telephone number', '01632 960 774'),
    ],
    submit: submitTransfer,
    call: '/api/WithdrawSavingsViaBank',
    isDone: (page) => expect(page.getByText(/^Thank you for your request/)).toBeVisible(),
  },
  {
    name: 'a voucher',
    open: openVendor,
    steps: [chip('£50.00'), text('First name', 'Sam'), text('Last name', 'Reed')],
    submit: (page) => page.getByRole('button', { name: 'Add to basket' }),
    call: '/api/PurchaseNGCVoucher',
    isDone: (page) => expect(heading(page, 'Checkout')).toBeVisible(),
  },
  {
    name: 'the checkout',
    open: openCheckoutWithVoucher,
    steps: [
      text('First name', 'Priya'),
      text('Last name', 'Shah'),
      text('Street', '4 Mill Lane'),
      text('City', 'Leeds'),
      text('County', 'West Yorkshire'),
      text('Postcode', 'LS1 1AA'),
      text('Email', 'priya@example.com'),
    ],
    submit: proceed,
    call: '/api/order',
    isDone: (page) => expect(heading(page, 'Payment provider')).toBeVisible(),
  },
  {
    name: 'a salary sacrifice order',
    open: async (page) => {
      await page.goto(orderOfCar)
      await expect(completeOrder(page)).toBeEnabled()
    },
    steps: [
      text('Payroll Number', '004417'),
      text('NI Number', 'ab 12 34 56 c'),
      tick('I accept the salary sacrifice'),
    ],
    submit: completeOrder,
    call: '/api/PurchaseChoice',
    isDone: expectThanks,
  },
  {
    name: `the amount for ${electricCar.name}`,
    open: async (page) => {
      await page.goto(electricCar.path)
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    },
    steps: [text('Salary sacrifice amount', '3600')],
    submit: (page) => page.getByRole('button', { name: 'Continue' }),
    isDone: (page) => expect(completeOrder(page)).toBeVisible(),
  },
]
