import {
  calls,
  emptyBasket,
  fillInAddress,
  heading,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('CHECKOUT-10, OQ-135 my order is refused, or its answer is lost: what is known of it is said, what I typed stays, and none is sent before the basket is read', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const alert = page.getByRole('main').getByRole('alert')

  await test.step('it was certainly not placed', async () => {
    await world.change({ faults: [{ call: calls.order, kind: 'forbidden', times: 1 }] })
    await proceed(page).click()
    await expect(alert).toHaveText('Something went wrong.')
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await expect(proceed(page)).toBeEnabled()
  })

  await test.step('nor can the basket be read', async () => {
    await world.change({
      faults: [
        { call: calls.order, kind: 'error', times: 1 },
        { call: 'GET /api/Basket', kind: 'error' },
      ],
    })
    await proceed(page).click()
    await expect(alert).toContainText('Your order may still have been placed')
    const again = page.getByRole('button', { name: 'Check again' })
    await expect(again).toBeFocused()
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await world.change({ faults: [] })
    await again.click()
    await expect(proceed(page)).toBeFocused()
    expect(await world.requests(calls.order)).toHaveLength(2)
  })

  await test.step('it arrived, and its answer was cut off: the basket shows it', async () => {
    await world.change({ faults: [{ call: calls.order, kind: 'cut-off', times: 1 }] })
    await proceed(page).click()
    await expect(page.getByText(emptyBasket)).toBeVisible()
    await expect(alert).toContainText('Your order may still have been placed')
    await expect(proceed(page)).toBeDisabled()
    await expect(heading(page, 'Checkout')).toBeFocused()
    expect(await world.requests(calls.order)).toHaveLength(3)
  })
})
