import { expect, test } from 'vitest'
import { addressOf, questionIn } from './question-address.ts'

test.each(['What is £100,001 of "pay"?', 'M&S', '100 % #1', 'a/b+c'])(
  'the address of %s leads back to it',
  (question) => {
    expect(questionIn(addressOf(question))).toBe(question)
  },
)

test.each(['', '#payslip', '#ask', '#ask=%'])('%j asks nothing', (hash) => {
  expect(questionIn(hash)).toBeUndefined()
})
