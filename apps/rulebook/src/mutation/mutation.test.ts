import { expect, test } from 'vitest'
import { contextScoreOf, explained, survivorsIn, withContext, withoutSurvivors } from './results.ts'
import { percentOf } from './score.ts'

const file = 'packages/domain/src/help/help.rules.ts'
const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const report = {
  files: {
    [file]: {
      source: 'const most =\n  a > b\n',
      mutants: [
        { status: 'Killed', replacement: 'true', location: at(2, 3, 8) },
        { status: 'Timeout', replacement: 'a < b', location: at(2, 3, 8) },
        { status: 'Survived', replacement: 'a >= b', location: at(2, 3, 8) },
        { status: 'NoCoverage', replacement: 'false', location: at(2, 3, 8) },
        { status: 'Ignored', replacement: '', location: at(2, 3, 8) },
      ],
    },
  },
}
const about = { context: 'help', commit: 'abc1234', day: '2026-11-21' }

test('a fault that makes a test fail, or never end, is found; one that no test runs is not', () => {
  const score = contextScoreOf(report, about)
  expect([score.killed, score.survived, percentOf([score])]).toEqual([2, 2, 50])
})

test('a survivor shows what was changed, and why no test can notice', () => {
  const reasons = [{ file, was: 'a > b', became: 'a >= b', because: 'They are never alike.' }]
  expect(explained(survivorsIn(report), reasons)).toEqual([
    { file, line: 2, was: 'a > b', became: 'a >= b', because: 'They are never alike.' },
    { file, line: 2, was: 'a > b', became: 'false' },
  ])
})

test('an explanation can cover all places that are alike', () => {
  const because = 'It is like the other.'
  const whyOf = (place: string, was: string) =>
    explained(survivorsIn(report), [{ file: place, was, became: 'a >= b', because }])[0]?.because
  expect([
    whyOf('…/help/….ts', 'a > b'),
    whyOf('…', '… > …'),
    whyOf('…', 'a > b…'),
    whyOf('…/shell/….ts', 'a > b'),
    whyOf('…', '… >= …'),
    whyOf('…', 'a > …b'),
    whyOf('…', 'a > b…b'),
  ]).toEqual([because, because, because, undefined, undefined, because, undefined])
})

test('Measuring one context again leaves the others as they were', () => {
  const survivor = (place: string) => ({ file: place, line: 1, was: 'a', became: 'b' })
  const other = { ...about, context: 'shell', killed: 1, survived: 1 }
  const before = {
    contexts: [{ ...about, killed: 1, survived: 2 }, other],
    survivors: [survivor(file), survivor('packages/domain/src/shell/a.rules.ts')],
  }
  const after = withContext(before, contextScoreOf(report, about), [])
  expect(after.contexts).toEqual([
    { ...about, killed: 2, survived: 2, files: [{ file, killed: 2, survived: 2 }] },
    other,
  ])
  expect(after.survivors).toEqual([survivor('packages/domain/src/shell/a.rules.ts')])
})

test('survivors are measured again, since a changed test may find them now', () => {
  const [known] = Object.values(withoutSurvivors(report).files)
  expect(known?.mutants.map(({ status }) => status)).toEqual(['Killed', 'Timeout', 'Ignored'])
  expect(known?.source).toBe(report.files[file].source)
})

test('without planted faults none is missed', () => {
  expect(percentOf([])).toBe(100)
})
