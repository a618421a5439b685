import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'
import { mayAlter } from './may-alter.ts'

const file = 'packages/domain/src/shop/shop.rules.ts'
const before = `export interface View { readonly name: string }
/** What the page shows. */
export const viewOf = (name: string): View => ({ name })
`

test.each([
  ['a type', before.replace('name: string }', 'name: string; readonly isLate?: boolean }')],
  ['what is said of it', before.replace('What the page shows.', 'What is shown.')],
])('No result comes from %s', (_, after) => {
  expect(changesIn(file, before, after).map(mayAlter)).toEqual([false])
})

test('A result comes from what a rule does', () => {
  expect(
    changesIn(file, before, before.replace('({ name })', "({ name: '' })")).map(mayAlter),
  ).toEqual([true])
})
