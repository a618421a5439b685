import { type Failure, malformed, pounds } from '@save/domain/kernel'
import { check } from '@save/domain/testing/check'
import type { Effect } from 'effect'
import { describe, expect, test, vi } from 'vitest'
import { deadlineMs } from '../client/http.policy.ts'
import { exampleMember, memberJson } from '../testing/member.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  bankAnswerJson,
  exampleBankAnswer,
  exampleTransfer,
  settingsJson,
  transferJson,
} from './withdrawal.examples.ts'
import { httpWithdrawal } from './withdrawal.http.ts'
import { withdrawalStatuses } from './withdrawal.table.ts'
import { BankTransferWire, BankWithdrawalWire } from './withdrawal.wire.ts'

const toCardAnsweredBy = (answer: Response) =>
  outcomeOf(httpWithdrawal(scriptedServer(() => answer).client).withdrawToCard())
const toBankAnsweredBy = (answer: Response) =>
  outcomeOf(httpWithdrawal(scriptedServer(() => answer).client).withdrawToBank(exampleTransfer))

check(withdrawalStatuses)

describe('To the card', () => {
  test('API-20 GET /api/WithdrawSavings has no payload, and the answer’s member has the status', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(memberJson))
    expect(await outcomeOf(httpWithdrawal(client).withdrawToCard())).toEqual({
      answer: { member: exampleMember, outcome: 'withdrawn' },
    })
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'https://portal.test/api/WithdrawSavings', null],
    ])
  })

  test('CARDW-03, OQ-135 a withdrawal bypasses every cache, and reads get the server’s newest state', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(memberJson))
    await outcomeOf(httpWithdrawal(client).withdrawToCard())
    await outcomeOf(httpWithdrawal(client).readSettings())
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-cache'])
  })

  test.each([
    ['nothing', new Response(null, { status: 204 })],
    ['another value', jsonAnswer({ SavingsWithdrawalHttpStatus: 'Teapot' })],
    ['true', jsonAnswer(true)],
  ])('OQ-116 an answer of %s gives no member and no outcome', async (_, answer) => {
    expect(await toCardAnsweredBy(answer)).toEqual({ answer: {} })
  })

  test.each([
    ['CARDW-05', 200, 'Created', 'withdrawn'],
    ['CARDW-05', 200, '201', 'withdrawn'],
    ['CARDW-05', 201, undefined, 'withdrawn'],
    ['CARDW-06', 200, 409, 'countLimited'],
    ['CARDW-07', 409, 412, 'capped'],
    ['CARDW-10', 200, 406, 'failed'],
    ['CARDW-10', 200, 500, 'failed'],
  ] as const)(
    '%s, CONST-05 a %i without a member but with the status %j has the outcome %s (OQ-115, OQ-116)',
    async (_, httpStatus, written, outcome) => {
      const answer = jsonAnswer({ SavingsWithdrawalHttpStatus: written }, httpStatus)
      expect(await toCardAnsweredBy(answer)).toEqual({ answer: { outcome } })
    },
  )

  test.each([400, 401, 406, 410, 422, 500, 503])(
    'CONST-06 a card withdrawal with %i has one of the other outcomes',
    async (status) => {
      const answer = jsonAnswer({ ...memberJson, SavingsWithdrawalHttpStatus: status })
      expect(await toCardAnsweredBy(answer)).toMatchObject({ answer: { outcome: 'failed' } })
    },
  )

  test('OQ-117 a member without an outcome counts as a failed withdrawal', async () => {
    const { SavingsWithdrawalHttpStatus: _, ...withoutStatus } = memberJson
    expect(await toCardAnsweredBy(jsonAnswer(withoutStatus))).toMatchObject({
      answer: { member: { emailAddress: exampleMember.emailAddress }, outcome: 'failed' },
    })
  })

  test('OQ-117 a refused form is a failed withdrawal, even with status 200', async () => {
    const refusal = jsonAnswer({ ModelState: { '': ['Card withdrawals are closed.'] } })
    expect(await toCardAnsweredBy(refusal)).toEqual({ answer: { outcome: 'failed' } })
  })

  test.each([400, 406, 409, 412])(
    'CARDW-06, CARDW-07 a refusal with status %i also includes the member',
    async (status) => {
      expect(await toCardAnsweredBy(jsonAnswer(memberJson, status))).toEqual({
        answer: { member: exampleMember, outcome: 'withdrawn' },
      })
    },
  )

  test('CARDW-05 a 201 with an empty body is a success', async () => {
    expect(await toCardAnsweredBy(new Response(null, { status: 201 }))).toEqual({
      answer: { outcome: 'withdrawn' },
    })
  })

  test.each([
    [400, 'failed'],
    [406, 'failed'],
    [409, 'countLimited'],
    [412, 'capped'],
  ])(
    'CARDW-06, CARDW-07 a refusal with status %i and no other outcome has the outcome %s',
    async (status, outcome) => {
      const expected = { answer: { outcome } }
      expect(await toCardAnsweredBy(new Response(null, { status }))).toEqual(expected)
      expect(await toCardAnsweredBy(new Response('<p>No</p>', { status }))).toEqual(expected)
      expect(await toCardAnsweredBy(jsonAnswer({}, status))).toEqual(expected)
      const { SavingsWithdrawalHttpStatus: _, ...withoutStatus } = memberJson
      expect(await toCardAnsweredBy(jsonAnswer(withoutStatus, status))).toMatchObject({
        answer: { member: { emailAddress: exampleMember.emailAddress }, outcome },
      })
    },
  )
})

