import { holdForNow } from '../support/held-call.ts'
import { cardButton, fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/** How long the thank-you stays before the account opens (BANKW-22). */
const toTheAccountMs = 3_000

/** Keeps the next page from opening, to examine this one. */
function holdBack(delay: number): void {
  const start = globalThis.setTimeout
  const startUnless = (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
    ms === delay ? 0 : start(handler, ms, ...args)
  globalThis.setTimeout = startUnless as typeof setTimeout
}

const states: readonly State[] = [
  {
    name: 'the bank withdrawal, filled in',
    tree: 'main',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await fillTransfer(page)
      await expect(page.getByText('Balance afterwards')).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal, refused',
    goesOn: true,
    show: async (page) => {
      await fillTransfer(page, { 'Transfer value': '300' })
      await submitTransfer(page).click()
      await expect(page.getByText(/^Your withdrawal request exceeded/)).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal with complaints',
    goesOn: true,
    show: async (page) => {
      await fillTransfer(page, { 'Transfer value': '', 'Account number': '', 'Sort code': '' })
      await page.getByLabel('Contact telephone number').fill('')
      await submitTransfer(page).click()
      await expect(page.getByText('This field is required.')).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal, sending',
    goesOn: true,
    show: async (page) => {
      await page.evaluate(holdBack, toTheAccountMs)
      await holdForNow(page, '/api/WithdrawSavingsViaBank')
      await fillTransfer(page)
      await submitTransfer(page).click()
      await expect(submitTransfer(page)).toBeDisabled()
    },
  },
  {
    name: 'the bank withdrawal, done',
    goesOn: true,
    show: (page) => expect(page.getByText(/^Thank you/)).toBeVisible(),
  },
  {
    name: 'the bank withdrawal, lost and unread',
    goesOn: true,
    show: async (page, world) => {
      await goTo(page, '/Member/MyAccount')
      await expect(cardButton(page)).toBeVisible()
      await goTo(page, '/Member/WithdrawViaBank')
      await fillTransfer(page)
      await world.change({
        faults: [
          { call: 'POST /api/WithdrawSavingsViaBank', status: 500 },
          { call: 'GET /api/member', status: 500 },
        ],
      })
      await submitTransfer(page).click()
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    },
  },
]

noBarrierIn('the bank withdrawal', states)
