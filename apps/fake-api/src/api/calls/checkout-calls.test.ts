import { describe, expect, test } from 'vitest'
import { startApp } from '../../testing/browser.ts'
import { delivery, purchase } from '../../testing/shopping.examples.ts'

async function signedIn() {
  const browser = startApp().browser()
  await browser.signIn()
  return browser
}

const statusAndJson = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, await response.json()] as const
}

describe('Buying a voucher', () => {
  test('API-33 the basket lists a bought voucher, with the specification’s field names', async () => {
    const browser = await signedIn()
    expect((await browser.post('/api/PurchaseNGCVoucher', purchase)).status).toBe(200)
    expect(await (await browser.get('/api/Basket')).json()).toEqual({
      Items: [{ NGCPurchase: { VendorName: 'Kites', Amount: 50, NetDiscount: 47.5 }, Quantity: 1 }],
      HasDeliverables: false,
    })
    const total = browser.get(
      '/api/Basket/Total?controller=Basket&action=Total&deliveryMethod=standard&paymentMethod=debit',
    )
    expect(await (await total).json()).toEqual({ total: 47.5 })
  })

  test('VOUCHER-16, VOUCHER-23 errors in a purchase are given by field', async () => {
    const browser = await signedIn()
    const wrong = { ...purchase, amount: 0, firstName: ' ', lastName: '' }
    expect(await statusAndJson(browser.post('/api/PurchaseNGCVoucher', wrong))).toEqual([
      400,
      {
        ModelState: {
          amount: ['Please enter correct amount.'],
          firstName: ['This field is required.'],
          lastName: ['This field is required.'],
        },
      },
    ])
    const unknown = { ...purchase, vendorCode: 'NOBODY' }
    expect((await statusAndJson(browser.post('/api/PurchaseNGCVoucher', unknown)))[1]).toEqual({
      ModelState: { '': ['Not found.'] },
    })
  })

  test('API-01 without the anti-forgery header nothing is bought', async () => {
    const browser = await signedIn()
    const headers = { 'x-xsrf-token': '' }
    expect((await browser.post('/api/PurchaseNGCVoucher', purchase, headers)).status).toBe(403)
    expect(await (await browser.get('/api/Basket')).json()).toMatchObject({ Items: [] })
  })
})

describe('Ordering', () => {
  test('API-37, API-38 an order empties the basket, and its payment starts at an address in quotes', async () => {
    const browser = await signedIn()
    await browser.post('/api/PurchaseNGCVoucher', purchase)
    const order = await browser.post('/api/order', { deliveryInformation: delivery })
    expect(await order.json()).toEqual({ OrderId: '7001' })
    expect(await (await browser.get('/api/Basket')).json()).toMatchObject({ Items: [] })
    const pay = await browser.post('/api/Order/7001/Pay', { paymentMethod: 'credit' })
    expect(await pay.text()).toBe('"/Member/PaymentProvider/7001"')
  })

  test('CHECKOUT-04 errors in the details are given by field, with postCode spelled as in the request', async () => {
    const browser = await signedIn()
    await browser.post('/api/PurchaseNGCVoucher', purchase)
    const wrong = { deliveryInformation: { ...delivery, postCode: '', city: ' ' } }
    expect((await statusAndJson(browser.post('/api/order', wrong)))[1]).toEqual({
      ModelState: {
        city: ['This field is required.'],
        postCode: ['This field is required.'],
      },
    })
  })

  test('an empty basket can’t be ordered', async () => {
    const browser = await signedIn()
    expect(
      (await statusAndJson(browser.post('/api/order', { deliveryInformation: delivery })))[1],
    ).toEqual({
      ModelState: { '': ['Your basket is empty, so there is nothing to pay.'] },
    })
  })

  test('an unknown order gets a 404, and an unknown payment method is named', async () => {
    const browser = await signedIn()
    const pay = (paymentMethod: string) => browser.post('/api/Order/1/Pay', { paymentMethod })
    expect((await pay('credit')).status).toBe(404)
    const wrong = await pay('cash')
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining('paymentMethod'),
    ])
  })
})
