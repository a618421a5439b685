import { expect, test } from 'vitest'
import { parsed } from '../source/parsed.ts'
import { readingsIn } from '../source/readings.ts'
import { hostRates } from './host-rates.ts'
import { readRates } from './rate-book.ts'

const readings = (...texts: string[]) =>
  readingsIn(texts.map(parsed)).map(({ path, by }) => `${path} by ${by}`)

test('A rule reads a field of the rates, and nothing else of the same name', () => {
  expect(
    readings('export const due = (pay, rates) => pay.insurance + rates.insurance.limit'),
  ).toEqual(['insurance.limit by due'])
  expect(readings('export const due = ({ wages }: Pick<Rates, "wages">) => wages.first')).toEqual([
    'wages by due',
  ])
  expect(readings('export const due = ({ wages }: Payslip) => wages.first')).toEqual([])
})

test('What a rule hands to another is read by both, field by field', () => {
  const loan = 'export const loan = (pay, rate: { above: number }) => pay - rate.above'
  expect(
    readings(loan, 'export const due = (pay, rates) => loan(pay, rates.loans[pay.plan])'),
  ).toEqual(['loans[].above by due', 'loans[].above by loan'])
  const list = 'export function tax(pay, bands: readonly Band[]) { return bands.map(first) }'
  expect(readings(list, 'export const due = (pay, rates) => tax(pay, rates.bands[0])')).toEqual([
    'bands[] by due',
    'bands[] by tax',
  ])
})

test('Each rate of the book names the rules that read it', () => {
  const { entries } = readRates('2026-11-24')
  const readersOf = (start: string) => [
    ...new Set(
      entries
        .filter(({ what }) => what.startsWith(start))
        .flatMap(({ readBy = [] }) => readBy.map(({ name }) => name)),
    ),
  ]
  expect(entries.filter(({ readBy = [] }) => readBy.length === 0)).toEqual([])
  expect({
    loan: readersOf('Student loan'),
    wage: readersOf('Minimum wage'),
    limit: readersOf('National Insurance, lower earnings limit'),
    above: readersOf('National Insurance, above'),
    tapered: readersOf('Personal allowance, tapered'),
    band: readersOf('Income tax'),
    comparison: readersOf('Tax, basic band of the comparison'),
  }).toEqual({
    loan: ['payslipOf', 'loanOn'],
    wage: ['safeAmount', 'mayFallBelowMinimumWage'],
    limit: ['warningsOf'],
    above: ['payslipOf', 'insuranceOn'],
    tapered: ['allowanceOf', 'payslipOf', 'warningsOf'],
    band: ['taxByBand', 'figuresOf', 'payslipOf'],
    comparison: ['exactFigures'],
  })
})

test('OQ-136 the source of the comparison’s tax rates speaks of no National Insurance category', () => {
  const titles = hostRates().map(
    ({ what, source }) => [what.startsWith('Tax'), source.title] as const,
  )
  expect(titles.filter(([isTax, title]) => isTax === /category A/.test(title))).toEqual([])
})
