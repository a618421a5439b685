import { describe, expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/withdrawal/transfer.test.ts'
const table = (headings: string, ...rows: readonly string[]) => {
  const names = headings.split(' | ').map((name) => `'${name}'`)
  return `describe('How much is left?', () => {
  decisionTable([${names.join(', ')}], \`\n${[headings, ...rows].join('\n')}\n\`)\n})\n`
}
const rows = ['none taken | 0.00 | yes', 'some taken | 5.00 | no']
const changes = (before: string, after: string) =>
  changesIn(file, before, after).map(({ name, was, is, isRenamed = false }) => ({
    name,
    was,
    is,
    isRenamed,
  }))

describe('A column that is only called something else', () => {
  const before = table('case | withdrawn | may', ...rows)

  test('is told once, and its rows are no other cases', () => {
    expect(changes(before, table('case | taken out | may', ...rows))).toEqual([
      {
        name: 'the column “taken out” of “How much is left?”',
        was: 'withdrawn',
        is: 'taken out',
        isRenamed: true,
      },
    ])
  })

  test('beside a row that is new or another: each is told', () => {
    const after = table(
      'case | taken out | may',
      rows[0] ?? '',
      'all | 9.00 | no',
      'some taken | 5.01 | no',
    )
    const more = [...rows, 'all | 9.00 | no']
    expect(
      changes(table('case | withdrawn | may', ...more), after).map(({ name }) => name),
    ).toEqual(['the column “taken out” of “How much is left?”', 'some taken'])
    const longer = table('case | taken out | may', ...more)
    expect(changes(before, longer).map(({ name }) => name)).toEqual([
      'the column “taken out” of “How much is left?”',
      'all',
    ])
  })

  test('is none where most rows are others as well', () => {
    const after = table(
      'case | taken out | may',
      'none taken | 1.00 | yes',
      'some taken | 6.00 | no',
    )
    expect(changes(before, after).map(({ name }) => name)).toEqual(['none taken', 'some taken'])
  })

  test('is none where two columns have changed places: the cells mean something else', () => {
    const after = table('case | may | withdrawn', ...rows)
    expect(changes(before, after).map(({ name }) => name)).toEqual(['none taken', 'some taken'])
  })
})
