import { expect, test } from 'vitest'
import { subjectInWords } from '../page/change-subject.ts'
import { subjectOf } from './changes.ts'
import { kindsOf } from './kinds.ts'

test.each([
  ['packages/ui/src/wish/wish.policy.ts', 'Calls in progress'],
  [
    'packages/api-adapter/src/session/session.policy.ts',
    'Signing in and out: what the demonstration’s server adds',
  ],
  ['packages/domain/src/session/session.policy.ts', 'Signing in and out'],
])('the figures of %s are watched, and stand below “%s”', (file, heading) => {
  expect(kindsOf(file)).toEqual(['figure or rate'])
  expect(subjectInWords(subjectOf(file))).toBe(heading)
})
