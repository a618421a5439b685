import { expect, test } from 'vitest'
import { givenIn, isGivenTo } from './given-values.ts'

const file = `
const today = Day.make('2026-11-22')
const told: string[] = []
const helper = () => { const inner = 1; return inner }
describe('May it be transferred?', () => {
  const range = { minimum: pounds('5.00'), balance: pounds('1284.60') }
  const cases = decisionTable(['case'], \`one\`)
  const asked = (row: Row) => row.case
  for (const row of cases) {
    const typed = row.case
    test(row.case, () => { const own = 2; expect(typed).toBe(own) })
  }
})
`

test('What a test file gives its cases, with the group it is given to', () => {
  expect(givenIn(file)).toEqual([
    ['what the cases of this file are given: today', "Day.make('2026-11-22')"],
    ['what the cases of this file are given: told', '[]'],
    [
      'what the cases of “May it be transferred?” are given: range',
      "{ minimum: pounds('5.00'), balance: pounds('1284.60') }",
    ],
  ])
})

test('It is given to all cases of its file, or to those of its group', () => {
  const [[today = ''] = [], , [range = ''] = []] = givenIn(file)
  expect(isGivenTo(today, ['Any other?'])).toBe(true)
  expect(isGivenTo(range, ['Any other?'])).toBe(false)
  expect(isGivenTo(range, ['May it be transferred?'])).toBe(true)
})
