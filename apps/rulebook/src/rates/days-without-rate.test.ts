import { expect, test } from 'vitest'
import { daysWithout } from './days-without-rate.ts'
import type { RateEntry } from './rate-entry.ts'

const row = (what: string, from: string, until: string) => ({ what, from, until }) as RateEntry

test('The days before the first row of a rate and after its last have no row', () => {
  expect(
    daysWithout([
      row('Minimum wage, 18 to 20', '2026-04-01', '2027-03-31'),
      row('Minimum wage, 21 or over', '2026-04-01', '2027-03-31'),
      row('Income tax, basic band', '2025-04-06', '2026-04-05'),
      row('Income tax, basic band', '2026-04-06', '2027-04-05'),
      row('Tax, basic band of the comparison', '2025-04-06', '2027-04-05'),
    ]),
  ).toEqual([
    { what: ['Income tax', 'Rates of the comparison'], side: 'before', day: '2025-04-06' },
    { what: ['Minimum wage'], side: 'before', day: '2026-04-01' },
    { what: ['Minimum wage'], side: 'from', day: '2027-04-01' },
    { what: ['Income tax', 'Rates of the comparison'], side: 'from', day: '2027-04-06' },
  ])
})
