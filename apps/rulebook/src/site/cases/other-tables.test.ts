import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { tablesIn } from '../../source/written-tables.ts'
import { tries } from '../try-it/tries.ts'
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
  })
})