describe('To the bank', () => {
  test('API-21 POST /api/WithdrawSavingsViaBank takes its fields, with the amount in pounds', async () => {
    const sent: unknown[] = []
    const { client } = scriptedServer(async (request) => {
      sent.push(`${request.method} ${request.url}`, await request.json())
      return jsonAnswer({ SavingsWithdrawalHttpStatus: 201, DataValidationErrors: [] })
    })
    expect(await outcomeOf(httpWithdrawal(client).withdrawToBank(exampleTransfer))).toEqual({
      answer: { outcome: 'requested', fieldErrors: [] },
    })
    const { buildingSocietyRollNumber: _, ...transfer } = exampleTransfer
    await outcomeOf(httpWithdrawal(client).withdrawToBank(transfer))
    const { buildingSocietyRollNumber: __, ...json } = transferJson
    const call = 'POST https://portal.test/api/WithdrawSavingsViaBank'
    expect(sent).toEqual([call, transferJson, call, json])
  })

  test.each([[201], ['201'], ['Created']])(
    'BANKW-21 the status may be a number, digits or a name: %j (OQ-115)',
    async (written) => {
      expect(await toBankAnsweredBy(jsonAnswer({ SavingsWithdrawalHttpStatus: written }))).toEqual({
        answer: { outcome: 'requested', fieldErrors: [] },
      })
    },
  )

  const noBank = [{ Field: 'SortCode', ErrorMessage: 'Not a bank.' }]
  test.each([
    ['BANKW-21', 'made', 201, [], 'requested'],
    ['BANKW-23', 'over the limit', 409, [], 'overLimit'],
    ['BANKW-24', 'over the balance', 'PreconditionFailed', [], 'overBalance'],
    ['BANKW-25', 'one exists already', '406', [], 'alreadyRequested'],
    ['BANKW-26', 'an unknown status', 500, [], 'failed'],
    ['BANKW-26', '200 is not 201', 200, [], 'failed'],
    ['BANKW-19', 'fields refused, without a status', undefined, noBank, 'refused'],
    ['BANKW-19', 'fields refused go before any other', 409, noBank, 'refused'],
    ['BANKW-19', 'a field error that says nothing', 409, [{ ErrorMessage: ' ' }], 'overLimit'],
    ['BANKW-21', 'made is made, whatever else it says', 201, noBank, 'requested'],
    ['CONST-06', 'gone', 410, [], 'failed'],
    ['CONST-06', 'a failure of its own', 503, [], 'failed'],
  ])('%s, CONST-05 %s (%j) is the outcome', async (_, __, written, errors, outcome) => {
    const json = { SavingsWithdrawalHttpStatus: written, DataValidationErrors: errors }
    expect(await toBankAnsweredBy(jsonAnswer(json))).toMatchObject({ answer: { outcome } })
  })

  test('BANKW-19 field errors have their fields', async () => {
    expect(await toBankAnsweredBy(jsonAnswer(bankAnswerJson))).toEqual({
      answer: exampleBankAnswer,
    })
    expect(await toBankAnsweredBy(jsonAnswer(bankAnswerJson, 400))).toEqual({
      answer: exampleBankAnswer,
    })
  })

  test.each([
    ['BANKW-26', 400, 'failed'],
    ['BANKW-25', 406, 'alreadyRequested'],
    ['BANKW-23', 409, 'overLimit'],
    ['BANKW-24', 412, 'overBalance'],
  ])('%s a body without a status gets the response’s own: %i, %s', async (_, status, outcome) => {
    const expected = { answer: { outcome, fieldErrors: [] } }
    expect(await toBankAnsweredBy(jsonAnswer({}, status))).toEqual(expected)
    expect(await toBankAnsweredBy(new Response(null, { status }))).toEqual(expected)
    expect(await toBankAnsweredBy(new Response('<p>No</p>', { status }))).toEqual(expected)
  })

  test('BANKW-21 201 as the response’s own status is also a success; the body’s status takes precedence', async () => {
    expect(await toBankAnsweredBy(jsonAnswer({}, 201))).toEqual({
      answer: { outcome: 'requested', fieldErrors: [] },
    })
    expect(await toBankAnsweredBy(new Response(null, { status: 201 }))).toEqual({
      answer: { outcome: 'requested', fieldErrors: [] },
    })
    expect(await toBankAnsweredBy(jsonAnswer({ SavingsWithdrawalHttpStatus: 409 }, 201))).toEqual({
      answer: { outcome: 'overLimit', fieldErrors: [] },
    })
  })

  test.each([[{}], [{ DataValidationErrors: [] }], [{ SavingsWithdrawalHttpStatus: null }]])(
    'OQ-135 a success without an outcome is unusable: %j',
    async (json) => {
      expect(await toBankAnsweredBy(jsonAnswer(json))).toEqual({
        failure: malformed('SavingsWithdrawalHttpStatus'),
      })
    },
  )

  test('API-21 the stand-in reads and writes the same spelling', async () => {
    expect(await outcomeOf(decoderOf(BankTransferWire)(transferJson))).toEqual({
      answer: exampleTransfer,
    })
    expect(encoderOf(BankWithdrawalWire)(exampleBankAnswer)).toEqual({
      ...bankAnswerJson,
      SavingsWithdrawalHttpStatus: 400,
    })
  })
})

