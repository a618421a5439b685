import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const address = (page: Page) => page.getByRole('region', { name: 'Address' })

async function openAddress(page: Page) {
  await page.goto('/Member/EditAccount')
  await expect(page.getByLabel('Street')).toHaveValue('Weir Lane')
}

async function saveAddress(page: Page) {
  await address(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(address(page).getByText('Account changes saved')).toBeVisible()
}

test('OQ-032, OQ-110 if I save my street in another tab, then my postcode here, both stay saved', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAddress(page)
  const second = await page.context().newPage()
  await openAddress(second)
  await second.getByLabel('Street').fill('9 New Road')
  await saveAddress(second)
  await expect(page.getByLabel('Street')).toHaveValue('9 New Road')
  await page.getByLabel('Postcode').fill('LS2 2BB')
  await saveAddress(page)
  await page.reload()
  await expect(page.getByLabel('Postcode')).toHaveValue('LS2 2BB')
  await expect(page.getByLabel('Street')).toHaveValue('9 New Road')
})
