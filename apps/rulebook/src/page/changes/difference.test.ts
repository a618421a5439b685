import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const code = (tax: string) =>
  `export function exactFigures(sacrifice: Sacrifice, rates: BandRates) { const amount = wholeNumber(sacrifice.amount) const taxSaved = times(${tax}, fractionOf(rates.taxRate)) const annualSaving = plus(insuranceSaved, taxSaved) return { amount, taxSaved, annualSaving } }`

test('Of a long text the part that changed, with a few words around it', () => {
  expect(differenceOf(code('minus(amount, benefitInKind)'), code('amount'))).toEqual({
    before: '… = wholeNumber(sacrifice.amount) const taxSaved = times(',
    was: 'minus(amount, benefitInKind)',
    is: 'amount',
    after: ', fractionOf(rates.taxRate)) const annualSaving = plus( …',
  })
})

test('What was only added or only removed has nothing on the other side', () => {
  const difference = differenceOf(code('amount'), code('amount, always'))
  expect([difference?.was, difference?.is]).toEqual(['', 'always, '])
})

test('A short text, and one that is quite another, are shown whole', () => {
  expect(differenceOf('5', '6')).toBeUndefined()
  expect(differenceOf('a '.repeat(90), 'b '.repeat(90))).toBeUndefined()
})
