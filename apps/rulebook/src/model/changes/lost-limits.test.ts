import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/withdrawal/transfer.test.ts'
const text = readFileSync(file, 'utf8')
const balance = "    BANKW-11 | a penny over the balance  | '1284.61'   | no        |\n"
const minimum = "    BANKW-10 | a penny under the minimum | '4.99'      | no        |\n"

const lostIn = (after: string, before = text) =>
  changesIn(file, before, after).flatMap(({ lostLimit }) => lostLimit ?? [])

describe('A limit that a table no longer shows is told with the row that showed it', () => {
  test.each([
    [balance, "'1284.60' and '1284.61' (typed)"],
    [minimum, "'4.99' and '5.00' (typed)"],
  ])('without %s', (row, limit) => {
    expect(text).toContain(row)
    expect(lostIn(text.replace(row, ''))).toEqual([limit])
  })

  test('also where the row has another figure now', () => {
    expect(lostIn(text.replace("'1284.61'", "'1300.00'"))).toEqual([
      "'1284.60' and '1284.61' (typed)",
    ])
  })

  test('not where the limit is another, with its rows', () => {
    const figures = { "'1284.59'": "'1999.99'", "'1284.60'": "'2000.00'", "'1284.61'": "'2000.01'" }
    const others = { ...figures, "'£1,284.60'": "'£2,000.00'" }
    const moved = Object.entries(others).reduce((all, [was, is]) => all.replaceAll(was, is), text)
    expect(lostIn(moved)).toEqual([])
  })

  test('not where only the words of the row changed, nor for a row at no limit or at one that another shows', () => {
    expect(lostIn(text.replace('a penny over the balance ', 'more than the balance    '))).toEqual(
      [],
    )
    const shown = "    BANKW-11 | as the balance is shown   | '£1,284.60' | 1284.60   | £0.00\n"
    expect(text).toContain(shown)
    expect(lostIn(text.replace(shown, ''))).toEqual([])
    const word = "    BANKW-12 | not a number              | 'ten'       | no        |\n"
    expect(text).toContain(word)
    expect(lostIn(text.replace(word, ''))).toEqual([])
  })

  test('not where the answers at the same figures are worded in another way', () => {
    const rows = (...answers: readonly string[]) => `describe('What is warned of?', () => {
  const cases = decisionTable(['case', 'salary', 'warning'], \`
at the limit | 100000.00 | ${answers[0]}
a penny over | 100000.01 | ${answers[1]}
\`)
  for (const row of cases) test(row.case, () => expect(warn(row.salary)).toBe(row.warning))
})
`
    const before = rows('none', 'the allowance tapers')
    expect(lostIn(rows('none', 'the allowance is reduced'), before)).toEqual([])
    expect(lostIn(rows('none', 'none'), before)).toEqual(['100000.00 and 100000.01 (salary)'])
  })

  test('nor where a figure only grows with what is given', () => {
    const under = "    BANKW-11 | a penny under the balance | '1284.59'   | 1284.59   | £0.01\n"
    expect(text).toContain(under)
    expect(lostIn(text.replace(under, ''))).toEqual([])
  })
})
