import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'

const transfer = {
  accountNumber: '12345678',
  sortCode: '12-34-56',
  contactTelephoneNumber: '01632 960 123',
}

async function signedIn() {
  const browser = startApp({
    makeCatalogue: () => ({
      ...smallCatalogue,
      withdrawalSettings: { minimumMemberWithdrawalAmount: 10_00 as never },
    }),
  }).browser()
  await browser.signIn()
  return browser
}

const balanceOf = async (browser: Awaited<ReturnType<typeof signedIn>>) =>
  (await (await browser.get('/api/member')).json()).AvailableBalance

/** The number as text, before any parser reads it. */
const bodyWith = (name: string, amount: string, rest: object): string =>
  `{"${name}":${amount},${JSON.stringify(rest).slice(1)}`

describe('Amounts are checked as sent, without rounding', () => {
  test.each([
    ['10', 201],
    ['10.00', 201],
    ['25.5', 201],
    ['9.99', 400],
    ['9.996', 400],
    ['9.9999999999999999', 400],
    ['25.006', 400],
    ['25.005', 400],
    ['25.0000001', 400],
    ['0', 400],
    ['-0', 400],
    ['-25', 400],
    ['1e-7', 400],
    ['1e1', 201],
    ['900000', 412],
    ['999999999.99', 412],
    ['1000000000', 400],
    ['2000000000.5', 400],
  ])('BANKW-19, BANKW-24 a transfer of %s gets a %i', async (amount, status) => {
    const browser = await signedIn()
    const before = await balanceOf(browser)
    const answer = await browser.post(
      '/api/WithdrawSavingsViaBank',
      bodyWith('transferValue', amount, transfer),
    )
    const json = await answer.json()
    expect(json.SavingsWithdrawalHttpStatus ?? answer.status).toBe(status)
    expect(await balanceOf(browser)).toBe(status === 201 ? before - Number(amount) : before)
  })

  test('BANKW-12 the refusal of two thousand million gives the balance as the limit', async () => {
    const browser = await signedIn()
    const answer = await browser.post('/api/WithdrawSavingsViaBank', {
      ...transfer,
      transferValue: 2_000_000_000,
    })
    expect((await answer.json()).DataValidationErrors).toEqual([
      {
        Field: 'transferValue',
        ErrorMessage: 'Transfer value should be greater than £10.00 and less than £1,284.60',
      },
    ])
  })

  test.each([
    ['50', 200],
    ['49.996', 400],
    ['50.001', 400],
    ['50.005', 400],
    ['0', 400],
    ['0.004', 400],
    ['-50', 400],
    ['1e9', 400],
    ['null', 400],
  ])('VOUCHER-18 a voucher of %s gets a %i', async (amount, status) => {
    const browser = await signedIn()
    const answer = await browser.post(
      '/api/PurchaseNGCVoucher',
      bodyWith('amount', amount, { firstName: 'Sam', lastName: 'Reed', vendorCode: 'KITES' }),
    )
    expect([answer.status, await answer.json()]).toEqual([
      status,
      status === 200 ? {} : { ModelState: { amount: ['Please enter correct amount.'] } },
    ])
    const { Items } = await (await browser.get('/api/Basket')).json()
    expect(Items).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each([
    ['120', 200],
    ['0', 200],
    ['120.5', 200],
    ['120.555', 400],
    ['-0.001', 400],
    ['0.001', 400],
    ['-10', 400],
    ['1e9', 400],
  ])('CHOICE-07, CHOICE-09 a sacrifice of %s gets a %i', async (amount, status) => {
    const browser = await signedIn()
    const answer = await browser.post(
      '/api/PurchaseChoice',
      bodyWith('SalarySacrificeAmount', amount, {
        ChoiceId: 70,
        NINumber: 'AB123456C',
        PayrollNumber: '4711',
        IsDeclarationAccepted: true,
      }),
    )
    const wrong = ['Please enter correct salary sacrifice amount.']
    expect([answer.status, await answer.json()]).toEqual([
      status,
      status === 200 ? {} : { ModelState: { SalarySacrificeAmount: wrong } },
    ])
  })
})
