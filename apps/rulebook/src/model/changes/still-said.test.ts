import { describe, expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/payslip/warnings.rules.ts'
const rules = (wage: string, pension: string) => `/** What is warned of. */
export const rules = {
  belowMinimumWage: ({ exceededBy }) => exceededBy > ${wage},
  // Below it a year does not count for the State Pension.
  belowLowerEarningsLimit: ({ gross }) => gross < ${pension},
}
`

test('Of a table of rules the entry that changed is named, and only its own words are quoted', () => {
  const told = (before: string, after: string) =>
    changesIn(file, before, after).map(({ inWords, stillSays }) => [inWords?.is, stillSays])
  expect(told(rules('0', '1'), rules('5', '1'))).toEqual([
    ['below minimum wage: exceeded by is more than £0.05', 'What is warned of.'],
  ])
  expect(told(rules('0', '1'), rules('0', '5'))).toEqual([
    [
      'below lower earnings limit: gross is less than 5',
      'What is warned of. Below it a year does not count for the State Pension.',
    ],
  ])
})

test('Of a rule with steps all its words are quoted', () => {
  const rule = (least: string) => `/** What is paid. */
export function paid(amount: number) {
  // Nothing below the least.
  if (amount < ${least}) return 0
  return amount
}
`
  expect(changesIn(file, rule('2'), rule('3'))[0]?.stillSays).toBe(
    'What is paid. Nothing below the least.',
  )
})

describe('What is said of a part of the answer', () => {
  const rule = (compared: string, tie = 'In a tie the voucher is.') => `interface Ways {
  /** ${tie} */
  readonly better: string
  /** By how much. */
  readonly by: number
}

/** Both ways. */
export function compared(cash: number, saving: number): Ways {
  const by = cash - saving
  return { by, better: ${compared} ? 'cash' : 'voucher' }
}
`
  const before = rule('cash > saving')
  const said = (after: string) =>
    changesIn(file, before, after).find(({ name }) => name === 'compared, as it is written')
      ?.stillSays

  test('is quoted, too, if this part comes about in another way', () => {
    expect(said(rule('cash >= saving'))).toBe('Both ways. better: In a tie the voucher is.')
    expect(said(before.replace('cash - saving', 'saving - cash'))).toBe(
      'Both ways. by: By how much.',
    )
  })

  test('not if it is said in other words', () => {
    expect(said(rule('cash >= saving', 'In a tie cashback is.'))).toBe('Both ways.')
  })
})
