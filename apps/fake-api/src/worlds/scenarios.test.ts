import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { builtPortal } from '../testing/built-portal.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { scenarioNames } from './scenarios.ts'

/** A signed-in browser in its own world. */
async function inWorld(request: object = {}, host = startApp()) {
  const browser = host.browser()
  await browser.post('/_control/worlds/one', { signedIn: true, ...request })
  return { browser, waited: host.waited }
}

const dashboard = async (request: object) => {
  const { browser } = await inWorld(request)
  return (await browser.get('/api/DashboardData')).json()
}

const member = async (request: object) => {
  const { browser } = await inWorld(request)
  return (await browser.get('/api/member')).json()
}

describe('Scenarios', () => {
  const configuration = async (scenario: string) => {
    const host = startApp({ portalFolder: builtPortal() })
    const { browser } = await inWorld({ scenario: [scenario] }, host)
    const page = await (await browser.get('/Member')).text()
    return JSON.parse(/id="save-page-configuration">([^<]*)</.exec(page)?.[1] ?? '')
  }

  test('no-favourites removes the favourites', async () => {
    expect((await dashboard({ scenario: ['no-favourites'] })).FavouriteCashback).toEqual([])
  })

  test('no-statements removes the statements', async () => {
    expect(await dashboard({ scenario: ['no-statements'] })).toMatchObject({
      HasTotalRewardStatement: false,
      HasTotalWellnessStatement: false,
    })
  })

  test('empty-dashboard empties the dashboard', async () => {
    const { HasTotalRewardStatement, HasTotalWellnessStatement, ...lists } = await dashboard({
      scenario: ['empty-dashboard'],
    })
    expect(HasTotalRewardStatement || HasTotalWellnessStatement).toBe(false)
    expect(Object.values(lists).flat()).toEqual([])
    expect(Object.keys(lists)).toHaveLength(10)
  })

  test('empty-menu empties the menu', async () => {
    const { browser } = await inWorld({ scenario: ['empty-menu'] })
    expect(await (await browser.get('/api/menudetails')).json()).toEqual([])
  })

  for (const [scenario, count] of [
    ['single-banner', 1],
    ['no-banners', 0],
  ] as const) {
    test(scenario, async () => {
      const { browser } = await inWorld({ scenario: [scenario] })
      const { Images } = await (await browser.get('/api/branding/carousel/-1')).json()
      expect(Images).toHaveLength(count)
    })
  }

  test('long-names makes names long and awkward', async () => {
    const { FeaturedCashback } = await dashboard({ scenario: ['long-names'] })
    expect(FeaturedCashback[0].Name.length).toBeGreaterThan(100)
  })

  test('zero-balance empties the account', async () => {
    const { browser } = await inWorld({ scenario: ['zero-balance'] })
    expect(await (await browser.get('/api/member')).json()).toMatchObject({ AvailableBalance: 0 })
  })

  test('local-logout sets the flag of the page configuration', async () => {
    expect(await configuration('local-logout')).toMatchObject({ localLogout: 'True' })
  })

  test('employer-logo sets the logo of the page configuration', async () => {
    expect((await configuration('employer-logo')).memberLogoLink).toMatch(/^\/images\//)
  })

  test('re-challenge-due requires a proof, although the member has just signed in', async () => {
    const { browser } = await inWorld({ scenario: ['re-challenge-due'] })
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
    await browser.post('/api/logout')
    await browser.signIn()
    expect(await (await browser.get('/api/member/RequiresReAuth')).json()).toBe(true)
  })

  test('several scenarios can be combined', async () => {
    const { browser } = await inWorld({ scenario: ['empty-menu', 'no-banners', 'zero-balance'] })
    expect(await (await browser.get('/api/menudetails')).json()).toEqual([])
    expect(await (await browser.get('/api/member')).json()).toMatchObject({ AvailableBalance: 0 })
  })

  test('every scenario is listed with its meaning', async () => {
    const { scenarios } = await (await startApp().browser().get('/_control')).json()
    expect(Object.keys(scenarios)).toEqual(scenarioNames)
  })

  test('new-member has no history', async () => {
    expect(await member({ scenario: ['new-member'] })).toMatchObject({
      Transactions: [],
      Choices: [],
      AvailableBalance: 0,
      PendingBalance: 0,
    })
    expect((await dashboard({ scenario: ['new-member'] })).FavouriteCashback).toEqual([])
  })

  test('below-minimum leaves more than zero and less than a pound', async () => {
    const { AvailableBalance } = await member({ scenario: ['below-minimum'] })
    expect(AvailableBalance).toBeGreaterThan(0)
    expect(AvailableBalance).toBeLessThan(1)
  })

  test('everything-off switches off every permission', async () => {
    expect(await member({ scenario: ['everything-off'] })).toMatchObject({
      IsSavingsWithdrawalOn: false,
      IsSavingsBankTransferEnabled: false,
      CanSeeMyBenefits: false,
      CanSeeTotalWellnessStatement: false,
      CanSeeTotalRewardStatement: false,
    })
  })

  test('CARDW-06 withdrawn-today uses up the card withdrawals until the next day', async () => {
    const { browser } = await inWorld({ scenario: ['withdrawn-today'] })
    const withdraw = async () =>
      (await browser.get('/api/WithdrawSavings', { 'x-xsrf-token': browser.token })).json()
    expect((await withdraw()).SavingsWithdrawalHttpStatus).toBe(409)
    await browser.send('PATCH', '/_control/worlds/one', {
      body: JSON.stringify({ moveClockMs: 86_400_000 }),
      headers: { 'content-type': 'application/json' },
    })
    expect((await withdraw()).SavingsWithdrawalHttpStatus).not.toBe(409)
  })

  test('BANKW-25 bank-request-pending refuses another transfer', async () => {
    const { browser } = await inWorld({ scenario: ['bank-request-pending'] })
    const answer = await browser.post('/api/WithdrawSavingsViaBank', {
      transferValue: 10,
      accountNumber: '12345678',
      sortCode: '12-34-56',
      contactTelephoneNumber: '01632 960 123',
    })
    expect((await answer.json()).SavingsWithdrawalHttpStatus).toBe(406)
  })

  test('empty-lists empties every list', async () => {
    expect(await member({ scenario: ['empty-lists'] })).toMatchObject({
      Transactions: [],
      Choices: [],
    })
    const { FeaturedCashback, Tabs } = await dashboard({ scenario: ['empty-lists'] })
    expect([...FeaturedCashback, ...Tabs]).toEqual([])
  })

  test('awkward-html adds markup to every HTML text', async () => {
    const { browser } = await inWorld({ scenario: ['awkward-html'] })
    const plain = await (await (await inWorld()).browser.get('/api/SystemText')).json()
    const awkward = await (await browser.get('/api/SystemText')).json()
    for (const key of Object.keys(plain)) {
      expect(awkward[key]).toContain('<script>')
      expect(awkward[key].endsWith(plain[key])).toBe(true)
    }
  })

  test('large-catalogue makes 10,000 retailers', async () => {
    const requests: unknown[] = []
    const host = startApp({
      makeCatalogue: (_, size) => {
        requests.push(size)
        return smallCatalogue
      },
    })
    await inWorld({ scenario: ['large-catalogue'] }, host)
    await inWorld({}, host)
    expect(requests).toEqual([{ retailers: 10_000 }, {}])
  })

  test('slow waits two seconds before each answer', async () => {
    const { browser, waited } = await inWorld({ scenario: ['slow'] })
    expect((await browser.get('/api/member')).status).toBe(200)
    expect(waited).toEqual([2_000])
  })

  test('failing fails every call except the sign-in', async () => {
    const { browser } = await inWorld({ scenario: ['failing'] })
    expect((await browser.get('/api/member')).status).toBe(500)
    expect((await browser.post('/api/logout')).status).toBe(500)
  })

  test('another member can be chosen, who signs in with another address', async () => {
    expect(await member({ member: 'newcomer' })).toMatchObject({
      EmailAddress: 'newcomer@example.com',
      DisplayName: 'Sam Newcombe',
      Transactions: [],
    })
  })
})
