import { meetEveryFault } from '../support/faults.ts'
import { countCalls, fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  ['/MyAccount', 'My Account'],
  ['/WithdrawViaBank', 'Withdraw to your bank'],
  ['/EditAccount', 'Edit account'],
] as const

for (const [path, heading] of pages) {
  test(`CHALLENGE-05, CHALLENGE-07 before ${path} I prove who I am, and come back to it`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, scenario: ['re-challenge-due', 'local-logout'] })
    await page.goto(`/member${path.toLowerCase()}?from=mail`)
    await expect(page).toHaveURL(
      `/Member/MemberChallenge?redirectUrl=${encodeURIComponent(`/Member${path.toLowerCase()}?from=mail`)}`,
    )
    await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page).toHaveURL(`/Member${path.toLowerCase()}?from=mail`)
  })

  test(`CHALLENGE-06 without local logout ${path} leads to the provider`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, scenario: ['re-challenge-due'] })
    await page.goto(`/Member${path}`)
    await expect(page).toHaveURL(
      `/Member/Oidc/Challenge?redirectUrl=${encodeURIComponent(`/Member${path}`)}`,
    )
  })
}

test('CHALLENGE-04, CHALLENGE-09 from the dashboard, a quarter of an hour later, I am asked before anything is shown', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['local-logout'] })
  await page.goto('/Member/MyAccount')
  await expect(page.getByText('Transactions', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await world.change({ moveClockMs: 15 * 60_000 })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /£1,284\.60/ })
    .click()
  await expect(page).toHaveURL('/Member/MemberChallenge?redirectUrl=%2FMember%2FMyAccount')
})

test('OQ-026, OQ-134 my proof becomes too old while I fill in a transfer: I prove who I am, and what I typed is still there', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['local-logout'] })
  const sent = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '120' })
  await world.change({ moveClockMs: 15 * 60_000 })
  await submitTransfer(page).click()
  await expect(page).toHaveURL('/Member/MemberChallenge?redirectUrl=%2FMember%2FWithdrawViaBank')
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Transfer value')).toHaveValue('120')
  await expect(page.getByText('Your withdrawal to your bank was not made.')).toBeVisible()
  await expect(page.getByLabel('Account number')).toHaveValue('')
  expect(sent()).toBe(1)
  await fillTransfer(page, { 'Transfer value': '120' })
  await submitTransfer(page).click()
  await expect(page.getByRole('link', { name: /£1,164\.60/ })).toBeVisible()
  expect(sent()).toBe(2)
})

test('CHALLENGE-09 whatever fault the check meets, nothing is shown, and I can try again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const transactions = page.getByText('Transactions', { exact: true })
  await meetEveryFault(page, world, {
    call: 'GET /api/member/RequiresReAuth',
    open: () => page.goto('/Member/MyAccount'),
    isTold: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.')
      await expect(transactions).toHaveCount(0)
    },
    isThere: async () => {
      await expect(transactions).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
    },
  })
})
