import { describe, expect, test } from 'vitest'
import { apiCalls } from '../api/calls.ts'
import { knownCall } from '../api/known-calls.rules.ts'
import { makeCatalogue } from '../demonstration/seed/catalogue.ts'
import { type Browser, startApp } from '../testing/browser.ts'
import { type CallExample, everyCall } from '../testing/every-call.examples.ts'
import { disagreements } from './disagreements.rules.ts'
import { openApiDocument } from './document.ts'

const catalogue = makeCatalogue(1, { retailers: 40, vendors: 20 })
const document = openApiDocument()
const { schemas } = document.components

const spelledCalls = apiCalls.map(({ method, path }) => knownCall(method, path).spelled)

/** The document's description of the answer with this status. */
function answerSchema(call: string, status: number) {
  const [method = '', path = ''] = call.split(' ')
  const operation = document.paths[path]?.[method.toLowerCase()]
  return operation?.responses[status]?.content['application/json'].schema
}

async function disagreementsOf(call: string, answer: Response): Promise<readonly string[]> {
  const schema = answerSchema(call, answer.status)
  if (schema === undefined) return [`${call}: the document has no answer ${answer.status}`]
  return disagreements(await answer.json(), schema, schemas)
}

async function signedIn(): Promise<Browser> {
  const browser = startApp({ makeCatalogue: () => catalogue }).browser({ 'x-save-world': 'one' })
  await browser.signIn()
  return browser
}

const send = (browser: Browser, { call, path, body }: CallExample): Promise<Response> => {
  const [method = ''] = call.split(' ')
  if (method === 'GET') return browser.get(path, { 'x-xsrf-token': browser.token })
  return browser.send(method, path, {
    headers: { 'content-type': 'application/json', 'x-xsrf-token': browser.token },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const examples = everyCall(catalogue)

describe('The OpenAPI document and the answers agree', () => {
  test('every call has an example in this test, a description and a requirement', () => {
    expect(examples.map(({ call }) => call).toSorted()).toEqual(spelledCalls.toSorted())
    for (const { says, requirement } of apiCalls) {
      expect(says).toMatch(/[.?]$/)
      expect(requirement).toMatch(/^API-\d\d$/)
    }
  })

  test('the answer to each call agrees, in the order in which a member would make the calls', async () => {
    const browser = await signedIn()
    let orderId = ''
    for (const example of examples) {
      const path = example.path.replace('{id}', orderId)
      const answer = await send(browser, { ...example, path })
      expect([example.call, answer.status]).toEqual([example.call, 200])
      if (example.call === 'POST /api/order') orderId = (await answer.clone().json()).OrderId
      expect([example.call, await disagreementsOf(example.call, answer)]).toEqual([
        example.call,
        [],
      ])
    }
  })

  test('the demonstration’s long lists agree, as does every retailer, tab and choice', async () => {
    const browser = await signedIn()
    const paths = [
      ...catalogue.retailers.map(({ id }) => ['GET /api/Retailers/{id}', `/api/Retailers/${id}`]),
      ...catalogue.tabs.map(({ id }) => ['GET /api/Tabs/{id}', `/api/Tabs/${id}`]),
      ...catalogue.tabs.flatMap(({ choices }) =>
        choices.map(({ id }) => ['GET /api/choices/{id}', `/api/choices/${id}`]),
      ),
    ]
    for (const [call = '', path = ''] of paths) {
      const answer = await browser.get(path)
      expect([path, await disagreementsOf(call, answer)]).toEqual([path, []])
    }
  })

  test('refused requests agree: without a session, without a token, with an invalid body', async () => {
    for (const example of examples) {
      const stranger = startApp({ makeCatalogue: () => catalogue }).browser()
      await stranger.get('/Member/Register')
      const refused = await send(stranger, example)
      if (example.call !== 'POST /api/Login') expect(refused.status).toBe(401)
      expect([example.call, await disagreementsOf(example.call, refused)]).toEqual([
        example.call,
        [],
      ])
      if (example.body === undefined) continue

      const browser = await signedIn()
      const headers = { 'content-type': 'application/json' }
      const init = { method: example.call.split(' ')[0] ?? '', body: JSON.stringify(example.body) }
      const without = await browser.send(init.method, example.path, { ...init, headers })
      expect(without.status).toBe(403)
      expect(await disagreementsOf(example.call, without)).toEqual([])

      const wrong = await send(browser, { ...example, body: [] })
      if (example.call !== 'POST /api/logout') {
        expect([example.call, wrong.status]).toEqual([example.call, 400])
      }
      expect(await disagreementsOf(example.call, wrong)).toEqual([])
    }
  })
})

describe('Noticing differences', () => {
  const schema = answerSchema('GET /api/member', 200) ?? {}
  const of = (json: unknown) => disagreements(json, schema, schemas)
  const member = { AvailableBalance: 12.5, Transactions: [{ Id: '1', PurchaseAmount: 3 }] }

  test('identical data have no differences', () => {
    expect(of(member)).toEqual([])
  })

  const cases = [
    ['a missing field', { Transactions: [] }, '(answer).AvailableBalance: missing'],
    ['a field nobody agreed on', { ...member, Age: 40 }, '(answer).Age: not in the document'],
    [
      'another type, far inside',
      { ...member, Transactions: [{ Id: '1', PurchaseAmount: 'three' }] },
      '(answer).Transactions[0].PurchaseAmount: string, not null or number',
    ],
    ['another kind of value', [], '(answer): array, not object'],
  ] as const
  for (const [description, json, named] of cases) {
    test(description, () => {
      expect(of(json)).toEqual([named])
    })
  }
})

describe('Serving the document', () => {
  test('the document is served as JSON, with every call, its parameters and its requirement', async () => {
    const served = await (await startApp().browser().get('/_control/openapi.json')).json()
    expect(served).toEqual(JSON.parse(JSON.stringify(document)))
    expect(served.openapi).toBe('3.1.1')
    expect(served.paths['/api/search'].get).toMatchObject({
      'x-requirement': 'API-39',
      parameters: [{ name: 'search' }, { name: 'page' }, { name: 'filter' }],
    })
    expect(served.paths['/api/Order/{id}/Pay'].post.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ])
  })

  test('every schema that the document refers to exists', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
    expect(names.length).toBeGreaterThan(spelledCalls.length)
    for (const [, name = ''] of names) expect(schemas).toHaveProperty([name])
  })

  test('the document is served as a page, with every call and its shape', async () => {
    const page = await (await startApp().browser().get('/_control/openapi')).text()
    for (const call of spelledCalls) expect(page).toContain(call.split(' ')[1])
    expect(page).toContain('AvailableBalance: number')
  })

  test('the document is served only in development', async () => {
    const browser = startApp({ isDevelopment: false }).browser()
    expect((await browser.get('/_control/openapi.json')).status).toBe(404)
  })
})
