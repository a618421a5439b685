import { meetEveryFault, sendIntoEach } from '../support/faults.ts'
import { basketRow, calls, plainFaults, startVoucher, unclearFaults } from '../support/shopping.ts'
import { endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.describe('When buying goes wrong', () => {
  test('VOUCHER-15, OQ-135 whatever the call meets, I am told that it may have arrived, what I typed stays, nothing is sent again', async ({
    page,
    world,
  }) => {
    await startVoucher(page, world)
    const addToBasket = page.getByRole('button', { name: 'Add to basket' })
    const alert = page.getByRole('main').getByRole('alert')
    await sendIntoEach(page, world, [...unclearFaults, 'cut-off'], {
      call: calls.purchase,
      press: () => addToBasket.click(),
      alert,
      isTold: async () => {
        await expect(alert).toContainText('Something went wrong.')
        await expect(alert).toContainText('The voucher may already be in your basket')
        await expect(addToBasket).toBeFocused()
        await expect(page.getByLabel('First name')).toHaveValue('Sam')
      },
    })
    await alert.getByRole('link', { name: 'Go to the basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })

  test('VOUCHER-15 what was certainly not bought is told alone, and I can try again', async ({
    page,
    world,
  }) => {
    await startVoucher(page, world)
    const addToBasket = page.getByRole('button', { name: 'Add to basket' })
    const alert = page.getByRole('main').getByRole('alert')
    await sendIntoEach(page, world, plainFaults, {
      call: calls.purchase,
      press: () => addToBasket.click(),
      alert,
      isTold: () => expect(alert).toHaveText('Something went wrong.'),
    })
    await addToBasket.click()
    await expect(basketRow(page)).toBeVisible()
  })

  test('VOUCHER-15, OQ-135 nor can the basket be read: I read it again before I buy', async ({
    page,
    world,
  }) => {
    await startVoucher(page, world, {
      faults: [
        { call: calls.purchase, kind: 'drop', times: 1 },
        { call: 'GET /api/Basket', kind: 'error', times: 1 },
      ],
    })
    await page.getByRole('button', { name: 'Add to basket' }).click()
    const again = page.getByRole('button', { name: 'Check again' })
    await expect(again).toBeFocused()
    await again.click()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(basketRow(page)).toContainText('£47.50')
  })

  test('SESSION-03, OQ-134 my session ends: what I typed is there after the login', async ({
    page,
    world,
  }) => {
    await startVoucher(page, world)
    await endSession(page, world)
    await page.getByRole('button', { name: 'Add to basket' }).click()
    const login = page.getByRole('dialog', { name: 'Member Login' })
    await login.getByLabel('Email').fill('member@example.com')
    await login.getByLabel('Password', { exact: true }).fill('Welcome1!')
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Sam')
    await expect(page.getByRole('radio', { name: '£50.00' })).toBeChecked()
  })
})

test('VOUCHER-01, CONST-06 whatever fault the vouchers meet, I am told so, and can try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await meetEveryFault(page, world, {
    call: 'GET /api/NGCVendors',
    open: () => page.goto('/Member/Home/Vouchers'),
    isTold: async () => {
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible()
    },
    isThere: () => expect(page.locator('.listing-card a').first()).toBeVisible(),
  })
})
