import { describe, expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import type { Reading } from '../in-words/codec-in-words.ts'
import { parsed } from '../parsed.ts'
import { constantsIn } from '../properties.ts'
import { codecDifference, codecOf } from './codec-difference.ts'

const readingOf = (text: string): Reading => {
  const constants = constantsIn(parsed(text))
  return { english: englishOf, meant: (name) => constants.get(name) }
}

const told = (was: string, is: string, text = '') => {
  const pair = codecDifference(was, is, readingOf(text))
  return pair && [pair.was, pair.is]
}

describe('A changed call or field, in words', () => {
  test('the name that the server gives a field, also within a record', () => {
    expect(told("['PercentageDiscount', number]", "['Discount', number]")).toEqual([
      'the server calls it ‘PercentageDiscount’',
      'the server calls it ‘Discount’',
    ])
    const record = (name: string) =>
      `['deliveryInformation', record<Delivery>()({ postcode: ['${name}', sentText], street: ['street', sentText] })]`
    expect(told(record('postCode'), record('postcode'))).toEqual([
      '‘deliveryInformation’: postcode: the server calls it ‘postCode’',
      '‘deliveryInformation’: postcode: the server calls it ‘postcode’',
    ])
  })

  test('what stands in for a value that is missing', () => {
    const flag = (substitute: string) =>
      `orElse(Schema.Union([Schema.Boolean]).pipe(Schema.decodeTo(Schema.Boolean)), ${substitute})`
    expect(told(flag('true'), flag('false'))).toEqual([
      'if it is missing or unusable: yes',
      'if it is missing or unusable: no',
    ])
    expect(told("['Quantity', orElse(number, 1)]", "['Quantity', number]")).toEqual([
      '‘Quantity’: a number; 1 if it is missing or unusable',
      '‘Quantity’: a number',
    ])
  })

  test('which switch it is, and whether a value may be missing', () => {
    expect(told("['Enabled', flagUnlessFalse]", "['Enabled', flag]")).toEqual([
      '‘Enabled’: a switch, on unless the server says no',
      '‘Enabled’: a switch, on only if the server says yes',
    ])
    expect(told("['Amount', money]", "['Amount', maybe(money)]")).toEqual([
      '‘Amount’: an amount in pounds',
      '‘Amount’: an amount in pounds, or nothing',
    ])
    expect(told("['Items', list(ItemWire)]", "['Items', soundOf(ItemWire)]")).toEqual([
      '‘Items’: a list, each of it an item',
      '‘Items’: a list without what can’t be read, each of it an item',
    ])
  })

  const reading = (made: string) =>
    `Schema.Finite.pipe(Schema.decodeTo(Pence, { decode: SchemaGetter.transform(${made}), encode: SchemaGetter.passthrough() }))`

  test('a factor of 100', () => {
    expect(told(reading('penceOf'), reading('(sent: number) => penceOf(sent / 100)'))).toEqual([
      'what comes is read as pence of (the value)',
      'what comes is read as pence of (the value ÷ 100), a hundredth of what it was',
    ])
  })

  test('no factor where a function of another file may hold one as well', () => {
    const cut = reading('(sent: number) => Pence.make(Math.trunc(sent * 100))')
    expect(told(reading('penceOf'), cut)).toEqual([
      'what comes is read as pence of (the value)',
      'what comes is read as the value × 100, what stands behind its point cut off',
    ])
  })

  test('what is made of a text that comes', () => {
    const cut = "(written) => written.replace(/T00:00:00$/, '')"
    expect(told(reading(cut), reading('(written) => written'))).toEqual([
      'what comes is read as the value without ‘T00:00:00’ at its end',
      'what comes is read as it stands',
    ])
  })

  test('nothing of what words can’t say', () => {
    expect(told(reading('penceOf'), 'Schema.Finite')).toBeUndefined()
    expect(told('call(() => { return 1 })', 'call(() => { return 2 })')).toBeUndefined()
  })
})

describe('A changed field of a record, in words', () => {
  const isMissed = ['it may be missing', 'it has to be there']

  test.each([
    ['Schema.optionalKey(Schema.Number)', 'Schema.Number', isMissed],
    ['Schema.optionalKey(Pence)', 'Pence', isMissed],
    ['Schema.optionalKey(Schema.Array(Offer))', 'Schema.Array(Offer)', isMissed],
    ['text', 'Schema.String', isMissed],
    [
      'Schema.optionalKey(Schema.Number)',
      'Pence',
      ['a number (may be missing)', 'an amount of money'],
    ],
    ['Schema.Number', 'text', ['a number', 'a text (may be missing)']],
    [
      "Schema.Literals(['withdrawn', 'failed'])",
      "Schema.Literals(['failed', 'withdrawn', 'pending'])",
      ['it could not be ‘pending’', 'it may be ‘pending’, too'],
    ],
    [
      "Schema.Literals(['withdrawn', 'capped', 'failed'])",
      "Schema.Literals(['withdrawn', 'pending'])",
      [
        'it could be ‘capped’ or ‘failed’; it could not be ‘pending’',
        'it can’t be ‘capped’ or ‘failed’ any more; it may be ‘pending’, too',
      ],
    ],
    [
      'Schema.Array(Schema.Struct({ text: Schema.String, sortOrder: Schema.optionalKey(Schema.Number) }))',
      'Schema.Array(Schema.Struct({ text, sortOrder: Schema.Number, title: Schema.String }))',
      [
        'text: it has to be there; sort order: it may be missing; title: nothing of that',
        'text: it may be missing; sort order: it has to be there; title: a text',
      ],
    ],
    [
      "Schema.Union([Schema.Struct({ kind: Schema.Literal('vendor'), amount: Schema.Number })])",
      "Schema.Union([Schema.Struct({ kind: Schema.Literal('vendor'), amount: Schema.Int })])",
      ['amount: a number', 'amount: a whole number'],
    ],
    [
      'Schema.Array(Choice)',
      'Schema.Array(Tab)',
      ['a list, each of it a choice', 'a list, each of it a tab'],
    ],
    [
      'Schema.Struct({ Quantity: orElse(number, 1) }).pipe(Schema.decodeTo(Schema.Any, { decode }))',
      'Schema.Struct({ Quantity: orElse(number, 0) }).pipe(Schema.decodeTo(Schema.Any, { decode }))',
      ['quantity: if it is missing or unusable: 1', 'quantity: if it is missing or unusable: 0'],
    ],
    ['Schema.NullOr(Day)', 'Day', ['a day, or nothing', 'a day']],
    [
      'Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))',
      'Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 2 }))',
      ['a number from 0 to 1', 'a number from 0 to 2'],
    ],
    [
      "Schema.String.pipe(Schema.brand('NiNumber'))",
      'Schema.String.check(Schema.isPattern(/^[A-Z]{2}/))',
      ['a text', 'a text that begins with 2 capital letters'],
    ],
  ] as const)('%s → %s', (was, is, words) => {
    expect(told(was, is, 'const text = Schema.optionalKey(Schema.String)')).toEqual(words)
  })

  test('one that is new is told as a whole', () => {
    const reading = readingOf('const text = Schema.optionalKey(Schema.String)')
    expect(codecOf('text', reading)).toBe('a text (may be missing)')
    expect(codecOf("['Amount', money]", reading)).toBe(
      'the server calls it ‘Amount’: an amount in pounds',
    )
  })

  test.each([
    ['other kinds that words take for the same', 'Schema.Number', 'Schema.Finite'],
    ['such kinds, one of which may be missing', 'Schema.optionalKey(Schema.Tuple([a]))', 'b'],
    ['the order of texts', "Schema.Literals(['a', 'b'])", "Schema.Literals(['b', 'a'])"],
    ['a list that stands elsewhere', 'Schema.Literals(some)', 'Schema.Literals(others)'],
  ])('has no words for %s', (_, was, is) => {
    expect(told(was, is)).toBeUndefined()
  })
})
