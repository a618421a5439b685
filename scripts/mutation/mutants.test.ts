import { expect, test } from 'vitest'
import { isLike, type MutationReport, percentOf, scoreOf, unexplainedIn } from './mutants.ts'

const report: MutationReport = {
  files: {
    'a.rules.ts': {
      source: 'const a =\n  1 < 2\nconst b = 3',
      mutants: [
        {
          status: 'Survived',
          replacement: '1 <= 2',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 8 } },
        },
        {
          status: 'NoCoverage',
          replacement: '4',
          location: { start: { line: 3, column: 11 }, end: { line: 3, column: 12 } },
        },
        ...['Killed', 'Timeout', 'CompileError'].map((status) => ({
          status,
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        })),
      ],
    },
  },
}

test('a mutant that makes a test run forever counts as killed, and one that no test runs as a survivor', () => {
  expect(scoreOf(report)).toEqual({ killed: 2, survived: 2 })
})

test('the score is the percentage of killed mutants in all contexts', () => {
  expect(percentOf([scoreOf(report), { killed: 4, survived: 0 }])).toBe(75)
})

test('a survivor with a reason is not listed', () => {
  const reason = { file: '…rules.ts', was: '… < 2', became: '… <= 2', because: 'It is the same.' }
  expect(unexplainedIn(report, [reason])).toEqual([
    { file: 'a.rules.ts', line: 3, was: 'const b = 3', became: 'const b = 4' },
  ])
})

test.each([
  ['a < b', 'a < b', true],
  ['a < b', 'a < bc', false],
  ['…b', 'a + b', true],
  ['a…', 'b', false],
  ['f(…) ?? []', 'f(x.y) ?? []', true],
])('%s matches %s: %s', (pattern, text, expected) => {
  expect(isLike(pattern, text)).toBe(expected)
})
