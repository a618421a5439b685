import { hearNoOtherTab } from '../support/another-device.ts'
import {
  countCalls,
  fillTransfer,
  openTransfer,
  savingsOf,
  submitTransfer,
  withdrawInAnotherTab,
} from '../support/savings.ts'
import { endSession } from '../support/sign-in.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const thanks =
  'Thank you for your request. You should typically receive funds within 7 working days.'
const exists = /^A Bank Transfer withdrawal request already exists/
const call = 'POST /api/WithdrawSavingsViaBank'

test('BANKW-28, BANKW-19, BANKW-22, BANKW-23 I withdraw to my bank, am refused, correct it, and succeed', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  await page.getByRole('button', { name: 'Withdraw to bank' }).click()
  await expect(page.getByText('The minimum withdrawal amount is £10.00.')).toBeVisible()
  await submitTransfer(page).click()
  await expect(
    page.getByText('Transfer value should be greater than £10.00 and less than £1,284.60'),
  ).toBeVisible()
  await expect(page.getByLabel('Transfer value')).toBeFocused()

  await fillTransfer(page, { 'Transfer value': '300', 'Contact telephone number': '960' })
  await expect(page.getByText('£984.60')).toBeVisible()
  await submitTransfer(page).click()
  await expect(page.getByText('Please give a telephone number that we can call.')).toBeVisible()
  await expect(page.getByLabel('Contact telephone number')).toBeFocused()

  await page.getByLabel('Contact telephone number').fill('01632 960 774')
  await submitTransfer(page).click()
  await expect(
    page.getByText('Your withdrawal request exceeded allowable amount of £250.'),
  ).toBeVisible()
  await expect(page.getByLabel('Account number')).toHaveValue('00123456')
  expect((await savingsOf(page)).balance).toBe(1284.6)

  await page.getByLabel('Transfer value').fill('200')
  await submitTransfer(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Withdraw to your bank' })).toBeFocused()
  await expect(page).toHaveURL('/Member/Myaccount')
  const row = page.getByRole('main').getByRole('row').nth(1)
  await expect(row).toContainText('Faster Payment')
  await expect(row).toContainText('Requested')
  await expect(page.getByRole('link', { name: /£1,084\.60/ })).toBeVisible()
})

test('BANKW-25 a double click, Enter twice, Back, and the form once more: one transfer', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, faults: [{ call, delayMs: 500 }] })
  const calls = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).dblclick()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Myaccount')
  expect(calls()).toBe(1)

  await page.goBack()
  await expect(submitTransfer(page)).toBeEnabled()
  await expect(page.getByLabel('Account number')).toHaveValue('')
  expect(calls()).toBe(1)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(page.getByText(exists)).toBeVisible()
  const { balance, lines } = await savingsOf(page)
  expect([balance, lines.filter((line) => line === 'Faster Payment Requested').length]).toEqual([
    1084.6, 1,
  ])
})

test('BANKW-25 in a second tab the server refuses the second transfer', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    await openTransfer(tab)
    await fillTransfer(tab)
  }
  await submitTransfer(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  await submitTransfer(second).click()
  await expect(second.getByText(exists)).toBeVisible()
  expect((await savingsOf(page)).balance).toBe(1084.6)
})

test('BANKW-24 a balance that has fallen meanwhile is named as it is now', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await hearNoOtherTab(page)
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '1200' })
  await withdrawInAnotherTab(page)
  await submitTransfer(page).click()
  await expect(
    page.getByText('Your withdrawal request exceeded available balance of £1,034.60.'),
  ).toBeVisible()
})

test('OQ-134, SESSION-03 my session ends in the middle of a transfer: I sign in and finish it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await fillTransfer(page)
  await endSession(page, world)
  await submitTransfer(page).click()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  const kept = await storedBy(page)
  for (const secret of ['00123456', '20-00-01', 'member@example.com'])
    expect(kept).not.toContain(secret)

  await signInAgain(page)
  await expect(
    page.getByText(/we don’t keep your account number, sort code or roll number/),
  ).toBeVisible()
  await expect(page.getByLabel('Transfer value')).toHaveValue('200')
  await expect(page.getByLabel('Contact telephone number')).toHaveValue('01632 960 774')
  await expect(page.getByLabel('Account number')).toHaveValue('')
  await page.getByLabel('Account number').fill('00123456')
  await page.getByLabel('Sort code').fill('20-00-01')
  await submitTransfer(page).click()
  await expect(page.getByText(thanks)).toBeVisible()
  expect((await savingsOf(page)).balance).toBe(1084.6)
  expect(await storedBy(page)).not.toContain('200')
})

for (const [name, fault, mayHaveArrived] of [
  ['a server error', { status: 500 }, true],
  ['too many requests', { status: 429 }, false],
  ['a cut connection', { drop: true }, true],
  ['half of an answer', { body: '{"SavingsWithdrawal' }, true],
  ['a web page for an answer', { body: '<html></html>', contentType: 'text/html' }, true],
  ['a refusal', { status: 403 }, false],
  ['a missing page', { status: 404 }, false],
] as const) {
  test(`BANKW-26, OQ-135 a transfer with ${name}: I am told so, nothing typed is lost, nothing is sent again`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [{ call, ...fault }] })
    const calls = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
    await openTransfer(page)
    await fillTransfer(page)
    await submitTransfer(page).click()
    await expect(
      page.getByText(
        'An error occured while processig your withdrawal request. Please contact support or try again later.',
      ),
    ).toBeVisible()
    await expect(page.getByText(/^Your request may still have reached us/)).toHaveCount(
      mayHaveArrived ? 1 : 0,
    )
    await expect(submitTransfer(page)).toBeEnabled()
    await expect(page.getByLabel('Account number')).toHaveValue('00123456')
    expect(calls()).toBe(1)
  })
}

test('BANKW-02, BANKW-05, BANKW-12 a transfer by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await page.getByLabel('Transfer value').focus()
  for (const text of ['200', '00123456', '20000', '01632 960 774']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Sort code')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20-00-01')
  await page.keyboard.press('Enter')
  await expect(page.getByText(thanks)).toBeVisible()
})
