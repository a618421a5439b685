import { Day } from '@save/domain/kernel'
import { expect, test } from 'vitest'
import { ratesAsRead } from './rates-as-read.ts'

const rates = [
  { what: 'Minimum wage', from: '2026-04-01', until: '2027-03-31' },
  { what: 'Minimum wage', from: '2027-04-01', until: '2028-03-31' },
  { what: 'Income tax', from: '2026-04-06', until: '2027-04-05' },
]
const on = (today: string) => ratesAsRead(rates, Day.make('2026-11-27'), Day.make(today))

test('on the day on which the book was written there is nothing to say', () => {
  expect(on('2026-11-27')).toBeUndefined()
})

test('on another day with the same rates it says so, and warns of nothing', () => {
  expect(on('2027-03-31')).toEqual({
    says: 'This book was written on 27 November 2026; today is 31 March 2027. 2 of its 3 rates are in force today.',
    changed: [],
    isOutdated: false,
  })
})

test('it warns as soon as a rate has ended or begun, and names it', () => {
  expect(on('2027-04-01')).toEqual({
    says: 'This book was written on 27 November 2026; today is 1 April 2027. 2 of its 3 rates are in force today.',
    changed: ['Minimum wage: ended on 31 March 2027', 'Minimum wage: in force since 1 April 2027'],
    isOutdated: true,
  })
})

test('it warns in another tax year, and says when no rate is in force', () => {
  expect(on('2027-04-06')?.says).toContain('in another tax year; today is 6 April 2027. 1 of its')
  expect(on('2028-04-10')?.says).toContain('None of its 3 rates is in force today.')
  expect(ratesAsRead([], Day.make('2026-11-27'), Day.make('2027-04-06'))?.isOutdated).toBe(true)
})
