import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjectInWords } from '../../page/changes/change-subject.ts'
import { subjectOf } from '../changes/changes.ts'
import { kindsOf } from './kinds.ts'

test.each([
  ['packages/ui/src/wish/wish.policy.ts', 'Calls in progress'],
  [
    'packages/api-adapter/src/session/session.policy.ts',
    'Signing in and out: what the demonstration’s server adds',
  ],
  ['packages/domain/src/session/session.policy.ts', 'Signing in and out'],
])('the figures of %s are watched, and stand below “%s”', (file, heading) => {
  expect(kindsOf(file)).toEqual(['figure or rate', 'word'])
  expect(subjectInWords(subjectOf(file))).toBe(heading)
})

test.each([
  [
    'packages/api-adapter/src/withdrawal/withdrawal.memory.ts',
    'rule',
    'Withdrawing savings: what the demonstration’s server decides',
  ],
  [
    'packages/api-adapter/src/withdrawal/withdrawal.http.ts',
    'rule',
    'Withdrawing savings: calls and fields',
  ],
  [
    'packages/api-adapter/src/client/answer-to.ts',
    'rule',
    'Calls and data of the server: answer to',
  ],
  ['packages/api-adapter/src/world/today.ts', 'rule', 'The demonstration’s server: what it keeps'],
  ['apps/fake-api/src/api/once-per-key.ts', 'rule', 'The demonstration’s server: api'],
  [
    'apps/fake-api/src/session/session.policy.ts',
    'figure or rate',
    'The demonstration’s server: session',
  ],
  ['apps/portal/src/withdrawal/bank-page.tsx', 'screen', 'Withdrawing savings: screens'],
  ['apps/portal/src/routing/opening.ts', 'screen', 'Screens: routing'],
  ['packages/ui/src/money-field/money-field.tsx', 'screen', 'The controls of the screens'],
])('%s is watched as a %s, and stands below “%s”', (file, kind, heading) => {
  expect(kindsOf(file)).toEqual(kind === 'figure or rate' ? [kind, 'word'] : [kind])
  expect(subjectInWords(subjectOf(file))).toBe(heading)
})

test('Every file that a member may notice is watched: tests, what only they use, and types, are not', () => {
  const unwatched = globSync(
    '{packages/{domain,api-adapter,ui},apps/{portal,fake-api}}/src/**/*.{ts,tsx}',
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => kindsOf(file).length === 0)
  expect(unwatched.length).toBeGreaterThan(100)
  expect(
    unwatched.filter(
      (file) =>
        !/\.(?:test|contract|examples|port)\.tsx?$|\/testing\/|\/index\.tsx?$/.test(file) &&
        !/^packages\/api-adapter\/src\/demonstration\/(?:art|seed)\//.test(file) &&
        // The contract in words, the page from which a demonstration is controlled, and a made list of addresses.
        !/\/(?:openapi|worlds\/page)\/|routeTree\.gen\.ts$/.test(file),
    ),
  ).toEqual([])
})
