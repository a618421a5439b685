import { expect, test } from 'vitest'
import { changedOnInWords, changedOnNote, changedOnPart } from './changed-on.ts'

test('When something last changed, in words; what is not known is no day', () => {
  expect(changedOnInWords({ day: '2026-11-21' })).toBe('last changed on 21 November 2026')
  expect(changedOnInWords('not committed')).toBe('changed, and not committed yet')
  expect(changedOnInWords('not known')).toBe('not known when it last changed')
  expect(String(changedOnPart('not known'))).toContain('not known when it last changed')
  expect(changedOnNote).toContain('Last changed on')
})
