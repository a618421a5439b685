import { leftOutOf, pounds } from '@save/domain/kernel'
import type { StatementItem } from '@save/domain/statements'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { httpStatements } from './statements.http.ts'
import { StatementWire } from './statements.wire.ts'

const json = [{ Name: 'Dental plan', Value: 120.5 }]
const items: readonly StatementItem[] = [{ name: 'Dental plan', value: pounds('120.50') }]

const calls = [
  ['API-23', 'GET /api/MemberWellness', 'readMemberWellness'],
  ['API-24', 'GET /api/MemberBenefits', 'readMemberBenefits'],
] as const

for (const [id, call, read] of calls) {
  test(`${id} ${call} gives a list of Name and Value`, async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(json))
    expect(await outcomeOf(httpStatements(client)[read]())).toEqual({ answer: items })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      call.replace(' ', ' https://portal.test'),
    ])
  })

  payloadFaults({
    call,
    send: (client) => httpStatements(client)[read](),
    json,
    essentials: ['[0].Value'],
  })
}

describe('A statement as the server spells it', () => {
  const readItems = (value: unknown) => Effect.runSync(decoderOf(StatementWire)(value))

  test('DATA-24 pounds become whole pence, even below zero', () => {
    const values = [0.1, 2760, 0, -414.35].map((Value) => ({ Name: 'Any', Value }))
    expect(readItems(values).map(({ value }) => value)).toEqual([10, 276_000, 0, -41_435])
  })

  test('DATA-24 an empty statement, and an item without a name, can be read', () => {
    expect([readItems([]), readItems([{ Value: 1 }])]).toEqual([[], [{ name: '', value: 100 }]])
  })

  test('DATA-24 an unreadable item is left out and counted (OQ-143)', () => {
    const values = [120.5, null, '7', 1e300, 3].map((Value) => ({ Name: 'Any', Value }))
    const read = readItems(values)
    expect(read.map(({ value }) => value)).toEqual([12_050, 300])
    expect(leftOutOf(read)).toBe(3)
  })

  test('DATA-24 a statement written by the stand-in is read back unchanged', () => {
    const written = encoderOf(StatementWire)(items)
    expect(written).toEqual(json)
    expect(readItems(written)).toEqual(items)
  })
})
