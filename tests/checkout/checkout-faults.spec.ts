import { meetEveryFault, sendIntoEach } from '../support/faults.ts'
import {
  basketRow,
  calls,
  emptyBasket,
  fillInAddress,
  heading,
  pay,
  plainFaults,
  proceed,
  startCheckout,
  unclearFaults,
} from '../support/shopping.ts'
import { endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.describe('When ordering goes wrong', () => {
  // The last of each is placed, so the basket is empty then.
  for (const kinds of [[...unclearFaults, 'empty', 'wrong-type'], ['missing-field']] as const)
    test(`CHECKOUT-10, OQ-135 whatever the order meets, and at last ${kinds.at(-1)}, I am told that it may have been placed, what I typed stays, nothing is sent again`, async ({
      page,
      world,
    }) => {
      await startCheckout(page, world)
      await fillInAddress(page)
      const alert = page.getByRole('main').getByRole('alert')
      await sendIntoEach(page, world, kinds, {
        call: calls.order,
        press: () => proceed(page).click(),
        alert,
        isTold: async () => {
          await expect(alert).toContainText('Something went wrong.')
          await expect(alert).toContainText('Your order may still have been placed')
          await expect(page.getByLabel('City')).toHaveValue('Leeds')
          await expect(page.getByLabel('City')).toBeEnabled()
        },
      })
    })

  test('CHECKOUT-10, OQ-135 what was certainly not ordered is told alone, and I can order it then', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await fillInAddress(page)
    const alert = page.getByRole('main').getByRole('alert')
    await sendIntoEach(page, world, plainFaults, {
      call: calls.order,
      press: () => proceed(page).click(),
      alert,
      isTold: async () => {
        await expect(alert).toHaveText('Something went wrong.')
        await expect(page.getByLabel('City')).toHaveValue('Leeds')
      },
    })
    await proceed(page).click()
    await expect.poll(() => world.requests(calls.order)).toHaveLength(plainFaults.length + 1)
  })

  test('CHECKOUT-10, OQ-135 the order arrived and its answer was lost: the basket shows it, and there is no second one', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world, { faults: [{ call: calls.order, kind: 'cut-off', times: 1 }] })
    await fillInAddress(page)
    await proceed(page).click()
    await expect(page.getByText('Your order may still have been placed')).toBeVisible()
    await expect(page.getByText(emptyBasket)).toBeVisible()
    await expect(proceed(page)).toBeDisabled()
    await expect(heading(page, 'Checkout')).toBeFocused()
    expect(await world.requests(calls.order)).toHaveLength(1)
  })

  test('CHECKOUT-10, OQ-135 nor can the basket be read: I read it again before I order', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world, { faults: [{ call: calls.order, kind: 'drop', times: 1 }] })
    await fillInAddress(page)
    await world.change({
      faults: [
        { call: calls.order, kind: 'drop', times: 1 },
        { call: 'GET /api/Basket', kind: 'error' },
      ],
    })
    await proceed(page).click()
    const again = page.getByRole('button', { name: 'Check again' })
    await expect(again).toBeFocused()
    await world.change({ faults: [] })
    await again.click()
    await expect(proceed(page)).toBeFocused()
    await proceed(page).click()
    await expect(heading(page, 'Payment provider')).toBeVisible()
  })

  test('CHECKOUT-10 whatever the payment meets, the form is unlocked and says so', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await fillInAddress(page)
    const alert = page.getByRole('main').getByRole('alert')
    await sendIntoEach(page, world, ['error', 'drop', 'html', 'empty', 'not-found'], {
      call: pay(7001),
      press: () => proceed(page).click(),
      alert,
      isTold: async (kind) => {
        await expect(alert).toHaveText(
          kind === 'not-found'
            ? /^Something went wrong\.This order may already have been paid or cancelled\. .*\.$/
            : 'Something went wrong.',
        )
        await expect(page.getByLabel('City')).toBeEnabled()
      },
    })
    expect(await world.requests(calls.order)).toHaveLength(1)
  })

  test('SESSION-03, OQ-134 my session ends: what I typed is there after the login', async ({
    page,
    world,
  }) => {
    await startCheckout(page, world)
    await fillInAddress(page)
    await endSession(page, world)
    await proceed(page).click()
    const login = page.getByRole('dialog', { name: 'Member Login' })
    await login.getByLabel('Email').fill('member@example.com')
    await login.getByLabel('Password', { exact: true }).fill('Welcome1!')
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('main').getByLabel('Street')).toHaveValue('4 Mill Lane')
    await expect(basketRow(page)).toBeVisible()
  })
})

test.describe('When the basket can’t be read', () => {
  for (const [call, kinds] of [
    ['GET /api/Basket', ['error', 'html', 'wrong-type']],
    ['GET /api/Basket/Total', ['error', 'empty']],
  ] as const) {
    test(`BASKET-01, BASKET-02 whatever ${call} meets, a message is in its place, and I try again`, async ({
      page,
      world,
    }) => {
      await startCheckout(page, world)
      const basket = page.getByRole('complementary', { name: 'Your basket' })
      await meetEveryFault(page, world, {
        call,
        met: kinds.map((kind) => ({ name: kind, fault: { kind } })),
        again: basket.getByRole('button', { name: 'Try again' }),
        open: () => page.reload(),
        isTold: () => expect(basket.getByText('Something went wrong.')).toBeVisible(),
        isThere: async () => {
          await expect(basketRow(page)).toBeVisible()
          await expect(basket).toContainText('Order total£47.50')
        },
      })
    })
  }
})
