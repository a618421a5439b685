import { countCalls, fillTransfer, openTransfer, submitTransfer } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('CHALLENGE-05, CHALLENGE-06, CHALLENGE-07, CHALLENGE-04 before a wallet page I prove my identity (at the provider if there is no local logout), and come back to the page', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['re-challenge-due'] })
  await page.goto('/Member/EditAccount')
  await expect(page).toHaveURL('/Member/Oidc/Challenge?redirectUrl=%2FMember%2FEditAccount')

  await world.arrange({ signedIn: true, scenario: ['re-challenge-due', 'local-logout'] })
  await page.goto('/member/withdrawviabank?from=mail')
  await expect(page).toHaveURL(
    '/Member/MemberChallenge?redirectUrl=%2FMember%2Fwithdrawviabank%3Ffrom%3Dmail',
  )
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw to your bank' })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveURL('/Member/withdrawviabank?from=mail')
})

test('OQ-026, OQ-134 if my proof expires while I fill in a transfer, I prove my identity, and what I typed is still there', async ({
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
  await expect(
    page.getByText('Your bank withdrawal didn’t go through. Your balance has not changed.'),
  ).toBeVisible()
  await expect(page.getByLabel('Account number')).toHaveValue('')
  expect(sent()).toBe(1)
  await fillTransfer(page, { 'Transfer value': '120' })
  await submitTransfer(page).click()
  await expect(page.getByRole('link', { name: /£1,164\.60/ })).toBeVisible()
  expect(sent()).toBe(2)
})
