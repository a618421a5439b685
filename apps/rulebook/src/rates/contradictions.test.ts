import { rateBook } from '@save/domain/payslip'
import { choiceRates } from '@save/fake-api/page-configuration'
import { describe, expect, test } from 'vitest'
import { contradictingRates } from './contradictions.ts'

const [year] = choiceRates
if (year === undefined) throw new Error('the host has no rates')
const withBasic = (change: Partial<typeof year.basic>) => [
  { ...year, basic: { ...year.basic, ...change } },
]

describe('Two rates of the same kind, nation and day that disagree', () => {
  test('none in the book of today', () => {
    expect(contradictingRates(rateBook, choiceRates)).toEqual([])
  })

  test('National Insurance of the host and of the payslip', () => {
    expect(contradictingRates(rateBook, withBasic({ employeeNIRate: 0.07 }))).toEqual([
      'Employee’s National Insurance, basic band: the comparison has 7%, the payslip 8%, from 2026-04-06 until 2027-04-05.',
    ])
  })

  test('income tax of each nation but Scotland, whose bands the comparison does not use', () => {
    const found = contradictingRates(rateBook, withBasic({ taxRate: 0.21 }))
    expect(found.map((text) => text.split(':')[0])).toEqual([
      'Income tax, England or Northern Ireland, basic band',
      'Income tax, Wales, basic band',
    ])
  })

  test('both at once, and a change of the payslip’s row as well', () => {
    const both = rateBook.map((row) =>
      row.rate === 'nationalInsurance' ? { ...row, percentAbove: 3 } : row,
    )
    expect(contradictingRates(both, withBasic({ employeeNIRate: 0.07 }))).toHaveLength(2)
  })

  test('rates of other days may differ', () => {
    const next = { ...year, from: '2027-04-06', until: '2028-04-05' }
    const changed = { ...next, basic: { ...year.basic, taxRate: 0.5 } }
    expect(contradictingRates(rateBook, [year, changed])).toEqual([])
  })
})
