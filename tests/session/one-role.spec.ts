import { expect, test } from '../support/test.ts'

/** Words that a second kind of user would bring along. */
const otherRoles = /\b(?:admin\w*|role|roles|impersonat\w*|employer sign|manage members|staff)\b/i

const screens = [
  '/Member/Home/Dashboard',
  '/Member/Home/Cashback',
  '/Member/Home/Vouchers',
  '/Member/Home/Search',
  '/Member/Home/TotalWellnessStatement',
  '/Member/Home/TotalRewardStatement',
  '/Member/MyAccount',
  '/Member/EditAccount',
  '/Member/WithdrawViaBank',
  '/Member/Checkout',
  '/Member/Contact',
]

test('PERM-01 no call knows another role than the member', async ({ page }) => {
  const document = await page.request.get('/_control/openapi.json')
  const { paths } = await document.json()
  expect(Object.keys(paths).length).toBeGreaterThan(30)
  expect(JSON.stringify(paths).match(otherRoles)).toBeNull()
  for (const path of ['/api/admin', '/api/Admin/Members', '/api/employer', '/api/roles']) {
    expect((await page.request.get(path)).status()).toBe(404)
  }
})

test('PERM-01 no screen, and no entry of the menu, offers another role', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Welcome Priya Shah!' })
  await expect(drawer).toBeVisible()
  expect((await drawer.textContent())?.match(otherRoles)).toBeNull()
  const places = await drawer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(places.filter((href) => !href.startsWith('/Member/'))).toEqual([])

  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect((await page.locator('#root').textContent())?.match(otherRoles), screen).toBeNull()
  }
})

test('PERM-01 an address for another role leads nowhere', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  for (const address of ['/Member/Admin', '/Member/Employer', '/Member/Home/Members']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found.')
  }
})

test('PERM-02 another member signs in in a second tab: the first tab shows that member, and nothing typed for the other is saved', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/EditAccount')
  await page.getByLabel('First name').fill('Somebody')
  await world.arrange({ signedIn: true, member: 'newcomer' })
  const second = await page.context().newPage()
  const loaded = page.waitForEvent('load')
  await second.goto('/Member/Home/Dashboard')
  await loaded
  await expect(page.getByLabel('First name')).toHaveValue('Sam')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
