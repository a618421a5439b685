import { describe, expect, test } from 'vitest'
import { rolesIn } from '../source/table-roles.ts'
import { findingsOf } from './gaps.ts'
import type { Table } from './tables.ts'

const headings = ['case', 'amount', 'kind', 'sold']
const tableOf = (...rows: readonly (readonly string[])[]): Table => ({
  anchor: 'table',
  title: 'What is sold?',
  file: '',
  headings,
  rows: rows.map((cells, place) => ({
    anchor: `row-${place}`,
    cells,
    result: 'passed',
    ids: [],
    complaints: [],
  })),
})
const roles = { expected: new Set(['sold']), given: new Set(['amount', 'kind']) }
const says = (...rows: readonly (readonly string[])[]) =>
  findingsOf(tableOf(...rows), roles).map((finding) => finding.says)

describe('What does a table leave open?', () => {
  test('a limit between two rows that are further apart than a penny', () => {
    const [found, ...more] = says(
      ['under', '£4.00', 'open', 'no'],
      ['over', '£5.00', 'open', 'yes'],
    )
    expect(found).toBe(
      'Between £4.00 and £5.00 (amount) the answer changes (sold), but no two rows show where.',
    )
    expect(more).toEqual([])
  })

  test('nothing when two rows are at the limit, or when nothing changes', () => {
    expect(says(['a', '£4.99', 'open', 'no'], ['b', '£5.00', 'open', 'yes'])).toEqual([])
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£4.00', 'open', 'no'])).toEqual([])
  })

  test('nothing when another given column differs, too', () => {
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£9.00', 'closed', 'yes'])).toEqual([])
  })

  test('no limit where the answer is a figure that grows', () => {
    expect(says(['a', '£1.00', 'open', '£2.00'], ['b', '£9.00', 'open', '£18.00'])).toEqual([])
  })

  test('two rows with the same input, with one answer or with two', () => {
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£1.00', 'open', 'no'])).toEqual([
      'The same input is answered twice.',
    ])
    expect(says(['a', '£1.00', 'open', 'no'], ['b', '£1.00', 'open', 'yes'])).toEqual([
      'The input is the same, but the answers differ: no column shows why.',
    ])
  })
})

describe('Which columns are given, and which expected?', () => {
  const source = (body: string) => `
const cases = decisionTable(['case', 'amount', 'kind', 'sold'], \`...\`)
for (const row of cases) {
  test(\`\${row.case}: \${row.sold}\`, () => {
    ${body}
  })
}
`
  const rolesOf = (body: string) =>
    rolesIn(source(body)).map(({ expected, given }) => [[...expected], [...given]])

  test('a column that is only in the expected part is an answer', () => {
    expect(rolesOf("expect(isSold(row.amount, row['kind'])).toBe(row.sold === 'yes')")).toEqual([
      [['sold'], ['amount', 'kind']],
    ])
  })

  test('a column that is also read elsewhere is given', () => {
    expect(rolesOf('expect(isSold(row.amount)).toEqual([row.kind, row.sold, row.amount])')).toEqual(
      [[['kind', 'sold'], ['amount']]],
    )
  })

  const answersOf = (body: string) => rolesIn(source(body)).map(({ answers }) => answers)

  test('answers are in the order of the comparison', () => {
    expect(answersOf('expect(isSold(row.amount)).toEqual([row.sold, row.kind])')).toEqual([
      ['sold', 'kind'],
    ])
  })

  test('an answer may have a name before it is compared', () => {
    const named = "const sold = row.sold === 'yes'\n"
    expect(answersOf(`${named}expect(isSold(row.amount, row.kind)).toBe(sold)`)).toEqual([['sold']])
    expect(answersOf(`${named}expect(isSold(row.amount, sold)).toBe(sold)`)).toEqual([[]])
  })

  test('the answers of each loop count, but none that another loop takes as input', () => {
    const two = `${source('expect(kindOf(row.amount)).toBe(row.kind)')}
for (const row of cases) test('', () => { expect(isSold(row.amount, row.kind)).toBe(row.sold) })`
    expect(rolesIn(two).map(({ answers }) => answers)).toEqual([['sold']])
  })
})
