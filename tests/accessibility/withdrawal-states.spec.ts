import { fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { noBarrierIn, type State } from '../support/states.ts'
import { expect } from '../support/test.ts'

const states: readonly State[] = [
  {
    name: 'the bank withdrawal, filled in',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await fillTransfer(page)
      await expect(page.getByText('Left afterwards')).toBeVisible()
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
      await page.clock.install()
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await fillTransfer(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await submitTransfer(page).click()
      await expect(page.getByText(/^Thank you/)).toBeVisible()
    },
  },
  {
    name: 'the bank withdrawal, refused',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await fillTransfer(page, { Amount: '300' })
      await submitTransfer(page).click()
      await expect(page.getByText(/^Your withdrawal request exceeded/)).toBeVisible()
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
      await expect(page.getByRole('button', { name: 'Withdrawing…' })).toBeDisabled()
    },
  },
  {
    name: 'the bank withdrawal, lost and unread',
    show: async (page, world) => {
      await world.arrange({ signedIn: true })
      await openTransfer(page)
      await fillTransfer(page)
      await world.change({
        faults: [
          { call: 'POST /api/WithdrawSavingsViaBank', status: 500 },
          { call: 'GET /api/member', status: 500 },
        ],
      })
      await submitTransfer(page).click()
      await expect(page.getByRole('button', { name: 'Read again' })).toBeVisible()
    },
  },
]

noBarrierIn(states)
