import { describe, expect, test } from 'vitest'
import { type Browser, startApp } from '../testing/browser.ts'
import { delivery, purchase } from '../testing/shopping.examples.ts'
import { apiCalls } from './calls.ts'

const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'
const card = '/api/WithdrawSavings'
const bank = '/api/WithdrawSavingsViaBank'
const transfer = {
  transferValue: 100,
  accountNumber: '12345678',
  sortCode: '20-00-00',
  contactTelephoneNumber: '0113 496 0000',
}

async function signedIn(settings: object = {}, options: Parameters<typeof startApp>[0] = {}) {
  const server = startApp(options)
  const browser = server.browser({ 'x-save-world': 'one' })
  await browser.post('/_control/worlds/one', { signedIn: true, ...settings })
  return { ...server, browser }
}

const withdraw = (browser: Browser, headers: Record<string, string> = { 'idempotency-key': key }) =>
  browser.get(card, { 'x-xsrf-token': browser.token, ...headers })

const requestTransfer = (browser: Browser, change: object = {}, written = key) =>
  browser.post(bank, { ...transfer, ...change }, { 'idempotency-key': written })

const withdrawalsOf = async (browser: Browser) =>
  (await (await browser.get('/api/member')).json()).Transactions.length

const answerParts = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries(answer.headers),
  text: await answer.text(),
})

test('API-19, API-20, API-21, API-22, API-33, API-37, API-38 accept a key; no other call does', () => {
  const keyed = apiCalls.filter(({ isKeyed }) => isKeyed).map(({ requirement }) => requirement)
  expect(keyed.toSorted()).toEqual([
    ...['API-19', 'API-20', 'API-21', 'API-22', 'API-33', 'API-37', 'API-38'],
  ])
})

describe('Repeating a request with its key (OQ-135)', () => {
  test('CARDW-03 a repeated request gets the whole first answer, and nothing is withdrawn again', async () => {
    const { browser } = await signedIn()
    const before = await withdrawalsOf(browser)
    const first = await answerParts(await withdraw(browser))
    expect(JSON.parse(first.text)).toMatchObject({ SavingsWithdrawalHttpStatus: 201 })
    expect(await answerParts(await withdraw(browser))).toEqual(first)
    expect(await withdrawalsOf(browser)).toBe(before + 1)
  })

  test('a repeated refusal stays the same', async () => {
    const { browser } = await signedIn()
    const first = await answerParts(await requestTransfer(browser, { sortCode: '200000' }))
    expect(JSON.parse(first.text)).toMatchObject({ SavingsWithdrawalHttpStatus: 400 })
    expect(await answerParts(await requestTransfer(browser, { sortCode: '200000' }))).toEqual(first)
  })

  test('a repeated request buys one voucher, not two', async () => {
    const { browser } = await signedIn()
    const buy = (written: string) =>
      browser.post('/api/PurchaseNGCVoucher', purchase, { 'idempotency-key': written })
    const quantity = async () =>
      (await (await browser.get('/api/Basket')).json()).Items.map(
        (item: { Quantity: number }) => item.Quantity,
      )
    expect([(await buy(key)).status, (await buy(key)).status]).toEqual([200, 200])
    expect(await quantity()).toEqual([1])
    await buy('"another"')
    expect(await quantity()).toEqual([2])
  })

  test('a request repeated while the first is running waits for the first one’s answer', async () => {
    const provider = Promise.withResolvers<void>()
    const { browser } = await signedIn({}, { waiting: () => provider.promise })
    await browser.post('/api/PurchaseNGCVoucher', purchase)
    await browser.post('/api/order', { deliveryInformation: delivery })
    const pay = (written: string) =>
      browser.post(
        '/api/Order/7001/Pay',
        { paymentMethod: 'credit' },
        { 'idempotency-key': written },
      )
    const both = Promise.all([pay(key), pay(key)])
    expect((await pay('"another"')).status).toBe(409)
    provider.resolve()
    const [first, second] = await Promise.all((await both).map(answerParts))
    expect(first?.status).toBe(200)
    expect(second).toEqual(first)
  })
})

