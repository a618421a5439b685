import { OfferId, RetailerId } from '@save/domain/kernel'
import { check } from '@save/domain/testing/check'
import { Effect, Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../testing/scripted-server.ts'
import { list, maybe, optional, orElse, withDefault } from './absent.wire.ts'
import { day } from './day.wire.ts'
import { decoderOf, encoderOf } from './decoder.wire.ts'
import { forgetIds, id, sentId } from './id.wire.ts'
import { money } from './money.wire.ts'
import { record, type Wire } from './record.wire.ts'
import { flag, text, wholeText } from './scalar.wire.ts'
import { listFaults, readings } from './wire.table.ts'
import { status } from './withdrawal-status.wire.ts'

const read = <Value>(codec: Wire<Value>, json: unknown) => outcomeOf(decoderOf(codec)(json))
const malformed = (at = '(answer)') => ({ failure: { _tag: 'Malformed', at } })
const answer = (value: unknown) => ({ answer: value })

check(readings)
check(listFaults)

describe('Scalars', () => {
  test.each([
    ['1061', '1061'],
    [1061, '1061'],
    [0, '0'],
  ])('an id may be a number or text: %j is %j (OQ-143)', async (json, value) => {
    expect(await read(id(RetailerId), json)).toEqual(answer(value))
  })

  test.each([
    [5, 5],
    ['5', '5'],
    ['a-5', 'a-5'],
  ])('OQ-143 an id is sent back as the server wrote it: %j', async (written, sent) => {
    await read(id(RetailerId), written)
    const body = encoderOf(sentId(RetailerId))(RetailerId.make(String(written)))
    expect(body).toBe(sent)
    expect(await read(sentId(RetailerId), body)).toEqual(answer(String(written)))
  })

  test('OQ-143 ids of two kinds stay separate, and an id that no answer contained is sent as text', async () => {
    forgetIds()
    await read(id(RetailerId), 6)
    expect(encoderOf(sentId(OfferId))(OfferId.make('6'))).toBe('6')
  })

  test.each([[null], [undefined], [true], [{}], [['1061']]])('%j isn’t an id', async (json) => {
    expect(await read(id(RetailerId), json)).toEqual(malformed())
  })

  test('a number in a text field, such as a house number, becomes text', async () => {
    expect(await read(text, 14)).toEqual(answer('14'))
  })

  test.each([
    [1284.6, 128_460],
    [0.07, 7],
    [1.005, 101],
    [-5, -500],
    [-0.001, 0],
    [0, 0],
  ])('£%d is read as %d whole pence', async (pounds, pence) => {
    expect(await read(money, pounds)).toEqual(answer(pence))
  })

  test.each([['12.50'], [null], [1e300], [-1e300], [Number.POSITIVE_INFINITY], [Number.NaN]])(
    '%j isn’t an amount of money',
    async (json) => {
      expect(await read(money, json)).toEqual(malformed())
    },
  )

  test.each([
    ['a text of 500 characters is read whole', 'a'.repeat(500), 'a'.repeat(500)],
    ['one more is cut', 'a'.repeat(501), `${'a'.repeat(499)}…`],
    ['no character is cut in half', `${'a'.repeat(498)}😀😀`, `${'a'.repeat(498)}…`],
  ])('OQ-143 %s', async (_, written, value) => {
    expect(await read(text, written)).toEqual(answer(value))
  })

  test('OQ-143 HTML and links aren’t shortened', async () => {
    const long = 'a'.repeat(100_000)
    expect(await read(wholeText, long)).toEqual(answer(long))
  })

  test('OQ-143 an id of more than 500 characters is refused', async () => {
    expect(await read(id(RetailerId), 'a'.repeat(500))).toEqual(answer('a'.repeat(500)))
    expect(await read(id(RetailerId), 'a'.repeat(501))).toEqual(malformed())
  })

  test('OQ-143 an id can be part of an address, and is found there again', () => {
    const brand = id(RetailerId)
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.maxSafeInteger())
    fc.assert(
      fc.property(anything, fc.constantFrom('', '\ud800', '\udfff'), (start, end) => {
        const written = end === '' ? start : `${start}${end}`
        const outcome = Effect.runSync(Effect.exit(decoderOf(brand)(written)))
        if (outcome._tag === 'Failure') return
        const { pathname } = new URL(
          `https://portal.test/api/Retailers/${encodeURIComponent(outcome.value)}`,
        )
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(outcome.value)
        expect(String(encoderOf(sentId(RetailerId))(outcome.value))).toBe(outcome.value)
      }),
    )
  })

  test('every amount survives writing and reading (property)', () => {
    const write = encoderOf(money)
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (pence) => {
        const amount = Effect.runSync(decoderOf(money)(pence / 100))
        expect(amount).toBe(pence)
        expect(write(amount)).toBe(pence / 100)
      }),
    )
  })

  test.each([
    [201, 201],
    ['201', 201],
    ['Created', 201],
    ['Conflict', 409],
    ['412', 412],
    ['PreconditionFailed', 412],
    ['NotAcceptable', 406],
    [' created', 201],
    ['PRECONDITIONFAILED ', 412],
    [' 409 ', 409],
    [0, 0],
  ])('a status may be a number or a name: %j is %d (OQ-115)', async (json, value) => {
    expect(await read(status, json)).toEqual(answer(value))
  })

  test.each([['Teapot'], [''], ['constructor'], [null], [20.5], [{}]])(
    '%j isn’t a status',
    async (json) => {
      expect(await read(status, json)).toEqual(malformed())
    },
  )
})

