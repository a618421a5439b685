import { expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import { isSameEffect } from './same-code.ts'
import { typeDifference } from './type-difference.ts'

const view = (fields: string) => `export interface View { ${fields} }`

test.each([
  [
    'a further field',
    view('name: string'),
    view('name: string; isLate?: boolean'),
    'nothing of that',
    'is late (may be missing)',
  ],
  [
    'a field that is gone',
    view('name: string; amount: Pence'),
    view('name: string'),
    'amount',
    'nothing of that',
  ],
  [
    'a field of another kind',
    view('amount: Pence'),
    view('amount: Fraction'),
    'amount',
    'amount, of another kind',
  ],
  [
    'one value more',
    "type Tax = 'free' | 'partly'",
    "type Tax = 'free' | 'partly' | 'onMore'",
    'nothing of that',
    '‘onMore’',
  ],
  [
    'an event more',
    "type Event = { readonly type: 'form.sent' } | (Ended & { readonly type: 'ended' }) | Typed",
    "type Event = { readonly type: 'form.sent' } | (Ended & { readonly type: 'ended' }) | Typed | { readonly type: 'form.cleared' }",
    'nothing of that',
    '‘form.cleared’',
  ],
])('What a type lists is told in words: %s', (_, was, is, before, after) => {
  expect(typeDifference(was, is, englishOf)).toEqual({ was: before, is: after })
})

test.each([
  [
    'other types',
    'const f = (a: Pence): Pence => a + 1',
    'const f = (a: number) => (a + 1) as Pence',
    true,
  ],
  ['other files may use it', 'const f = () => 1', 'export const f = () => 1', true],
  ['another figure', 'const f = () => 1', 'const f = () => 2', false],
  ['another parameter', 'const f = (a: Pence) => a', 'const f = (b: Pence) => a', false],
  ['a type that lists more', view('name: string'), view('name: string; amount: Pence'), false],
])('Does a declaration do the same? %s', (_, was, is, isSame) => {
  expect(isSameEffect(was, is)).toBe(isSame)
})
