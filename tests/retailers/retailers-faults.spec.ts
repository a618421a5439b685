import { meetEveryFault } from '../support/faults.ts'
import { demonstration, endSession } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('DIR-01, CONST-06 whatever fault the directory meets, I am told so, and can try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await meetEveryFault(page, world, {
    call: 'GET /api/Retailers',
    open: () => page.goto('/Member/Home/Cashback'),
    isTold: async () => {
      await expect(page.getByText('Something went wrong.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible()
    },
    isThere: () => expect(page.getByRole('main').getByRole('status')).toHaveText('1,200 retailers'),
  })
})

test('RETAILER-02, CONST-06 whatever fault a retailer meets, I am told so, and can try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await meetEveryFault(page, world, {
    call: 'GET /api/Retailers/1040',
    open: () => page.goto('/Member/Retailer/1040'),
    isTold: () => expect(heading('Something went wrong.')).toBeVisible(),
    isThere: () => expect(heading('Hearthwick Kitchens')).toBeFocused(),
  })
})

test('DIR-07 without favourites and categories the directory is still there (OQ-132)', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [
      { call: 'GET /api/Member/Favourites', status: 500 },
      { call: 'GET /api/CashbackCategories', drop: true },
    ],
  })
  await page.goto('/Member/Home/Cashback')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1,200 retailers')
  await expect(page.getByRole('button', { name: 'Favourite 14 Kiln Street Cots' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('SESSION-01 my session ends while I browse: I sign in, and am where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Cashback?category=905')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/retailers$/)
  await endSession(page, world)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  const login = page.getByRole('dialog', { name: 'Member Login' })
  await login.getByLabel('Email').fill(demonstration.email)
  await login.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/retailers$/)
  await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
})
