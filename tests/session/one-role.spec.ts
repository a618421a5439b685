import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/** Words that a second kind of user would need. */
const otherRoles = /\b(?:admin\w*|role|roles|impersonat\w*|employer sign|manage members|staff)\b/i

const screens = [
  ['/Member/Home/Cashback', 'Cashback'],
  ['/Member/Home/Vouchers', 'Vouchers'],
  ['/Member/Home/Search?search=a', 'Search'],
  ['/Member/Home/TotalWellnessStatement', 'Total Wellness Statement'],
  ['/Member/Home/TotalRewardStatement', 'Total Reward Statement'],
  ['/Member/MyAccount', 'My Account'],
  ['/Member/EditAccount', 'Edit account'],
  ['/Member/WithdrawViaBank', 'Withdraw to your bank'],
  ['/Member/Checkout', 'Checkout'],
  ['/Member/Contact', 'Help & Support'],
  ['/Member/Admin', 'Not found.'],
  ['/Member/Employer', 'Not found.'],
  ['/Member/Home/Members', 'Not found.'],
] as const

test('PERM-01 no call, screen or menu entry offers any role but the member’s, and an address for one doesn’t exist', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await test.step('no call offers another role', async () => {
    const document = await page.request.get('/_control/openapi.json')
    const { paths } = await document.json()
    expect(Object.keys(paths).length).toBeGreaterThan(30)
    expect(JSON.stringify(paths).match(otherRoles)).toBeNull()
    for (const path of ['/api/admin', '/api/Admin/Members', '/api/employer', '/api/roles'])
      expect((await page.request.get(path)).status()).toBe(404)
  })

  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  const isOfOneRole = async () => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect((await page.locator('#root').textContent())?.match(otherRoles)).toBeNull()
  }
  await isOfOneRole()
  for (const [path, name] of screens)
    await test.step(path, async () => {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await isOfOneRole()
    })

  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Welcome Priya Shah!' })
  await expect(drawer).toBeVisible()
  expect((await drawer.textContent())?.match(otherRoles)).toBeNull()
  const entries = await drawer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(entries.filter((href) => !href.startsWith('/Member/'))).toEqual([])
})