describe('Faults between browser and server', () => {
  test('a repeated request gets the answer if all of it was lost', async () => {
    const { browser } = await signedIn({
      faults: [{ call: `GET ${card}`, kind: 'unanswered', times: 1 }],
    })
    const before = await withdrawalsOf(browser)
    await expect(withdraw(browser)).rejects.toThrow('dropped')
    expect(await (await withdraw(browser)).json()).toMatchObject({
      SavingsWithdrawalHttpStatus: 201,
    })
    expect(await withdrawalsOf(browser)).toBe(before + 1)
  })

  test('a repeated request gets the whole answer if the first one was truncated', async () => {
    const { browser } = await signedIn({
      faults: [{ call: `POST ${bank}`, kind: 'cut-off', times: 1 }],
    })
    await expect((await requestTransfer(browser)).text()).rejects.toThrow('dropped')
    expect(await (await requestTransfer(browser)).json()).toMatchObject({
      SavingsWithdrawalHttpStatus: 201,
    })
  })

  test('a repeated request is processed if the first was dropped before processing', async () => {
    const { browser } = await signedIn({
      faults: [{ call: `GET ${card}`, kind: 'drop', times: 1 }],
    })
    const before = await withdrawalsOf(browser)
    await expect(withdraw(browser)).rejects.toThrow('dropped')
    expect(await withdrawalsOf(browser)).toBe(before)
    expect((await withdraw(browser)).status).toBe(200)
    expect(await withdrawalsOf(browser)).toBe(before + 1)
  })
})

describe('A key belongs to one request', () => {
  const others = [
    ['another body', (browser: Browser) => requestTransfer(browser, { transferValue: 101 })],
    ['another path', (browser: Browser) => withdraw(browser)],
  ] as const
  for (const [description, send] of others) {
    test(`the same key with ${description} gets a 422, and nothing happens`, async () => {
      const { browser } = await signedIn()
      await requestTransfer(browser)
      const before = await withdrawalsOf(browser)
      const answer = await send(browser)
      expect(answer.status).toBe(422)
      expect((await answer.json()).Message).toContain('Idempotency-Key')
      expect(await withdrawalsOf(browser)).toBe(before)
    })
  }

  test.each([['unquoted'], ['""'], ['"two", "keys"'], [`"${'x'.repeat(201)}"`]])(
    'a key that isn’t a string in quotes gets a 400: %s',
    async (written) => {
      const { browser } = await signedIn()
      const before = await withdrawalsOf(browser)
      expect((await withdraw(browser, { 'idempotency-key': written })).status).toBe(400)
      expect(await withdrawalsOf(browser)).toBe(before)
    },
  )

  test('a request with another key, or without one, counts as new', async () => {
    const { browser } = await signedIn()
    await requestTransfer(browser)
    const others = [
      await requestTransfer(browser, {}, '"another"'),
      await browser.post(bank, transfer),
    ]
    for (const answer of others) {
      expect(await answer.json()).toMatchObject({ SavingsWithdrawalHttpStatus: 406 })
    }
  })

  test('a key is ignored without a session or the anti-forgery header', async () => {
    const { browser } = await signedIn()
    await withdraw(browser)
    expect((await browser.get(card, { 'idempotency-key': key })).status).toBe(403)
    browser.cookies.delete('save-session')
    expect((await withdraw(browser)).status).toBe(401)
  })

  test('another session doesn’t know the key', async () => {
    const { browser } = await signedIn()
    await requestTransfer(browser)
    await browser.post('/api/logout')
    await browser.signIn()
    expect(await (await requestTransfer(browser)).json()).toMatchObject({
      SavingsWithdrawalHttpStatus: 406,
    })
  })
})
