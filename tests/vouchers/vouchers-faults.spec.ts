import { faults } from '../support/faults.ts'
import { basketRow, calls, fillInVoucher, openVendor, unclearFaults } from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test.describe('When buying goes wrong', () => {
  for (const kind of [...unclearFaults, 'cut-off'] as const) {
    test(`VOUCHER-15, OQ-135 ${kind}: I am told that it may have arrived, what I typed stays, nothing is sent again`, async ({
      page,
      world,
    }) => {
      await world.arrange({ signedIn: true, faults: [{ call: calls.purchase, kind, times: 1 }] })
      await openVendor(page)
      await fillInVoucher(page)
      await page.getByRole('button', { name: 'Add to basket' }).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText('Something went wrong.')
      await expect(alert).toContainText('The voucher may already be in your basket')
      await expect(page.getByRole('button', { name: 'Add to basket' })).toBeFocused()
      await expect(page.getByLabel('First name')).toHaveValue('Sam')
      expect(await world.requests(calls.purchase)).toHaveLength(1)
      await alert.getByRole('link', { name: 'Go to the basket' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    })
  }

  for (const kind of ['forbidden', 'not-found'] as const) {
    test(`VOUCHER-15 ${kind}: I am told so, and can try again`, async ({ page, world }) => {
      await world.arrange({ signedIn: true, faults: [{ call: calls.purchase, kind, times: 1 }] })
      await openVendor(page)
      await fillInVoucher(page)
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong.')
      await page.getByRole('button', { name: 'Add to basket' }).click()
      await expect(basketRow(page)).toBeVisible()
    })
  }

  test('VOUCHER-15, OQ-135 nor can the basket be read: I read it again before I buy', async ({
    page,
    world,
  }) => {
    await world.arrange({
      signedIn: true,
      faults: [
        { call: calls.purchase, kind: 'drop', times: 1 },
        { call: 'GET /api/Basket', kind: 'error', times: 1 },
      ],
    })
    await openVendor(page)
    await fillInVoucher(page)
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
    await world.arrange({ signedIn: true })
    await openVendor(page)
    await fillInVoucher(page)
    await world.change({ expireSession: true })
    await page.getByRole('button', { name: 'Add to basket' }).click()
    const login = page.getByRole('dialog', { name: 'Member Login' })
    await login.getByLabel('Email').fill('member@example.com')
    await login.getByLabel('Password', { exact: true }).fill('Welcome1!')
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Sam')
    await expect(page.getByRole('radio', { name: '£50.00' })).toBeChecked()
  })
})

for (const { name, fault } of faults) {
  test(`VOUCHER-01, CONST-06 the vouchers meet ${name}: I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    const call = 'GET /api/NGCVendors'
    await world.arrange({ signedIn: true, faults: [{ call, ...fault, times: 1 }] })
    await page.goto('/Member/Home/Vouchers')
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.listing-card a').first()).toBeVisible()
  })
}
