import { expect, test } from 'vitest'
import { startApp } from '../testing/browser.ts'

const sending = {
  version: 1,
  signs: [
    { seen: { sign: 'answer', page: '/Home', call: 'GET /api/member', field: 'Id' }, times: 3 },
  ],
  left: 2,
}

async function inWorld() {
  const browser = startApp().browser()
  await browser.post('/_control/worlds/one', { scenario: ['signs'] })
  const send = (json: unknown, type = 'application/json') =>
    browser.send('POST', '/signs', {
      body: JSON.stringify(json),
      headers: { 'content-type': type },
    })
  const received = async () => (await browser.get('/_control/worlds/one/signs')).json()
  return { browser, send, received }
}

test('reports need no token, since beacons can’t send one, and appear on the control page', async () => {
  const { browser, send, received } = await inWorld()
  expect((await send(sending)).status).toBe(204)
  expect(await received()).toEqual([{ signs: sending.signs, left: 2 }])
  const page = await (await browser.get('/_control', { accept: 'text/html' })).text()
  expect(page).toContain('GET /api/member Id')
  expect(page).toContain('3 times')
  expect(page).toContain('and 2 more')
})

test.each([
  ['of another version', { ...sending, version: 2 }],
  ['with a field too many', { ...sending, member: 'Priya' }],
  [
    'with a text that is none of ours',
    {
      ...sending,
      signs: [{ seen: { ...sending.signs[0]?.seen, page: '/Retailer/1061' }, times: 1 }],
    },
  ],
  ['that are none', null],
])('a body that breaks the schema is refused: %s', async (_, json) => {
  const { send, received } = await inWorld()
  expect((await send(json)).status).toBe(400)
  expect(await received()).toEqual([])
})

test('plain text, which any page can send, is refused', async () => {
  const { send } = await inWorld()
  expect((await send(sending, 'text/plain')).status).toBe(415)
})

test('the portal gets an address for signs only in a world with that scenario', async () => {
  const app = startApp()
  const pageIn = async (scenario: readonly string[]) => {
    const browser = app.browser()
    await browser.post('/_control/worlds/two', { scenario })
    return (await browser.get('/Member')).text()
  }
  expect(await pageIn(['signs'])).toContain('"signsTo":"/signs"')
  expect(await pageIn([])).not.toContain('signsTo')
})
