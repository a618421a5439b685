import { spaced } from '@save/domain/testing/spaced'
import { expect, test } from 'vitest'

test.each([
  ['overLimit', 'over limit'],
  ['requested.telling', 'requested: telling'],
  ['completeForm, away', 'complete form, away'],
  ['(nothing)', '(nothing)'],
  ['It exceeded the allowable amount of £99.50.', 'It exceeded the allowable amount of £99.50.'],
])(
  'A result of a test is told in words by its names, and keeps its full stops: %s',
  (name, words) => {
    expect(spaced(name)).toBe(words)
  },
)
