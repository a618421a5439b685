import { faults } from '../support/faults.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

for (const { name, fault } of faults) {
  test(`SEARCH-24, CONST-06 the search with ${name}: I am told so, and can try again`, async ({
    page,
    world,
  }) => {
    await world.arrange({
      signedIn: true,
      faults: [{ call: 'GET /api/search', ...fault, times: 1 }],
    })
    await page.goto('/Member/Home/Search?search=tea&page=1')
    await expect(page.getByText('Something went wrong.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[\d,]+ results?$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused()
  })
}

test('SESSION-01 my session ends while I search: I sign in, and am where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Search?search=tea&page=1')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
  await world.change({ expireSession: true })
  await page.getByText('Vouchers', { exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
  await expect(page).toHaveURL('/Member/Home/Search?search=tea&page=1&filter=Vouchers')
})
