import { expect, test } from 'vitest'
import type { Change } from '../../model/changes/changes.ts'
import { withWholeRows } from './whole-rows.ts'

const field = (name: string, was?: string, is?: string): Change => ({
  ...{ kind: 'figure or rate', file: 'packages/domain/src/payslip/rate-book.policy.ts' },
  ...{ name: `rateBook ${name}`, was, is },
})

test('A row that is gone is one change, with all that it said, before what only changed', () => {
  const found = withWholeRows([
    field('loan plan2.above', '£1.00', '£2.00'),
    field('nationalInsurance.from', '6 April 2026'),
    field('nationalInsurance.percentAbove', '2%'),
  ])
  expect(found.map(({ name, was, is }) => [name, was, is])).toEqual([
    ['rateBook nationalInsurance', 'first day: 6 April 2026 · percent above: 2%', undefined],
    ['rateBook loan plan2.above', '£1.00', '£2.00'],
  ])
  expect(withWholeRows(found)).toEqual(found)
})

test('A field that is gone, or an edited first day, leaves the row as it is', () => {
  const changes = [
    field('incomeTax scotland.bands top.upTo', '£1.00'),
    field('incomeTax scotland.from', '6 April 2026', '7 April 2026'),
  ]
  expect(withWholeRows(changes)).toEqual(changes)
})

test('Of a new row what differs from the row before is told, and that the rest is the same', () => {
  const row = 'loan plan2 2027-04-06'
  const found = withWholeRows([
    field(`${row}.from`, undefined, '6 April 2027'),
    field(`${row}.until`, undefined, '5 April 2028'),
    { ...field(`${row}.above`, undefined, '£29,990.00'), rowBefore: '£29,385.00' },
    { ...field(`${row}.percent`, undefined, '9%'), rowBefore: '9%' },
  ])
  expect(found.map(({ is }) => is)).toEqual([
    'first day: 6 April 2027 · last day: 5 April 2028 · pay above which it is repaid: £29,990.00 (before: £29,385.00) · all else as in the row before',
  ])
})
