import { pounds } from '@save/domain/kernel'
import { type RateRow, rateBook } from '@save/domain/payslip'
import { describe, expect, test } from 'vitest'
import { misfitsIn } from './band-checks.ts'

const scotland = rateBook.find(
  (row) => row.rate === 'incomeTax' && row.nation === 'scotland',
) as Extract<RateRow, { rate: 'incomeTax' }>
const insurance = rateBook.find(({ rate }) => rate === 'nationalInsurance') as Extract<
  RateRow,
  { rate: 'nationalInsurance' }
>
const { bands } = scotland

describe('Do the figures of a row fit each other?', () => {
  test.each([
    ['as they are published', bands, []],
    [
      'a band ends below its beginning',
      bands.map((band) => (band.name === 'higher' ? { ...band, upTo: pounds('26430') } : band)),
      ['the higher band ends at £26,430.00, which is not above its beginning, £31,092.00'],
    ],
    [
      'a band without an end before the last one',
      [{ name: 'starter' as const, percent: 19 }, ...bands.slice(1)],
      ['the starter band has no end, although the basic band follows it'],
    ],
    [
      'no band without an end',
      bands.slice(0, -1),
      ['no band holds for income above £125,140.00, the end of the advanced band'],
    ],
  ])('%s', (_, bands, complaints) => {
    const found = misfitsIn([{ ...scotland, bands }])
    expect(found).toHaveLength(complaints.length)
    for (const [place, says] of complaints.entries()) expect(found[place]).toContain(says)
  })

  test('a threshold above the upper earnings limit', () => {
    expect(misfitsIn([{ ...insurance, primaryThreshold: pounds('50270.01') }])).toEqual([
      'National Insurance, the United Kingdom, from 2026-04-06: the upper earnings limit, £50,270.00, is below the primary threshold, £50,270.01.',
    ])
  })
})
