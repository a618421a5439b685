import { expect, test } from 'vitest'
import { changesPart } from '../../page/changes/changes-part.ts'
import { linkingTo } from '../../page/words.ts'
import type { Change } from '../changes/changes.ts'
import { withSinceCommit } from './since-commit.ts'

const reason = (was: string | undefined, is: string | undefined): Change => ({
  ...{ kind: 'reason of an answer', file: 'docs/decisions/0010.md', name: 'OQ-102' },
  ...{ was, is },
})
const now = 'The finance team said so.'

test('What said something else at the last commit than before is told with what it said there', () => {
  const [released, latest] = [reason(undefined, now), reason('No other field fits.', now)]
  expect(withSinceCommit([released], [latest])).toEqual([
    released,
    { ...latest, isSinceCommit: true },
  ])
  const back = reason('Another.', 'As before.')
  expect(withSinceCommit([], [back])).toEqual([{ ...back, isSinceCommit: true }])
})

test('and what said the same there, or is new since, is told once', () => {
  const changed = reason('Once.', now)
  expect(withSinceCommit([changed], [changed])).toEqual([changed])
  const added = reason(undefined, now)
  expect(withSinceCommit([added], [added])).toEqual([added])
})

test('The page shows both, each in a place of its own that its former words find', async () => {
  const changes = withSinceCommit([reason('Once.', now)], [reason('No other field fits.', now)])
  const since = { name: 'a', hash: 'a', day: '2026-11-25', is: 'a day old' } as const
  const page = String(
    await changesPart(
      { since, changes, earlier: undefined, changelog: '' },
      new Map(),
      linkingTo(new Set()),
    ),
  )
  expect(page).toContain('changed since the last commit')
  expect(page).toContain('data-was="No other field fits."')
  const ids = [...page.matchAll(/ id="(changed-[^"]+)"/g)].map(([, id]) => id)
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})
