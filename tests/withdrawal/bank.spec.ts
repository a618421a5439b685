import {
  countCalls,
  fillTransfer,
  openAccount,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

const thanks =
  'Thank you for your request. You should typically receive funds within 7 working days.'
const call = 'POST /api/WithdrawSavingsViaBank'

test('BANKW-28, BANKW-02, BANKW-12, BANKW-19, BANKW-22, BANKW-23, BANKW-25, BANKW-26 I withdraw to my bank by keyboard: I am refused, correct the form, and succeed once', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const sent = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
  const submit = submitTransfer(page)
  const value = page.getByLabel('Transfer value')
  await openAccount(page)
  await page.getByRole('button', { name: 'Withdraw to bank' }).click()
  await expect(page.getByText('The minimum withdrawal amount is £10.00.')).toBeVisible()
  await submit.click()
  await expect(
    page.getByText('Transfer value should be greater than £10.00 and less than £1,284.60'),
  ).toBeVisible()
  await expect(value).toBeFocused()

  await test.step('by keyboard alone I fill in the form, and correct it', async () => {
    for (const text of ['300', '00123456', '20000', '960']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByText('£984.60')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Sort code')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('20-00-01')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a telephone number that we can call.')).toBeVisible()
    await expect(page.getByLabel('Contact telephone number')).toBeFocused()
  })

  await test.step('the amount is over the limit', async () => {
    await page.getByLabel('Contact telephone number').fill('01632 960 774')
    await submit.click()
    await expect(
      page.getByText('Your withdrawal request exceeded allowable amount of £250.'),
    ).toBeVisible()
    await expect(page.getByLabel('Account number')).toHaveValue('00123456')
    expect((await savingsOf(page)).balance).toBe(1284.6)
  })

  await test.step('on a phone I see the outcome, and continue from its button', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await world.change({ faults: [{ call, status: 500, times: 1 }] })
    await value.fill('200')
    await submit.click()
    await expect(page.getByText(/^An error occured/)).toBeInViewport()
    await expect(submit).toBeFocused()
    await expect(page.getByLabel('Account number')).toHaveValue('00123456')
    await submit.click()
    await expect(page.getByText(thanks)).toBeInViewport()
    const heading = page.getByRole('heading', { name: 'Withdraw to your bank' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL('/Member/Myaccount')
    await expect(page.getByText(thanks)).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 720 })
    const row = page.getByRole('main').getByRole('row').nth(2)
    await expect(row).toContainText('Faster Payment')
    await expect(row).toContainText('Requested')
    await expect(page.getByRole('link', { name: /£1,084\.60/ })).toBeVisible()
  })

  await test.step('back in the form, a double click and a double Enter send one more transfer, which is refused', async () => {
    const before = sent()
    await world.change({ faults: [{ call, delayMs: 500 }] })
    await page.goBack()
    await expect(submit).toBeEnabled()
    await expect(page.getByLabel('Account number')).toHaveValue('')
    await fillTransfer(page)
    await submit.dblclick()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^A Bank Transfer withdrawal request already exists/)).toBeVisible()
    expect(sent() - before).toBe(1)
    const { balance, lines } = await savingsOf(page)
    expect(balance).toBe(1084.6)
    expect(lines.filter((line) => line === 'Faster Payment Requested')).toHaveLength(1)
  })
})
