import { meetEveryFault } from '../support/faults.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('SEARCH-24, CONST-06 whatever fault the search meets, I am told so, and can try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const heading = page.getByRole('heading', { level: 1, name: 'Search' })
  await meetEveryFault(page, world, {
    call: 'GET /api/search',
    open: () => page.goto('/Member/Home/Search?search=tea&page=1'),
    isTold: async () => {
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await expect(heading).toBeVisible()
    },
    isThere: async () => {
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[\d,]+ results?$/)
      await expect(heading).toBeFocused()
    },
  })
})

test('SESSION-01 my session ends while I search: I sign in, and am where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Search?search=tea&page=1')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
  await endSession(page, world)
  await page.getByText('Vouchers', { exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
  await expect(page).toHaveURL('/Member/Home/Search?search=tea&page=1&filter=Vouchers')
})
