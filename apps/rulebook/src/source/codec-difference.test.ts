import { describe, expect, test } from 'vitest'
import { englishOf } from '../page/code-words.ts'
import { codecDifference } from './codec-difference.ts'

const told = (was: string, is: string) => {
  const pair = codecDifference(was, is, englishOf)
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
      '‘Items’: a list, each of it item',
      '‘Items’: a list without what can’t be read, each of it item',
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
      'what comes is read as (the value × 100), what stands behind its point cut off',
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
