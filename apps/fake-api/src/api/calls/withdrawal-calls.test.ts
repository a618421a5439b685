import { describe, expect, test } from 'vitest'
import { startApp } from '../../testing/browser.ts'

async function signedIn() {
  const browser = startApp().browser()
  await browser.signIn()
  return browser
}

type Browser = Awaited<ReturnType<typeof signedIn>>
const balanceOf = async (browser: Browser) =>
  (await (await browser.get('/api/member')).json()).AvailableBalance

const transfer = {
  transferValue: 100,
  accountNumber: '12345678',
  sortCode: '20-00-00',
  contactTelephoneNumber: '0113 496 0000',
}

describe('GET /api/WithdrawSavings moves money', () => {
  test('API-20, CARDW-03 with the anti-forgery header the answer is the member with the status', async () => {
    const browser = await signedIn()
    const answer = await browser.get('/api/WithdrawSavings', { 'x-xsrf-token': browser.token })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      AvailableBalance: 0,
      SavingsWithdrawalHttpStatus: 201,
    })
    expect(await balanceOf(browser)).toBe(0)
  })

  test('API-01 without the header, as in a link or a picture of another site, nothing is withdrawn', async () => {
    const browser = await signedIn()
    expect((await browser.get('/api/WithdrawSavings')).status).toBe(403)
    expect(await balanceOf(browser)).toBe(1284.6)
  })
})

test('API-20 HEAD gets a 405, and nothing is withdrawn', async () => {
  const browser = await signedIn()
  const headers = { 'x-xsrf-token': browser.token }
  const answer = await browser.send('HEAD', '/api/WithdrawSavings', { headers })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await balanceOf(browser)).toBe(1284.6)
})

describe('POST /api/WithdrawSavingsViaBank', () => {
  test('API-21 the answer has the status and no errors; a second transfer gets a 406 until the first clears', async () => {
    const browser = await signedIn()
    const first = await browser.post('/api/WithdrawSavingsViaBank', transfer)
    expect(await first.json()).toEqual({
      SavingsWithdrawalHttpStatus: 201,
      DataValidationErrors: [],
    })
    const second = await browser.post('/api/WithdrawSavingsViaBank', transfer)
    expect(await second.json()).toMatchObject({ SavingsWithdrawalHttpStatus: 406 })
    expect(await balanceOf(browser)).toBe(1184.6)
  })

  test('API-21, BANKW-19 the answer names the wrong fields', async () => {
    const browser = await signedIn()
    const answer = await browser.post('/api/WithdrawSavingsViaBank', {
      ...transfer,
      sortCode: '200000',
    })
    expect(await answer.json()).toEqual({
      SavingsWithdrawalHttpStatus: 400,
      DataValidationErrors: [
        { Field: 'sortCode', ErrorMessage: 'Sort code should be in the format 99-99-99' },
      ],
    })
  })

  test('a body that isn’t a transfer gets a 400 that names the wrong field', async () => {
    const browser = await signedIn()
    const answer = await browser.post('/api/WithdrawSavingsViaBank', {
      ...transfer,
      transferValue: '100',
    })
    expect(answer.status).toBe(400)
    expect((await answer.json()).Message).toContain('transferValue')
    expect(await balanceOf(browser)).toBe(1284.6)
  })
})

test('API-26 GET /api/MinimumWithdrawalSettings answers with the minimum', async () => {
  const answer = await (await signedIn()).get('/api/MinimumWithdrawalSettings')
  expect(await answer.json()).toEqual({ MinimumMemberWithdrawalAmount: 5 })
})
