import type { SupportQuery } from '@save/domain/support'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { memoryPorts } from '../entrances/memory.ts'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { createWorld } from '../world/world.ts'
import { httpSupport } from './support.http.ts'
import { complaintsInModelState } from './support.memory.ts'
import { supportPolicy } from './support.policy.ts'
import { SupportQueryWire } from './support.wire.ts'

const query: SupportQuery = {
  name: 'Priya Shah',
  email: 'member@example.com',
  telephone: '020 7946 0000',
  address: 'Weir Lane, HX0 0AA',
  orderNumber: '17',
  text: 'My cashback is missing.',
  type: 'Cashback',
}
const sent = { answer: { answer: 'sent' } }

describe('POST /api/Query', () => {
  test('API-17, API-40, DATA-27 the seven fields are sent as specified', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer({}))
    expect(await outcomeOf(httpSupport(client).sendQuery(query))).toEqual(sent)
    const [request] = requests
    expect([request?.method, request?.url, await request?.json()]).toEqual([
      'POST',
      'https://portal.test/api/Query',
      {
        name: 'Priya Shah',
        email: 'member@example.com',
        telephone: '020 7946 0000',
        address: 'Weir Lane, HX0 0AA',
        orderNumber: '17',
        text: 'My cashback is missing.',
        type: 'Cashback',
      },
    ])
  })

  test('API-40, DATA-27 even an empty field is sent', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer({}))
    await outcomeOf(httpSupport(client).sendQuery({ ...query, orderNumber: '' }))
    expect(await requests[0]?.json()).toMatchObject({ orderNumber: '' })
  })

  test.each([
    [{ ModelState: { email: ['Wrong.', 'Too long.'], text: ['Too short.'] } }, 3],
    [{ email: ['Wrong.'] }, 1],
    [{ Message: 'The request is invalid.' }, 0],
  ])(
    'SUPPORT-17 a 400, 409 or 422 is the service’s answer, with every message: %j',
    async (json, count) => {
      const messages = ['Wrong.', 'Too long.', 'Too short.']
      for (const status of [400, 409, 422]) {
        const { client } = scriptedServer(() => jsonAnswer(json, status))
        expect(await outcomeOf(httpSupport(client).sendQuery(query))).toEqual({
          answer: { answer: 'refused', messages: messages.slice(0, count) },
        })
      }
    },
  )

  test('SUPPORT-17 any other status is a failure', async () => {
    const { client } = scriptedServer(() => jsonAnswer({ ModelState: { a: ['b'] } }, 500))
    expect(await outcomeOf(httpSupport(client).sendQuery(query))).toEqual({
      failure: { _tag: 'ServerFault', status: 500 },
    })
  })
})

describe('Reading a query on the server', () => {
  const read = (json: unknown) => outcomeOf(decoderOf(SupportQueryWire)(json))

  test('DATA-27 a missing field is read as empty', async () => {
    expect(await read({ type: 'Other' })).toEqual({
      answer: {
        name: '',
        email: '',
        telephone: '',
        address: '',
        orderNumber: '',
        text: '',
        type: 'Other',
      },
    })
  })

  test.each(['Gossip', ''])('SUPPORT-16, DATA-27 any type is accepted: %j', async (type) => {
    expect(await read({ ...query, type })).toEqual({ answer: { ...query, type } })
  })

  test('SUPPORT-16 a query without a type is accepted', async () => {
    const { type: _, ...untyped } = query
    expect(await read(untyped)).toEqual({ answer: { ...query, type: '' } })
  })

  test('SUPPORT-17 each complaint is under the name of the field as it was sent', () => {
    const blank = { ...query, text: ' ', telephone: '', email: 'priya' }
    expect([complaintsInModelState(blank), complaintsInModelState(query)]).toEqual([
      {
        email: ['Please specify a valid email address'],
        telephone: ['Please specify your telephone number'],
        text: ['Please give a brief description of the problem'],
      },
      {},
    ])
  })
})

describe('Queries in a world', () => {
  async function start() {
    const world = createWorld({ catalogue: smallCatalogue })
    const { session, support } = memoryPorts(world)
    await Effect.runPromise(session.login(credentials))
    return { world, send: (text: string) => outcomeOf(support.sendQuery({ ...query, text })) }
  }

  test('API-40 a world keeps every accepted query in order, and no refused one', async () => {
    const { world, send } = await start()
    await send('One')
    await send('')
    await send('Two')
    expect(world.state.queries).toEqual([
      { ...query, text: 'One' },
      { ...query, text: 'Two' },
    ])
  })

  test('a world keeps only the latest queries', async () => {
    const { world, send } = await start()
    const { mostQueriesKept } = supportPolicy
    for (let count = 0; count <= mostQueriesKept; count += 1) await send(`Query ${count}`)
    expect(world.state.queries).toHaveLength(mostQueriesKept)
    expect(world.state.queries.at(-1)?.text).toBe(`Query ${mostQueriesKept}`)
  })
})

payloadFaults({
  call: 'POST /api/Query',
  send: (client) => httpSupport(client).sendQuery(query),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})
