import {
  basketRow,
  calls,
  choose,
  fillInVoucher,
  openCheckoutWithVoucher,
  openVendor,
  plumfield,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

test('VOUCHER-25, VOUCHER-03, VOUCHER-08, VOUCHER-13 I look through the vouchers, buy one and find it in my basket', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Vouchers')
  await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('plumfield')
  const card = page.getByRole('listitem').filter({ hasText: plumfield.name })
  await expect(card).toContainText('5.00%')
  await card.getByRole('link', { name: plumfield.name }).click()
  await expect(page).toHaveURL(plumfield.path)

  await choose(page, '£50.00')
  const price = page.getByRole('complementary', { name: 'Your voucher' })
  await expect(price).toContainText('You Save£2.50')
  await expect(price).toContainText('You pay£47.50')
  await expect(page.getByLabel('Email')).toHaveValue('member@example.com')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Personal message (optional)').fill('For the picnic on Saturday.')
  await page.getByRole('button', { name: 'Add to basket' }).click()

  await expect(page).toHaveURL('/Member/Checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(basketRow(page)).toContainText('£47.50')
  await expect(page.getByText('Order total')).toBeVisible()
})

test('VOUCHER-10, VOUCHER-22, VOUCHER-23 I type an amount of my own, and am told when it won’t do', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openVendor(page)
  await fillInVoucher(page, 'Another amount')
  const amount = page.getByRole('textbox', { name: 'Another amount' })
  await expect(page.getByText('From £5.00 to £500.00')).toBeVisible()
  await amount.fill('4.99')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Please enter correct amount.')).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('12.34')
  await expect(page.getByText('Please enter correct amount.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(basketRow(page)).toContainText('£12.34')
  expect(await world.requests(calls.purchase)).toHaveLength(1)
})

test('VOUCHER-06 I turn the pages, and Back brings me to the one I left', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Vouchers')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/Vouchers?page=2')
  await page.locator('.listing a').first().click()
  await expect(page).toHaveURL(/\/Member\/Vendor\//)
  await page.goBack()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await page.goto('/Member/Home/Vouchers?page=2')
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
})

test('VOUCHER-14 an address that no vendor has', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Vendor/NOBODY')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found.' })).toBeVisible()
})

test('VOUCHER-24 my visit is logged once for each opening', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openVendor(page)
  await choose(page, '£50.00')
  await expect.poll(() => world.requests('POST /api/NGCVendors/LogVisit')).toHaveLength(1)
  await page.reload()
  await expect.poll(() => world.requests('POST /api/NGCVendors/LogVisit')).toHaveLength(2)
})

test.describe('However often I press, one voucher is bought', () => {
  const slow = { call: calls.purchase, delayMs: 600 }

  for (const [how, press] of [
    ['a double click', 'dblclick'],
    ['Enter twice', 'enter'],
  ] as const) {
    test(`VOUCHER-15 ${how}`, async ({ page, world }) => {
      await world.arrange({ signedIn: true, faults: [slow] })
      await openVendor(page)
      await fillInVoucher(page)
      const buy = page.getByRole('button', { name: 'Add to basket' })
      if (press === 'dblclick') await buy.dblclick()
      else {
        await page.getByLabel('Last name').press('Enter')
        await page.keyboard.press('Enter')
      }
      await expect(page).toHaveURL('/Member/Checkout')
      await expect(basketRow(page)).toContainText('£47.50')
      expect(await world.requests(calls.purchase)).toHaveLength(1)
    })
  }

  test('VOUCHER-15 Back shows an empty form, and what I bought is bought', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await openCheckoutWithVoucher(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: plumfield.name })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('')
    await page.goForward()
    await expect(basketRow(page)).toContainText('£47.50')
    expect(await world.requests(calls.purchase)).toHaveLength(1)
  })
})
