import { expect, test } from 'vitest'
import { causingFiles } from './causing-files.ts'
import type { RanFile, RanTest } from './run-report.ts'

const file = 'packages/domain/src/a/a.test.ts'
const broken = 'packages/domain/src/a/a.rules.ts'
const using = 'packages/domain/src/a/a.machine.ts'
const beside = 'packages/domain/src/b/b.rules.ts'

const fact = (title: string, says?: string): RanTest => ({
  ...{ titles: ['A', title], rows: [] },
  result: says === undefined ? 'passed' : 'failed',
  complaints: says === undefined ? [] : [{ says }],
})
const ran = (...tests: readonly RanTest[]): readonly RanFile[] => [
  { file, tests, tables: [], complaints: [] },
]
const today = ran(fact('holds'), fact('fails', 'one instead of two'))
const without = (changed: string, ...tests: readonly RanTest[]) => ({
  file: changed,
  ran: ran(...tests),
})
const causing = (...runs: readonly ReturnType<typeof without>[]) => [...causingFiles(today, runs)]

test('A case that holds without a change fails by it; a change without which it fails as before is none of its causes', () => {
  expect(
    causing(
      without(broken, fact('holds'), fact('fails')),
      without(beside, fact('holds'), fact('fails', 'one instead of two')),
    ),
  ).toEqual([['a/a/fails', [broken]]])
})

test('What is new in one file and used by another may be wrong in either: without it the case fails otherwise', () => {
  expect(
    causing(
      without(using, fact('holds'), fact('fails')),
      without(broken, fact('holds'), fact('fails', 'isNew is not a function')),
    ),
  ).toEqual([['a/a/fails', [using, broken]]])
})

test('Facts are known by what they say: without a change there may be more of them', () => {
  expect(
    causing(
      without(beside, fact('more'), fact('holds'), fact('fails', 'one instead of two')),
      without(broken, fact('more'), fact('holds'), fact('fails')),
    ),
  ).toEqual([['a/a/fails', [broken]]])
})

test('Of tests that were not run nothing is known', () => {
  const [other] = ran(fact('holds'))
  for (const some of [[], [{ ...other, file: 'packages/domain/src/b/b.test.ts' }]])
    expect([...causingFiles(today, [{ file: broken, ran: some as readonly RanFile[] }])]).toEqual(
      [],
    )
})
