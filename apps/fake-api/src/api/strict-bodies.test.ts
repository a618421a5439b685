import { describe, expect, test } from 'vitest'
import { appOf } from '../app.ts'
import { createHost } from '../create-host.ts'
import { makeCatalogue } from '../demonstration/seed/catalogue.ts'
import { Browser } from '../testing/browser.ts'
import { type CallExample, everyCall } from '../testing/every-call.examples.ts'

const catalogue = makeCatalogue(1, { retailers: 30, vendors: 20 })

type Json = Readonly<Record<string, unknown>>

/** The three bodies that save a part of the profile; `everyCall` has only one of them. */
const profiles: readonly Json[] = [
  { Name: { Title: 'Ms', FirstName: 'Priya', MiddleNames: null, LastName: 'Shah', Initials: 'P' } },
  { Address: { HouseNumber: '4', Street: 'Weir Lane', Town: 'Leeds', Postcode: 'LS1 1AA' } },
  { DateOfBirth: '1984-02-29', Gender: 20 },
]

const bodies: readonly (CallExample & { readonly body: Json })[] = [
  ...everyCall(catalogue).flatMap((example) =>
    example.body === undefined || /logout$|PUT \/api\/member$/.test(example.call)
      ? []
      : [{ ...example, body: example.body as Json }],
  ),
  ...profiles.map((body) => ({ call: 'PUT /api/member', path: '/api/member', body })),
]

/** Ids may be text or whole numbers (OQ-143). */
const ids = /^(?:RetailerId|retailerId|offerId|ChoiceId|choiceId|vendorId|vendorCode)$/

function wrongFor(name: string, sound: unknown): readonly unknown[] {
  if (ids.test(name)) return [true, 10.5, 1e300, {}, []]
  switch (typeof sound) {
    case 'number':
      return ['5', '', true, {}, []]
    case 'boolean':
      return ['true', 1, 0, {}, []]
    case 'string':
      return [5, 0, -1, 10.5, 1e300, true, {}, []]
    default:
      return [5, 'text', true, []]
  }
}

interface Field {
  /** The field's name in the refusal. */
  readonly at: string
  readonly name: string
  readonly sound: unknown
  readonly bodyWith: (value: unknown) => Json
}

/** Lists the fields of a body and of its nested objects. */
const fieldsOf = (body: Json): readonly Field[] =>
  Object.entries(body).flatMap(([name, sound]) => {
    const field = {
      at: name,
      name,
      sound,
      bodyWith: (value: unknown) => ({ ...body, [name]: value }),
    }
    if (typeof sound !== 'object' || sound === null) return sound === null ? [] : [field]
    const inner = fieldsOf(sound as Json).map(({ at, bodyWith, ...rest }) => ({
      ...rest,
      at: `${name}.${at}`,
      bodyWith: (value: unknown) => ({ ...body, [name]: bodyWith(value) }),
    }))
    return [field, ...inner]
  })

async function signedIn() {
  const host = createHost({ makeCatalogue: () => catalogue })
  const browser = new Browser(appOf(host), { 'x-save-world': 'one' })
  await browser.signIn()
  const { world } = host.worlds.open('one')
  const send = ({ call, path }: CallExample, body: unknown) =>
    browser.send(call.split(' ')[0] ?? '', path, {
      headers: { 'content-type': 'application/json', 'x-xsrf-token': browser.token },
      body: JSON.stringify(body),
    })
  return { send, stateNow: () => world.state, browser, world }
}

describe('A value of the wrong type is refused and named, and never converted', () => {
  for (const example of bodies) {
    test(`${example.call} refuses a wrong type in ${Object.keys(example.body).join(', ')}`, async () => {
      const { send, stateNow } = await signedIn()
      const before = stateNow()
      for (const { at, name, sound, bodyWith } of fieldsOf(example.body)) {
        for (const value of wrongFor(name, sound)) {
          const answer = await send(example, bodyWith(value))
          const { Message } = await answer.json()
          const named = String(Message).endsWith(`Correct: ${at}`)
          expect({ at, value, status: answer.status, named }).toEqual({
            at,
            value,
            status: 400,
            named: true,
          })
          expect(stateNow()).toBe(before)
        }
      }
    })
  }
})

test.each([-1, -10, 10.5, 1e300, 100, 9_007_199_254_740_991])(
  'a gender of %d is refused',
  async (code) => {
    const { send, stateNow } = await signedIn()
    const before = stateNow()
    const call = { call: 'PUT /api/member', path: '/api/member' }
    const answer = await send(call, { DateOfBirth: '1984-02-29', Gender: code })
    expect([answer.status, (await answer.json()).Message]).toEqual([
      400,
      'The body is not valid for this call. Correct: Gender',
    ])
    expect(stateNow()).toBe(before)
  },
)

test.each([0, 10, 20, 30, 99])('EDIT-11 a gender of %d is saved (OQ-108)', async (code) => {
  const { send, world } = await signedIn()
  const call = { call: 'PUT /api/member', path: '/api/member' }
  expect((await send(call, { DateOfBirth: null, Gender: code })).status).toBe(200)
  expect(world.state.member.gender).toBe(code)
})

test('API-05 a body with two parts of the profile is refused', async () => {
  const { send, stateNow } = await signedIn()
  const before = stateNow()
  const call = { call: 'PUT /api/member', path: '/api/member' }
  expect((await send(call, { ...profiles[0], ...profiles[1] })).status).toBe(400)
  expect(stateNow()).toBe(before)
})

describe('OQ-143 ids may be text or whole numbers', () => {
  test.each([String, Number])('an id may be %o', async (spelled) => {
    const { send } = await signedIn()
    for (const example of bodies) {
      const entries = Object.entries(example.body).map(([name, value]) => [
        name,
        ids.test(name) && /^\d+$/.test(String(value)) ? spelled(value) : value,
      ])
      const { status } = await send(example, Object.fromEntries(entries))
      // The order doesn't exist, so paying for it gets a 404 and not a type error.
      expect([example.call, status]).toEqual([
        example.call,
        example.call.endsWith('/Pay') ? 404 : 200,
      ])
    }
  })
})
