import { expect, test } from 'vitest'
import { messagesOf, refusalMessages } from './refusal.rules.ts'

test('LOGIN-15 every message of every field is shown, in the server’s order', () => {
  expect(messagesOf({ email: ['Unknown.', 'Locked.'], password: ['Too short.'] })).toEqual([
    'Unknown.',
    'Locked.',
    'Too short.',
  ])
})

test('LOGIN-15 duplicates appear once, and blanks are left out (OQ-018)', () => {
  expect(messagesOf({ '': ['Refused.', ' '], email: ['Refused.', 'refused.'] })).toEqual([
    'Refused.',
    'refused.',
  ])
})

test('a refusal shows every message, or else says that something went wrong (OQ-096)', () => {
  expect([
    refusalMessages({ answer: 'refused', messages: ['Sold out.', 'Try later.'] }),
    refusalMessages({ answer: 'refused', messages: [] }),
    refusalMessages({ answer: 'refused' }),
  ]).toEqual([['Sold out.', 'Try later.'], ['Something went wrong.'], ['Something went wrong.']])
})
