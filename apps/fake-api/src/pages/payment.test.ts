import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'
import { delivery, purchase } from '../testing/shopping.examples.ts'

const provider = '/Member/PaymentProvider/7001'

/** With `isHeld`, the provider waits until `letGo` is called. */
async function ordered({ isHeld = false } = {}) {
  const releases: (() => void)[] = []
  const waiting = () => new Promise<void>((resolve) => releases.push(resolve))
  let isLetGo = !isHeld
  const host = startApp({ waiting: async () => (isLetGo ? undefined : waiting()) })
  const browser = host.browser()
  await browser.signIn()
  await browser.post('/api/PurchaseNGCVoucher', purchase)
  await browser.post('/api/order', { deliveryInformation: delivery })
  return {
    ...host,
    browser,
    letGo: () => {
      isLetGo = true
      for (const go of releases.splice(0)) go()
    },
    choose: (outcome: string, values: Record<string, string> = {}) =>
      browser.postForm(provider, { outcome, ...values }),
    heading: async (path = provider) =>
      /<h1>([^<]*)/.exec(await (await browser.get(path)).text())?.[1],
    inBasket: async () => (await (await browser.get('/api/Basket')).json()).Items.length,
    pay: async () =>
      (await browser.post('/api/Order/7001/Pay', { paymentMethod: 'credit' })).status,
  }
}

describe('The payment provider’s page', () => {
  for (const address of [provider, '/member/paymentprovider/7001', '/PaymentProvider/7001']) {
    test(`CHECKOUT-08 ${address} shows the order and the amount to pay`, async () => {
      const { browser } = await ordered()
      const answer = await browser.get(address)
      const text = await answer.text()
      expect([answer.status, text.includes('7001'), text.includes('£47.50')]).toEqual([
        200,
        true,
        true,
      ])
    })
  }

  test('CHECKOUT-08 the page takes the payment only once', async () => {
    const { choose, heading, inBasket, pay } = await ordered()
    const answer = await choose('pay')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, provider])
    await choose('pay')
    await choose('fail')
    await choose('back')
    expect(await heading()).toBe('Thank you. Your payment has been received.')
    expect([await inBasket(), await pay()]).toEqual([0, 404])
  })

  test('CHECKOUT-05 a second payment of an order is refused while the first is starting, and may start later', async () => {
    const { pay, letGo } = await ordered({ isHeld: true })
    const first = pay()
    expect(await pay()).toBe(409)
    letGo()
    expect(await first).toBe(200)
    const again = pay()
    letGo()
    expect(await again).toBe(200)
  })

  test('CHECKOUT-10 a failed payment returns the items to the basket only once', async () => {
    const { choose, heading, inBasket, pay } = await ordered()
    const answer = await choose('fail')
    expect(await heading(answer.headers.get('location') ?? '')).toBe(
      'The payment didn’t go through.',
    )
    await choose('fail')
    expect([await inBasket(), await pay()]).toEqual([1, 404])
    await choose('pay')
    expect(await heading()).toBe('This order is no longer open.')
  })

  test('CHECKOUT-10 going back opens the basket, with the items in it again', async () => {
    const { choose, inBasket } = await ordered()
    expect((await choose('back')).headers.get('location')).toBe('/Member/Checkout')
    expect(await inBasket()).toBe(1)
  })

  test('an action that the page does not offer does nothing', async () => {
    const { choose, heading, inBasket } = await ordered()
    await choose('refund')
    expect([await heading(), await inBasket()]).toEqual(['Payment provider', 0])
  })

  test('an unknown order is not found', async () => {
    const { browser } = await ordered()
    expect((await browser.get('/Member/PaymentProvider/7002')).status).toBe(404)
    expect((await browser.postForm('/Member/PaymentProvider/7002', {})).status).toBe(404)
  })

  test('another member’s order is not shown', async () => {
    const { browser } = await ordered()
    await browser.post('/api/logout')
    expect((await browser.get(provider)).status).toBe(404)
    const stranger = startApp().browser()
    await stranger.signIn()
    expect((await stranger.get(provider)).status).toBe(404)
  })

  test('API-01 a form without our token, or a body that isn’t a form, changes nothing', async () => {
    const { browser, choose, inBasket } = await ordered()
    expect((await choose('fail', { 'XSRF-TOKEN': 'foreign' })).status).toBe(403)
    expect((await browser.post(provider, { outcome: 'fail' })).status).toBe(400)
    expect(await inBasket()).toBe(0)
  })
})
