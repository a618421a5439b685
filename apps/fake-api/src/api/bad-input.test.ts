import { describe, expect, test } from 'vitest'
import { appOf } from '../app.ts'
import { createHost } from '../create-host.ts'
import { makeCatalogue } from '../demonstration/seed/catalogue.ts'
import { Browser } from '../testing/browser.ts'
import { type CallExample, everyCall } from '../testing/every-call.examples.ts'

const catalogue = makeCatalogue(1, { retailers: 30, vendors: 20 })

/** Calls that change data. Sign-in and sign-out have their own tests. */
const changing = everyCall(catalogue).filter(
  ({ call }) => call === 'GET /api/WithdrawSavings' || !/^GET |Login$|logout$/.test(call),
)
const withBody = changing.filter(({ body }) => body !== undefined)

async function signedIn() {
  const host = createHost({ makeCatalogue: () => catalogue })
  const browser = new Browser(appOf(host), { 'x-save-world': 'one' })
  await browser.signIn()
  const world = host.worlds.open('one')
  return { browser, stateNow: () => world.world.state }
}

const methodOf = ({ call }: CallExample): string => call.split(' ')[0] ?? ''
const json = { 'content-type': 'application/json' }

/** Invalid requests, each with the expected status and message. */
const badness: readonly (readonly [string, RequestInit, number, RegExp])[] = [
  ['JSON that breaks off', { body: '{"a": ', headers: json }, 400, /not JSON/],
  ['a list in place of an object', { body: '[]', headers: json }, 400, /Correct: /],
  ['a number in place of an object', { body: '7', headers: json }, 400, /Correct: /],
  ['no body at all', { headers: json }, 400, /not JSON/],
  [
    'a body of 70 KB',
    { body: JSON.stringify({ a: 'x'.repeat(70_000) }), headers: json },
    413,
    /64 KB/,
  ],
  ['a form', { body: 'a=1', headers: { 'content-type': 'text/plain' } }, 415, /application\/json/],
]

describe('Bad input is named and has no effect', () => {
  for (const [description, init, status, says] of badness) {
    test(`every call with a body refuses ${description}`, async () => {
      const { browser, stateNow } = await signedIn()
      const before = stateNow()
      for (const example of withBody) {
        const answer = await browser.send(methodOf(example), example.path, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'x-xsrf-token': browser.token },
        })
        expect([example.call, answer.status]).toEqual([example.call, status])
        expect((await answer.json()).Message).toMatch(says)
        expect(stateNow()).toBe(before)
      }
    })
  }

  for (const [description, token] of [
    ['no anti-forgery token', undefined],
    ['the token of another session', 'x'.repeat(43)],
  ] as const) {
    test(`API-01 every call that changes something, including the card withdrawal, refuses ${description}`, async () => {
      const { browser, stateNow } = await signedIn()
      const before = stateNow()
      for (const example of changing) {
        const answer = await browser.send(methodOf(example), example.path, {
          headers: { ...json, ...(token !== undefined && { 'x-xsrf-token': token }) },
          ...(example.body !== undefined && { body: JSON.stringify(example.body) }),
        })
        expect([example.call, answer.status]).toEqual([example.call, 403])
        expect((await answer.json()).Message).toContain('X-XSRF-TOKEN')
        expect(stateNow()).toBe(before)
      }
    })
  }

  test('a missing, null or wrong field gets a JSON answer, never a crash', async () => {
    for (const example of withBody) {
      for (const name of Object.keys(example.body ?? {})) {
        for (const value of [undefined, null, { no: 'value' }, [], -1, '']) {
          const { browser } = await signedIn()
          const answer = await browser.send(methodOf(example), example.path, {
            headers: { ...json, 'x-xsrf-token': browser.token },
            body: JSON.stringify({ ...example.body, [name]: value }),
          })
          expect([example.call, name, value, answer.status < 500]).toEqual([
            example.call,
            name,
            value,
            true,
          ])
          await answer.json()
        }
      }
    }
  })

  test('a wrong method gets a 405 with the right methods at every path', async () => {
    const { browser, stateNow } = await signedIn()
    const before = stateNow()
    for (const { path } of changing) {
      const answer = await browser.send('PATCH', path, { headers: json, body: '{}' })
      expect([path, answer.status]).toEqual([path, 405])
      expect(answer.headers.get('allow')).not.toBe('')
      expect(stateNow()).toBe(before)
    }
  })
})
