import { expect, test } from 'vitest'
import { scoreToday } from './score-today.ts'

test('A score names the contexts that it does not measure, or not as they are today', () => {
  const of = (context: string, commit: string) => ({
    context,
    commit,
    day: '2026-11-22',
    killed: 9,
    survived: 1,
  })
  const score = { contexts: [of('help', 'abc'), of('search', 'def')], survivors: [] }
  const today = scoreToday(
    score,
    ['help', 'paying', 'search'],
    (context, commit) => context === 'search' && commit === 'def',
  )
  expect(today).toEqual({ ...score, unmeasured: ['paying'], changed: ['search'] })
})
