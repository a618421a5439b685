import {
  cardButton,
  cardThanks,
  countCalls,
  fillTransfer,
  openAccount,
  openTransfer,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const call = 'POST /api/WithdrawSavingsViaBank'

test('PERM-02 another member has signed in in another tab, and this one does not know: my transfer is not sent in their session', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const calls = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page)
  await world.arrange({ signedIn: true, member: 'newcomer' })
  const loaded = page.waitForEvent('load')
  await submitTransfer(page).click()
  await loaded
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam')
  expect([calls(), await world.requests(call)]).toEqual([0, []])
})

test('PERM-02 what I typed about myself is not saved for the member who signed in meanwhile', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/EditAccount')
  await page.getByLabel('First name').fill('Somebody')
  await world.arrange({ signedIn: true, member: 'newcomer' })
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByLabel('First name')).toHaveValue('Sam')
  expect(await world.requests('PUT /api/member')).toEqual([])
})

test('PERM-02, CARDW-03 I sign in again in another tab: this one asks who I am, and sends once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  const readings = countCalls(page, 'GET', '/api/member')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  const headers = { 'X-XSRF-TOKEN': token?.value ?? '' }
  const login = await page.request.post('/api/Login', { headers, data: demonstration })
  expect(login.ok()).toBe(true)
  const before = readings()
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  expect(readings() - before).toBe(1)
  expect(await world.requests('GET /api/WithdrawSavings')).toHaveLength(1)
  expect((await savingsOf(page)).balance).toBe(1034.6)
})

test('PERM-02 I open my basket, and another member has signed in in another tab: theirs is not read here', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Priya')
  await world.arrange({ signedIn: true, member: 'newcomer' })
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(request.isNavigationRequest() ? 'a new page' : new URL(request.url()).pathname)
  })
  // The menu links to the basket while it holds anything, and reads it for that.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => asked).toContain('a new page')
  const beneath = asked.slice(0, asked.indexOf('a new page'))
  expect(beneath).toContain('/api/member')
  expect(beneath.filter((path) => path.startsWith('/api/Basket'))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam')
})
