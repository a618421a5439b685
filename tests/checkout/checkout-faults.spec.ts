import {
  calls,
  emptyBasket,
  fillInAddress,
  heading,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('CHECKOUT-10, OQ-135 if my order is refused, or its response is lost, the page says what we know, keeps what I typed, and sends nothing before the basket is read', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await fillInAddress(page)
  const alert = page.getByRole('main').getByRole('alert')

  await test.step('the page says that nothing was ordered, and I can order again', async () => {
    await world.change({ faults: [{ call: calls.order, kind: 'forbidden', times: 1 }] })
    await proceed(page).click()
    await expect(alert).toHaveText('Something went wrong.')
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await expect(proceed(page)).toBeEnabled()
  })

  await test.step('the basket can’t be read either', async () => {
    await world.change({
      faults: [
        { call: calls.order, kind: 'error', times: 1 },
        { call: 'GET /api/Basket', kind: 'error' },
      ],
    })
    await proceed(page).click()
    await expect(alert).toContainText('We don’t know if your order was placed')
    const again = page.getByRole('button', { name: 'Check again' })
    await expect(again).toBeFocused()
    await expect(page.getByLabel('City')).toHaveValue('Leeds')
    await world.change({ faults: [] })
    await again.click()
    await expect(proceed(page)).toBeFocused()
    expect(await world.requests(calls.order)).toHaveLength(2)
  })

  await test.step('the order arrived, but its response was truncated, and the basket shows the order', async () => {
    await world.change({ faults: [{ call: calls.order, kind: 'cut-off', times: 1 }] })
    await proceed(page).click()
    await expect(page.getByText(emptyBasket)).toBeVisible()
    await expect(alert).toContainText('We don’t know if your order was placed')
    await expect(proceed(page)).toBeDisabled()
    await expect(heading(page, 'Checkout')).toBeFocused()
    expect(await world.requests(calls.order)).toHaveLength(3)
  })
})
