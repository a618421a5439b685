import { describe, expect, test } from 'vitest'
import { tries } from './tries.ts'
import { type Answer, remarksIn, type Typed } from './try-it.ts'

const trying = (id: string, typed: Typed): Answer => {
  const tryIt = tries.find((known) => known.id === id)
  if (tryIt === undefined) throw new Error(`Nothing to try is called ${id}.`)
  const first = Object.fromEntries(tryIt.fields.map(({ name, first }) => [name, first]))
  return tryIt.answer({ ...first, ...typed })
}

describe('Why is a number about the pay refused?', () => {
  const cases: readonly [field: string, refused: string, takes: string, taken: string][] = [
    ['salary', '0', 'an amount above £0.00, to the penny', '0.01'],
    ['salary', '1.001', 'an amount above £0.00, to the penny', '1.00'],
    ['pension', '100.01% from pay', '0% to 100%, with at most 2 decimals', '100% from pay'],
    ['pension', '5.001% by sacrifice', '0% to 100%, with at most 2 decimals', '5.01% by sacrifice'],
    ['others', '-0.01', 'an amount from £0.00, to the penny', '0.00'],
    ['hours', '168.01, 21 or over', '0 to 168 hours, with at most 2 decimals', '168, 21 or over'],
  ]
  for (const [field, refused, takes, taken] of cases)
    test(`${field} ${refused}: it takes ${takes}, so ${taken} is taken`, () => {
      const answer = trying('payslip', { [field]: refused })
      expect(answer.field).toBe(field)
      expect(remarksIn(answer).join(' ')).toContain(`it takes ${takes}: nothing is worked out.`)
      expect(trying('payslip', { [field]: taken }).field).toBeUndefined()
    })
})

describe('Which counts, the items or the pages of a list?', () => {
  test('the pages, and items that fill another number of them are told', () => {
    const remarks = (typed: Typed) => remarksIn(trying('paging', { page: '2', ...typed }))
    expect(remarks({ items: '121', of: '5' })).toEqual([
      '121 items fill 3 pages; the pages typed count: 5.',
    ])
    expect(remarks({ items: '60', of: '2' })).toEqual([
      '60 items fill 1 page; the pages typed count: 2.',
    ])
    expect(remarks({ items: '121', of: '3' })).toEqual([])
    expect(remarks({ items: '121', of: '' })).toEqual([])
  })
})
