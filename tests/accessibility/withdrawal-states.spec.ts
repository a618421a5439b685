import { fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

/** How long the thank-you is shown before the account opens (BANKW-22). */
const toTheAccountMs = 3_000

/** The next page never comes, so that this one can be examined. */
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
    name: 'the bank withdrawal, lost and unread',
    goesOn: true,
    show: async (page, world) => {
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
  {
    name: 'the bank withdrawal with complaints',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await submitTransfer(page).click()
      await expect(page.getByText('This field is required.')).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal, done',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await page.evaluate(holdBack, toTheAccountMs)
      await fillTransfer(page)
      await submitTransfer(page).click()
      await expect(page.getByText(/^Thank you/)).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal, sending',
    show: async (page, world) => {
      await world.arrange({
        signedIn: true,
        faults: [{ call: 'POST /api/WithdrawSavingsViaBank', delayMs: 20_000 }],
      })
      await openTransfer(page)
      await fillTransfer(page)
      await submitTransfer(page).click()
      await expect(submitTransfer(page)).toBeDisabled()
    },
  },
]

noBarrierIn('the bank withdrawal', states)
