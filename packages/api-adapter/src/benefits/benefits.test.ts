import { ChoiceId, TabId } from '@save/domain/kernel'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import type { HttpClient } from '../client/http-client.ts'
import { memoryPorts } from '../entrances/memory.ts'
import { credentials } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { exampleMember, memberJson } from '../testing/member.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { forgetIds } from '../wire/id.wire.ts'
import { createWorld } from '../world/world.ts'
import {
  choiceJson,
  exampleChoice,
  exampleOrder,
  exampleTab,
  orderJson,
  tabJson,
} from './benefits.examples.ts'
import { httpBenefits } from './benefits.http.ts'
import { orderModelState, SalarySacrificeOrderWire } from './benefits.wire.ts'
import { ChoiceWire, TabWire } from './choice.wire.ts'

const id = ChoiceId.make('120')
const order = (client: HttpClient) => httpBenefits(client).placeOrder(exampleOrder)
const cancel = (client: HttpClient) => httpBenefits(client).cancelChoice(id)
const visit = (client: HttpClient) => httpBenefits(client).logVisit(id)

async function outcomeOfAnswer<Answer>(
  call: (client: HttpClient) => Effect.Effect<Answer, unknown>,
  answer: Response,
) {
  const { client, requests } = scriptedServer(() => answer)
  const outcome = await outcomeOf(call(client) as Effect.Effect<Answer, never>)
  const [sent] = requests
  return { outcome, sent: `${sent?.method} ${sent && new URL(sent.url).pathname}` }
}

describe('Reading', () => {
  test('API-41 GET /api/Tabs/{id} gives one tab', async () => {
    expect(
      await outcomeOfAnswer(
        (client) => httpBenefits(client).readTab(TabId.make('12')),
        jsonAnswer(tabJson),
      ),
    ).toEqual({ outcome: { answer: exampleTab }, sent: 'GET /api/Tabs/12' })
  })

  test('API-12 GET /api/choices/{id} gives one choice', async () => {
    expect(
      await outcomeOfAnswer(
        (client) => httpBenefits(client).readChoice(id),
        jsonAnswer(choiceJson),
      ),
    ).toEqual({ outcome: { answer: exampleChoice }, sent: 'GET /api/choices/120' })
  })

  test.each([
    { ...tabJson, Id: null },
    { ...tabJson, Id: undefined },
  ])('API-41 an answer without an id is read as the requested tab (OQ-143)', async (json) => {
    expect(
      await outcomeOfAnswer(
        (client) => httpBenefits(client).readTab(TabId.make('12')),
        jsonAnswer(json),
      ),
    ).toMatchObject({ outcome: { answer: exampleTab } })
  })

  test('API-41 an answer without id and name isn’t read as a tab (OQ-143)', async () => {
    expect(
      await outcomeOfAnswer(
        (client) => httpBenefits(client).readTab(TabId.make('12')),
        jsonAnswer({}),
      ),
    ).toMatchObject({ outcome: { failure: { _tag: 'Malformed' } } })
  })

  test('API-12 an answer without an id is read as the requested choice (OQ-143)', async () => {
    const json = { ...choiceJson, Id: undefined }
    expect(
      await outcomeOfAnswer((client) => httpBenefits(client).readChoice(id), jsonAnswer(json)),
    ).toMatchObject({ outcome: { answer: exampleChoice } })
  })

  test('API-11 GET /api/choices gives all choices', async () => {
    expect(
      await outcomeOfAnswer(
        (client) => httpBenefits(client).readChoices(),
        jsonAnswer([choiceJson]),
      ),
    ).toEqual({ outcome: { answer: [exampleChoice] }, sent: 'GET /api/choices' })
  })
})

describe('The order', () => {
  test('API-22 API-42 any JSON or an empty body accepts an order', async () => {
    for (const answer of [jsonAnswer({ OrderId: 7 }), jsonAnswer(true), new Response(null)]) {
      expect((await outcomeOfAnswer(order, answer)).outcome).toEqual({
        answer: { answer: 'ordered' },
      })
    }
  })

  test('OQ-018 a refusal gives every message of ModelState, in its order', async () => {
    const ModelState = { NINumber: ['Unknown number.'], '': ['Too much.', 'Unknown number.', ' '] }
    const messages = ['Unknown number.', 'Too much.']
    for (const [json, status] of [
      [{ ModelState }, 400],
      [ModelState, 400],
      [{ ModelState }, 422],
    ] satisfies readonly (readonly [unknown, number])[]) {
      const { outcome } = await outcomeOfAnswer(order, jsonAnswer(json, status))
      expect(outcome).toEqual({ answer: { answer: 'refused', messages } })
    }
  })

  test('OQ-018 messages in ModelState are a refusal with any status', async () => {
    const refused = jsonAnswer({ ModelState: { '': ['Not possible.'] } })
    expect((await outcomeOfAnswer(order, refused)).outcome).toEqual({
      answer: { answer: 'refused', messages: ['Not possible.'] },
    })
  })

  test('OQ-135 an order answered with false counts as malformed', async () => {
    expect((await outcomeOfAnswer(order, jsonAnswer(false))).outcome).toEqual({
      failure: { _tag: 'Malformed', at: '(false)' },
    })
  })

  test('OQ-019 a refusal without a message is still a refusal', async () => {
    expect((await outcomeOfAnswer(order, new Response(null, { status: 400 }))).outcome).toEqual({
      answer: { answer: 'refused', messages: [] },
    })
  })

  test.each([406, 409, 412, 500])('a %i isn’t an expected answer to an order', async (status) => {
    expect((await outcomeOfAnswer(order, jsonAnswer({}, status))).outcome).toEqual({
      failure: { _tag: 'ServerFault', status },
    })
  })

  test('OQ-017 an order is sent only once, for any answer', async () => {
    const { client, requests } = scriptedServer(() => {
      throw new TypeError('connection reset')
    })
    expect(await outcomeOf(order(client))).toEqual({ failure: { _tag: 'Unreachable' } })
    expect(requests).toHaveLength(1)
  })

  test('API-42 DATA-12 the server reads a sent order back unchanged, and missing fields as empty', () => {
    const read = (json: unknown) => Effect.runSync(decoderOf(SalarySacrificeOrderWire)(json))
    forgetIds()
    expect(encoderOf(SalarySacrificeOrderWire)(exampleOrder)).toEqual(orderJson)
    expect(read(orderJson)).toEqual(exampleOrder)
    expect(read({ ChoiceId: 120, SalarySacrificeAmount: 10 })).toEqual({
      choiceId: '120',
      name: '',
      salarySacrificeAmount: 10_00,
      niNumber: '',
      payrollNumber: '',
      isDeclarationAccepted: false,
    })
  })

  test('API-42 each message is listed under its field', () => {
    expect(
      orderModelState([
        'Please enter Payroll Number.',
        'Please enter valid NI Number.',
        'You have to accept the salary sacrifice.',
        'Too much.',
        'Too late.',
      ]),
    ).toEqual({
      PayrollNumber: ['Please enter Payroll Number.'],
      NINumber: ['Please enter valid NI Number.'],
      IsDeclarationAccepted: ['You have to accept the salary sacrifice.'],
      '': ['Too much.', 'Too late.'],
    })
  })
})

