import { type RateRow, rateBook } from '@save/domain/payslip'
import { choiceRates } from '@save/fake-api/page-configuration'
import { expect, test } from 'vitest'
import { missingRates } from './figures-without-row.ts'

const today = '2026-11-22'
const missing = (isKept: (row: RateRow) => boolean) =>
  missingRates(rateBook.filter(isKept), choiceRates, today)

test('Nothing is missing from the rate book of today', () => {
  expect(missing(() => true)).toEqual([])
})

test('A row that was removed is named by its figure, its nation and its days', () => {
  expect(missing((row) => row.rate !== 'incomeTax' || row.nation !== 'scotland')).toEqual([
    'Income tax, Scotland: there is no row from 2026-04-06 until 2027-04-05.',
  ])
  expect(missing((row) => row.rate !== 'personalAllowance')).toEqual([
    'Personal allowance, the United Kingdom: there is no row from 2026-04-06 until 2027-04-05.',
  ])
  expect(missing((row) => row.rate !== 'loan' || row.plan !== 'plan2')).toEqual([
    'Student loan, Plan 2, the United Kingdom: there is no row from 2026-04-06 until 2027-04-05.',
  ])
})

test('Each row of the book is missed when it is removed', () => {
  for (const gone of rateBook) expect(missing((row) => row !== gone)).toHaveLength(1)
  expect(missingRates(rateBook, [], today)).toEqual([
    'Rates of the comparison, England, Wales and Northern Ireland: there is no row from 2026-04-06 until 2027-04-05.',
  ])
})

test('A figure without any row is missed for the year of today', () => {
  expect(missing((row) => row.rate !== 'minimumWage')).toHaveLength(3)
  expect(missing((row) => row.rate !== 'minimumWage')[0]).toContain(
    'from 2026-04-01 until 2027-03-31',
  )
})

test('The first of two years is missed, too', () => {
  const lastYear = rateBook.map((row) => ({ ...row, from: '2025-04-06', until: '2026-04-05' }))
  const isScottish = (row: RateRow) => row.rate === 'incomeTax' && row.nation === 'scotland'
  const both = [...lastYear.filter((row) => !isScottish(row)), ...rateBook].filter(
    ({ rate }) => rate !== 'minimumWage',
  )
  expect(missingRates(both, choiceRates, today).filter((text) => text.includes('tax'))).toEqual([
    'Income tax, Scotland: there is no row from 2025-04-06 until 2026-04-05.',
  ])
})

test('A new year needs the minimum wages as well, and new wages need the tax of their year', () => {
  const isWage = ({ rate }: RateRow) => rate === 'minimumWage'
  const nextYear = rateBook.map((row) => ({
    ...row,
    from: row.from.replace('2026', '2027'),
    until: row.until.replace('2027', '2028'),
  }))
  const comparison = [
    ...choiceRates,
    ...choiceRates.map(() => nextYear.find((row) => !isWage(row))),
  ]
  const found = (isKept: (row: RateRow) => boolean) =>
    missingRates(
      [...rateBook, ...(nextYear as readonly RateRow[]).filter(isKept)],
      comparison.flatMap((days) => days ?? []),
      today,
    )
  expect(found(() => true)).toEqual([])
  expect(found((row) => !isWage(row))).toEqual([
    'Minimum wage, 21 or over, the United Kingdom: there is no row from 2027-04-01 until 2028-03-31.',
    'Minimum wage, 18 to 20, the United Kingdom: there is no row from 2027-04-01 until 2028-03-31.',
    'Minimum wage, Under 18, or on the apprentice rate, the United Kingdom: there is no row from 2027-04-01 until 2028-03-31.',
  ])
  expect(found(isWage).filter((text) => text.startsWith('Income tax, Wales'))).toEqual([
    'Income tax, Wales: there is no row from 2027-04-06 until 2028-04-05.',
  ])
})

test('Days are named once, also where another row ends within its year', () => {
  const [allowance, ...others] = rateBook.filter(
    (row) => row.rate !== 'incomeTax' || row.nation !== 'wales',
  )
  const shortened = { ...(allowance as RateRow), until: '2026-11-01' }
  expect(
    missingRates([shortened, ...others], choiceRates, today).filter((text) =>
      text.includes('Wales:'),
    ),
  ).toEqual(['Income tax, Wales: there is no row from 2026-04-06 until 2027-04-05.'])
})
