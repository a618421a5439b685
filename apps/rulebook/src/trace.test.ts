import { expect, test } from 'vitest'
import { exampleBook } from './book/book.examples.ts'
import { carriersIn, failuresIn, matrixOf, resultOf, weakestIn } from './trace.ts'

const carriersOf = carriersIn(exampleBook)
const file = 'packages/domain/src/withdrawal/offering.table.ts'

test('a requirement has its table rows, its tests, and the decisions that mention it', () => {
  const { tables, tests, decisions } = carriersOf('CARDW-02')
  expect(tables.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['a debt']])
  expect(tests).toEqual([])
  expect(decisions.map(({ id }) => id)).toEqual(['OQ-119'])
  expect(carriersOf('BANKW-07').tests.map(({ result }) => result)).toEqual(['passed'])
})

test('an id of the whole table belongs to all its rows', () => {
  expect(carriersOf('OQ-119').tables.map(({ rows }) => rows.length)).toEqual([3])
})

test('the weakest proofs come first, and requirements without proofs are left out', () => {
  expect(weakestIn(exampleBook, 2).map(({ id }) => id)).toEqual(['BANKW-07', 'SEARCH-01'])
})

test('only a test that failed in the last run is a failure', () => {
  const [withdrawal, ...others] = failuresIn(exampleBook)
  expect(others).toEqual([])
  expect(withdrawal?.tables.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['a debt']])
  expect(withdrawal?.tests.map(({ title }) => title)).toEqual(['The form › keeps a lost answer'])
})

test('the matrix has a line for each requirement and each table or test that names it', () => {
  const [heading, ...lines] = matrixOf(exampleBook)
  expect(heading).toHaveLength(9)
  expect(lines.map(([id, , , proofs, ...rest]) => [id, proofs, ...rest])).toEqual([
    ['CARDW-01', '3', 'table', 'Which withdrawal buttons are there?', '1', 'passed', file],
    ['CARDW-02', '0', 'table', 'Which withdrawal buttons are there?', '1', 'failed', file],
    [
      'BANKW-07',
      '1',
      'test',
      'The form › BANKW-07 reads the minimum',
      '',
      'passed',
      'apps/portal/src/withdrawal/form.test.tsx',
    ],
    ['SEARCH-01', '2', 'test', 'SEARCH-01 twenty results', '', 'passed', 'search.test.ts'],
  ])
})

test('without a run the matrix claims nothing about proofs', () => {
  const { run: _, ...book } = exampleBook
  const [, ...lines] = matrixOf(book)
  expect(new Set(lines.map(([, , , proofs]) => proofs))).toEqual(new Set(['']))
})

test.each([
  [['passed', 'passed'], 'passed'],
  [['passed', 'not run'], 'not run'],
  [['not run', 'failed', 'passed'], 'failed'],
] as const)('rows that are %j together are %s', (results, together) => {
  expect(resultOf(results.map((result) => ({ result })))).toBe(together)
})