test('API-26, DATA-29 GET /api/MinimumWithdrawalSettings gives the minimum, if any', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer(settingsJson))
  expect(await outcomeOf(httpWithdrawal(client).readSettings())).toEqual({
    answer: { minimumMemberWithdrawalAmount: pounds('10') },
  })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.test/api/MinimumWithdrawalSettings',
  ])
  const without = scriptedServer(() => jsonAnswer({})).client
  expect(await outcomeOf(httpWithdrawal(without).readSettings())).toEqual({ answer: {} })
})

test('OQ-135 a withdrawal has no deadline', async () => {
  vi.useFakeTimers()
  const stillWaiting: string[] = []
  const { client } = scriptedServer(
    (request) =>
      new Promise((_, reject) => {
        stillWaiting.push(new URL(request.url).pathname)
        request.signal.addEventListener('abort', () => {
          stillWaiting.splice(stillWaiting.indexOf(new URL(request.url).pathname), 1)
          reject(new Error('aborted'))
        })
      }),
  )
  const { withdrawToCard, withdrawToBank, readSettings } = httpWithdrawal(client)
  const page = new AbortController()
  const calls: readonly Effect.Effect<unknown, Failure>[] = [
    withdrawToCard(),
    withdrawToBank(exampleTransfer),
    readSettings(),
  ]
  for (const call of calls) outcomeOf(call, page.signal).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(10 * deadlineMs)
  expect(stillWaiting).toEqual(['/api/WithdrawSavings', '/api/WithdrawSavingsViaBank'])
  page.abort()
  vi.useRealTimers()
})

payloadFaults({
  call: 'GET /api/WithdrawSavings',
  send: (client) => httpWithdrawal(client).withdrawToCard(),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'POST /api/WithdrawSavingsViaBank',
  send: (client) => httpWithdrawal(client).withdrawToBank(exampleTransfer),
  json: bankAnswerJson,
  essentials: [],
})

payloadFaults({
  call: 'GET /api/MinimumWithdrawalSettings',
  send: (client) => httpWithdrawal(client).readSettings(),
  json: settingsJson,
  essentials: [],
})
