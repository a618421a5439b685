import type { Locator, Page } from '@playwright/test'
import { completeOrder, fillInOrder, orderOfCar } from '../support/orders.ts'
import {
  cardButton,
  fillTransfer,
  openAccount,
  openTransfer,
  submitTransfer,
} from '../support/savings.ts'
import {
  calls,
  fillInAddress,
  fillInVoucher,
  openVendor,
  startCheckout,
} from '../support/shopping.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'

// A key pressed soon after the press before is no second wish, on the button or in a field and
// however fast the first was refused. When a press happened is up to the test, not to a busy machine.

type Opens = (page: Page, world: World, call: string) => Promise<unknown>

interface Place {
  readonly call: string
  readonly open: Opens
  readonly button: (page: Page) => Locator
  readonly field?: string
}

const refused = (call: string) => ({ faults: [{ call, kind: 'forbidden', times: 1 }] }) as const

const places: Readonly<Record<string, Place>> = {
  'CARDW-03, OQ-135 a withdrawal to the card': {
    call: 'GET /api/WithdrawSavings',
    open: async (page, world, call) => {
      await world.arrange({ signedIn: true, ...refused(call) })
      await openAccount(page)
    },
    button: cardButton,
  },
  'BANKW-25, OQ-135 a transfer': {
    call: 'POST /api/WithdrawSavingsViaBank',
    open: async (page, world, call) => {
      await world.arrange({ signedIn: true, ...refused(call) })
      await openTransfer(page)
      await fillTransfer(page)
    },
    button: submitTransfer,
    field: 'Sort code',
  },
  'VOUCHER-15, OQ-135 a voucher': {
    call: calls.purchase,
    open: async (page, world, call) => {
      await world.arrange({ signedIn: true, ...refused(call) })
      await openVendor(page)
      await fillInVoucher(page)
    },
    button: (page) => page.getByRole('button', { name: 'Add to basket' }),
    field: 'Last name',
  },
  'CHECKOUT-05, OQ-135 an order': {
    call: calls.order,
    open: async (page, world, call) => {
      await startCheckout(page, world, refused(call))
      await fillInAddress(page)
    },
    button: (page) => page.getByRole('button', { name: 'Proceed to payment' }),
    field: 'City',
  },
  'SALSAC-22, OQ-135 a salary sacrifice': {
    call: 'POST /api/PurchaseChoice',
    open: async (page, world, call) => {
      await world.arrange({ signedIn: true, ...refused(call) })
      await page.goto(orderOfCar)
      await fillInOrder(page)
    },
    button: completeOrder,
    field: 'NI Number',
  },
  'LOGIN-17, OQ-135 a login': {
    call: 'POST /api/Login',
    open: async (page, world, call) => {
      await world.arrange(refused(call))
      await page.goto('/Member/Login')
      await page.getByLabel('Email').fill(demonstration.email)
      await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    },
    button: (page) => page.getByRole('button', { name: 'Login' }),
    field: 'Email',
  },
}

/** Every event from now on says that it happened then. */
const happensAt = (page: Page, at: number) =>
  page.evaluate((ms) => {
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => ms })
  }, at)

async function pressAt(page: Page, place: Locator, key: string, at: number): Promise<void> {
  await happensAt(page, at)
  await place.focus()
  await page.keyboard.press(key)
}

const start = 1_000_000

for (const [what, { call, open, button, field }] of Object.entries(places))
  for (const [key, where] of [
    ['Enter', 'the button'],
    ['Space', 'the button'],
    ['Enter', field],
  ])
    if (key && where)
      test(`${what} that is refused at once: ${key} pressed twice on ${where} is one wish, and later another`, async ({
        page,
        world,
      }) => {
        await open(page, world, call)
        const place = where === field ? page.getByLabel(where, { exact: true }) : button(page)
        const made = async () => (await world.requests(call)).length
        await pressAt(page, place, key, start)
        await expect.poll(made).toBe(1)
        await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
        await expect(button(page)).toBeEnabled()
        for (const at of [120, 300]) await pressAt(page, place, key, start + at)
        await expect(button(page)).toBeEnabled()
        expect(await made()).toBe(1)
        await pressAt(page, place, key, start + 600)
        await expect.poll(made).toBe(2)
      })
