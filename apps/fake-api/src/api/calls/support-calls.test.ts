import { expect, test } from 'vitest'
import { startApp } from '../../testing/browser.ts'

const query = {
  name: 'Priya Shah',
  email: 'member@example.com',
  telephone: '020 7946 0000',
  address: 'Weir Lane',
  orderNumber: '',
  text: 'My cashback is missing.',
  type: 'Cashback',
}

async function send(body: object, headers = {}) {
  const browser = startApp().browser()
  await browser.signIn()
  return browser.post('/api/Query', body, headers)
}

test('API-17, API-40 POST /api/Query accepts a complete query', async () => {
  expect((await send(query)).status).toBe(200)
})

test('SUPPORT-17 a query that breaks the form’s rules gets a ModelState by field', async () => {
  const answer = await send({ ...query, email: 'priya', text: '' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    ModelState: {
      email: ['Please specify a valid email address'],
      text: ['Please give a brief description of the problem'],
    },
  })
})

test('SUPPORT-16 any type is accepted', async () => {
  const answer = await send({ ...query, type: 'Gossip' })
  expect(answer.status).toBe(200)
})

test('DATA-27 a type that isn’t text is named', async () => {
  const answer = await send({ ...query, type: 7 })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('type')])
})

test('API-01 without the anti-forgery header nothing is accepted', async () => {
  expect((await send(query, { 'x-xsrf-token': '' })).status).toBe(403)
})