describe('Cancelling', () => {
  test('API-19 the answer contains the member', async () => {
    expect((await outcomeOfAnswer(cancel, jsonAnswer(memberJson))).outcome).toEqual({
      answer: { member: exampleMember },
    })
  })

  test.each([
    ['true', jsonAnswer(true)],
    ['false', jsonAnswer(false)],
    ['no member', jsonAnswer({ Ok: 1 })],
    ['half a member', jsonAnswer({ ...memberJson, AvailableBalance: 'much' })],
    ['nothing', new Response(null)],
  ])(
    'OQ-113 an answer with %s instead of the member doesn’t say what was done',
    async (_, answer) => {
      expect((await outcomeOfAnswer(cancel, answer)).outcome).toMatchObject({
        failure: { _tag: 'Malformed' },
      })
    },
  )
})

test.each([
  ['400 with ModelState', jsonAnswer({ ModelState: { '': ['Not possible.'] } }, 400)],
  ['400 alone', new Response(null, { status: 400 })],
  ['422', jsonAnswer({}, 422)],
  ['200 with ModelState', jsonAnswer({ ModelState: { '': ['Not possible.'] } })],
])(
  'ACCOUNT-14, OQ-018 a cancellation answered with %s was certainly refused',
  async (_, answer) => {
    expect((await outcomeOfAnswer(cancel, answer)).outcome).toEqual({
      failure: { _tag: 'Forbidden' },
    })
  },
)

test('API-31 the answer to a logged visit is ignored', async () => {
  for (const answer of [jsonAnswer({}), jsonAnswer(true), new Response(null)]) {
    expect(await outcomeOfAnswer(visit, answer)).toEqual({
      outcome: { answer: undefined },
      sent: 'POST /api/choices/LogVisit',
    })
  }
})

test('API-31 each visit is logged with its choice', async () => {
  const world = createWorld({ catalogue: smallCatalogue })
  const { session, benefits } = memoryPorts(world)
  await outcomeOf(session.login(credentials))
  for (const choice of ['121', '122', '121']) {
    await outcomeOf(benefits.logVisit(ChoiceId.make(choice)))
  }
  expect(world.state.loggedVisits.map(({ destination }) => destination)).toEqual([
    { to: 'provider', choice: '121' },
    { to: 'provider', choice: '122' },
    { to: 'provider', choice: '121' },
  ])
})

describe('A choice as the server spells it', () => {
  test('DATA-11 DATA-12 a choice written by the stand-in is read back unchanged', () => {
    const choice = encoderOf(ChoiceWire)(exampleChoice)
    expect(choice).toEqual({ ...choiceJson, Id: '120' })
    expect(encoderOf(TabWire)(exampleTab)).toEqual({ ...tabJson, Id: '12', Choices: [choice] })
  })
})

payloadFaults({
  call: 'GET /api/Tabs/{id}',
  send: (client) => httpBenefits(client).readTab(TabId.make('12')),
  json: tabJson,
  essentials: ['Choices[0].Id'],
  strict: ['Choices'],
})

payloadFaults({
  call: 'GET /api/choices/{id}',
  send: (client) => httpBenefits(client).readChoice(id),
  json: choiceJson,
  essentials: [],
})

payloadFaults({
  call: 'GET /api/choices',
  send: (client) => httpBenefits(client).readChoices(),
  json: [choiceJson],
  essentials: ['[0].Id'],
})

payloadFaults({
  call: 'POST /api/PurchaseChoice',
  send: order,
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'POST /api/CancelChoice',
  send: cancel,
  json: memberJson,
  essentials: ['AvailableBalance', 'Transactions[0].Id', 'Choices[0].Id'],
})

payloadFaults({
  call: 'POST /api/choices/LogVisit',
  send: visit,
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})
