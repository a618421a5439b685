import { describe, expect, test } from 'vitest'
import { startApp } from '../../testing/browser.ts'

async function signedIn() {
  const browser = startApp().browser()
  await browser.signIn()
  return browser
}

const order = {
  ChoiceId: 70,
  Name: 'Dental care',
  SalarySacrificeAmount: 120.5,
  NINumber: 'AB123456C',
  PayrollNumber: '004417',
  IsDeclarationAccepted: true,
}

describe('Orders', () => {
  test('API-22, API-42 POST /api/PurchaseChoice places an order, and My Benefits shows it', async () => {
    const browser = await signedIn()
    expect((await browser.post('/api/PurchaseChoice', order)).status).toBe(200)
    expect(await (await browser.get('/api/member')).json()).toMatchObject({
      Choices: [
        {
          Id: '70',
          Name: 'Dental care',
          CreationDate: '2026-11-21T00:00:00',
          Status: 'Awaiting approval',
          IsCancelled: false,
        },
      ],
    })
  })

  test('API-42 errors are in ModelState, under their fields', async () => {
    const browser = await signedIn()
    const answer = await browser.post('/api/PurchaseChoice', {
      ChoiceId: 70,
      SalarySacrificeAmount: -1,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      ModelState: {
        PayrollNumber: ['Please enter Payroll Number.'],
        NINumber: ['Please enter valid NI Number.'],
        IsDeclarationAccepted: ['You have to accept the salary sacrifice.'],
        SalarySacrificeAmount: ['Please enter correct salary sacrifice amount.'],
      },
    })
  })

  test.each([
    ['without a choice', { ...order, ChoiceId: undefined }, 400, 'ChoiceId'],
    [
      'with a word for an amount',
      { ...order, SalarySacrificeAmount: 'ten' },
      400,
      'SalarySacrificeAmount',
    ],
    [
      'of an unknown choice',
      { ...order, ChoiceId: 71 },
      404,
      'This world has no item with this id: read the list for its ids.',
    ],
  ])(
    'API-42 an order %s is refused with the reason, and the world stays the same',
    async (_, body, status, named) => {
      const browser = await signedIn()
      const answer = await browser.post('/api/PurchaseChoice', body)
      expect(answer.status).toBe(status)
      expect((await answer.json()).Message).toContain(named)
      expect(await (await browser.get('/api/member')).json()).toMatchObject({ Choices: [] })
    },
  )

  test('API-01 without the anti-forgery header nothing is ordered', async () => {
    const browser = await signedIn()
    const answer = await browser.post('/api/PurchaseChoice', order, { 'x-xsrf-token': '' })
    expect(answer.status).toBe(403)
    expect(await (await browser.get('/api/member')).json()).toMatchObject({ Choices: [] })
  })
})

test('API-19 POST /api/CancelChoice answers with the member and the cancelled choice', async () => {
  const browser = await signedIn()
  await browser.post('/api/PurchaseChoice', order)
  const answer = await browser.post('/api/CancelChoice', { ChoiceId: 70 })
  expect(await answer.json()).toMatchObject({
    AvailableBalance: 1284.6,
    Choices: [{ Id: '70', Status: 'Cancelled', IsCancelled: true }],
  })
})

test('API-11, API-31 the path is case-sensitive: choices has a lower-case c', async () => {
  const browser = await signedIn()
  expect((await browser.get('/api/choices')).status).toBe(200)
  expect((await browser.get('/api/Choices')).status).toBe(404)
  expect((await browser.post('/api/choices/LogVisit', { choiceId: 70 })).status).toBe(200)
})
