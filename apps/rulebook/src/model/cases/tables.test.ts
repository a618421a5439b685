import { describe, expect, test } from 'vitest'
import { ranFile } from './ran-file.examples.ts'
import { factsOf, tablesOf } from './tables.ts'

describe('A row of a decision table', () => {
  const [table] = tablesOf(ranFile)

  test('is marked by the test that read it; one that no test read is not proven', () => {
    expect(table?.rows.map(({ result }) => result)).toEqual(['passed', 'failed', 'not run'])
  })

  test('proves what its test starts with, and says why it failed', () => {
    expect(table?.rows.map(({ ids }) => ids)).toEqual([['A-01'], ['A-02'], []])
    expect(table?.rows[1]?.complaints).toEqual([{ says: 'expected 1 to be 2' }])
  })

  test('with a column that no test reads is not proven, whatever its test compares besides', () => {
    const [unread] = tablesOf({
      ...ranFile,
      tables: ranFile.tables.map((table) => ({ ...table, answers: ['case'], unread: ['is'] })),
    })
    expect(unread?.rows.map(({ result, doubt }) => [result, doubt])).toEqual([
      ['not run', 'No test compares “is”.'],
      ['failed', undefined],
      ['not run', undefined],
    ])
  })

  test('has its table and its case in its address', () => {
    expect([table?.anchor, ...(table?.rows.map(({ anchor }) => anchor) ?? [])]).toEqual([
      'help/what-is-it',
      'help/what-is-it/one',
      'help/what-is-it/two',
      'help/what-is-it/three',
    ])
  })

  test('is below the title of the group', () => {
    expect(table?.title).toBe('What is it?')
  })
})

test('A test that reads no row is a fact', () => {
  expect(factsOf(ranFile).map(({ title, ids, anchor }) => [title, ids, anchor])).toEqual([
    ['A-01, A-03 for all', ['A-01', 'A-03'], 'help/what-is-it/for-all'],
  ])
})
