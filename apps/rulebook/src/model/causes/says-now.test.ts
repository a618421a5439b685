import { expect, test } from 'vitest'
import type { FailedCase } from './failed-cases.ts'
import { saysNowIn } from './says-now.ts'

const failed = (complaint: string, received?: string) =>
  ({
    complaint,
    wrong: received === undefined ? [] : [{ received }],
  }) as unknown as FailedCase

test('The sentence that many cases get in place of their results is told once', () => {
  const missing = 'We don’t have the rates for this year.'
  const several = [...Array(4).fill(failed(missing)), failed('expected 1 to be 2', missing)]
  expect(saysNowIn(several)).toBe(missing)
  expect(saysNowIn(several.slice(1))).toBeUndefined()
  expect(saysNowIn(Array(9).fill(failed('Cannot read properties of undefined.')))).toBeUndefined()
})
