import { expect, test } from '../support/test.ts'

test('PERM-02 if another member signs in in a second tab, the first tab shows that member, and saves nothing that the previous one typed, even without a message from the second', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/EditAccount')
  const firstName = page.getByLabel('First name')
  await firstName.fill('Somebody')
  await world.arrange({ signedIn: true, member: 'newcomer' })
  const second = await page.context().newPage()
  const loaded = page.waitForEvent('load')
  await second.goto('/Member/Home/Dashboard')
  await loaded
  await expect(firstName).toHaveValue('Sam')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await second.close()

  await firstName.fill('Somebody')
  await world.arrange({ signedIn: true })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(firstName).toHaveValue('Priya')
  expect(await world.requests('PUT /api/member')).toEqual([])
})
