import { spaced } from '@save/domain/testing/spaced'
import { expect, test } from 'vitest'

test.each([
  ['overLimit', 'over limit'],
  ['requested.telling', 'requested: telling'],
  ['(nothing)', '(nothing)'],
  ['It exceeded the allowable amount of £99.50.', 'It exceeded the allowable amount of £99.50.'],
])('A result of a test is told in words only if it is a name of the code: %s', (name, words) => {
  expect(spaced(name)).toBe(words)
})