describe('Fields', () => {
  interface Thing {
    readonly id: string
    readonly name?: string
    readonly rank: number
    readonly open: boolean
    readonly birthday?: string
    readonly parts: readonly string[]
  }
  const ThingWire = record<Thing>()({
    id: ['Id', text],
    name: ['Name', maybe(text)],
    rank: ['Rank', orElse(Schema.Finite, 7)],
    open: ['IsOpen', flag],
    birthday: ['Born', day],
    parts: ['Parts', list(text)],
  })
  const bare = { id: '1', rank: 7, open: false, parts: [] }

  test('missing and null fields become missing keys, empty lists, false, or the substitute', async () => {
    const nulls = { Id: 1, Name: null, Rank: null, IsOpen: null, Born: null, Parts: null }
    expect(await read(ThingWire, { Id: 1 })).toEqual(answer(bare))
    expect(await read(ThingWire, nulls)).toEqual(answer(bare))
    const { answer: value } = (await read(ThingWire, nulls)) as { answer: Thing }
    expect(Object.keys(value)).not.toContain('name')
  })

  test('a field that a screen can do without may have a wrong type (OQ-143)', async () => {
    const wrong = { Id: 1, Name: [], Rank: 'first', IsOpen: 'true', Born: 19880229 }
    expect(await read(ThingWire, wrong)).toEqual(answer(bare))
  })

  test('an invalid required field is a failure that names it', async () => {
    expect(await read(ThingWire, {})).toEqual(malformed('Id'))
    expect(await read(ThingWire, { Id: {} })).toEqual(malformed('Id'))
    expect(await read(ThingWire, { Id: 1, Parts: {} })).toEqual(malformed('Parts'))
    expect(await read(Schema.Array(ThingWire), [{ Id: 1 }, {}])).toEqual(malformed('[1].Id'))
  })

  test.each([
    ['1988-02-29', '1988-02-29'],
    ['1988-02-29T23:59:59Z', '1988-02-29'],
    ['1988-02-29T00:00:00+14:00', '1988-02-29'],
    ['0001-01-01T00:00:00', undefined],
    ['1989-02-29', undefined],
    ['29/02/1988', undefined],
    ['', undefined],
  ])('the date %j is the day %j, in any time zone (OQ-043)', async (written, birthday) => {
    expect(await read(ThingWire, { Id: 1, Born: written })).toEqual(
      answer({ ...bare, ...(birthday && { birthday }) }),
    )
  })

  test('a missing value is written as null, so that an answer has every field of section 3', () => {
    expect(encoderOf(ThingWire)(bare)).toEqual({
      ...{ Id: '1', Name: null, Born: null },
      ...{ Rank: 7, IsOpen: false, Parts: [] },
    })
  })

  test('a strict field may be missing or null, but not invalid', async () => {
    interface Strict {
      readonly name?: string
      readonly rank: number
    }
    const StrictWire = record<Strict>()({
      name: ['Name', optional(Schema.String)],
      rank: ['Rank', withDefault(Schema.Finite, 7)],
    })
    expect(await read(StrictWire, {})).toEqual(answer({ rank: 7 }))
    expect(await read(StrictWire, { Name: null, Rank: null })).toEqual(answer({ rank: 7 }))
    expect(await read(StrictWire, { Name: 5 })).toEqual(malformed('Name'))
    expect(await read(StrictWire, { Rank: '7' })).toEqual(malformed('Rank'))
  })
})
