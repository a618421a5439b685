import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { shownIn } from '../../model/cases/amount-columns.ts'
import { noAnswerUnder } from '../../model/cases/no-answer.ts'
import { tablesIn } from '../../source/written-tables.ts'
import { tries } from '../try-it/tries.ts'
import { resultsOf } from './columns.ts'
import { csvOf } from './csv.ts'
import { workedCases } from './many-cases.ts'

const packages = fileURLToPath(new URL('../../../../../packages', import.meta.url))
const written = globSync(`${packages}/*/src/**/*.test.ts`).flatMap((file) =>
  tablesIn(readFileSync(file, 'utf8')).map((table) => ({ ...table, file })),
)
const book = written.map(({ headings, file }) => ({ title: file, chapter: 'Any', headings }))

describe('A decision table of the book in “Many cases at once”', () => {
  test.each(tries)('$title: of its own table nothing is refused', ({ table, ...tryIt }) => {
    const own = written.find(({ headings }) => headings.join() === table.headings.join())
    const { cases } = workedCases({ ...tryIt, table }, csvOf(own?.rows ?? []), book)
    expect(cases.length).toBeGreaterThan(3)
    expect(cases.filter(({ differences }) => differences.length > 0)).toEqual([])
  })

  test.each(tries)('$title: its own table as the page shows it has no difference', (tryIt) => {
    const own = written.find(({ headings }) => headings.join() === tryIt.table.headings.join())
    const [headings = [], ...rows] = own?.rows ?? []
    const shown = headings.map((heading, column) =>
      shownIn(
        heading,
        rows.map((row) => row[column] ?? ''),
      ),
    )
    const asShown = rows.map((row) =>
      row.map((cell, column) => {
        const heading = headings[column] ?? ''
        const isNone = cell === '' && resultsOf(tryIt).includes(heading)
        return isNone ? noAnswerUnder(heading) : (shown[column]?.(cell) ?? cell)
      }),
    )
    expect(asShown.length).toBeGreaterThan(3)
    const { cases } = workedCases(tryIt, csvOf([headings, ...asShown]))
    expect(cases.filter(({ differences }) => differences.length > 0)).toEqual([])
  })

  test.each(tries)('$title: no other table is judged by this rule', (tryIt) => {
    const others = written.filter(({ headings }) => headings.join() !== tryIt.table.headings.join())
    expect(others.length).toBeGreaterThan(100)
    for (const { rows } of others) expect(() => workedCases(tryIt, csvOf(rows), book)).toThrow()
  })

  test('VOUCHER-22 the table of a fixed value is named, and its rows are no differences', () => {
    const range = tries.find(({ id }) => id === 'voucher-amount')
    const tables = [
      {
        title: 'Which fixed amounts are sold?',
        chapter: 'Vouchers',
        headings: ['case', 'minimum', 'maximum', 'typed', 'answer'],
      },
    ]
    const text = 'Case,minimum,maximum,typed,answer\nwithout bounds,(none),(none),10.00,refused\n'
    expect(() => range && workedCases(range, text, tables)).toThrow(
      'This is the table of another rule: “Which fixed amounts are sold?” in the chapter “Vouchers”.',
    )
    expect(range && workedCases(range, text).cases).toHaveLength(1)
    // Tables of screens all have the same columns.
    const further = [...tables, ...tables.map((table) => ({ ...table, title: 'What is sold?' }))]
    expect(() => range && workedCases(range, text, further)).toThrow(
      '2 tables of the book have these columns, such as “Which fixed amounts are sold?” in the chapter “Vouchers”; none of them is of this rule.',
    )
  })
})
