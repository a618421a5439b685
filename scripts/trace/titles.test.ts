import { expect, test } from 'vitest'
import { idsOf } from './titles.ts'

test.each([
  ['one id', 'LOGIN-11 an empty email is refused', ['LOGIN-11']],
  ['two ids', 'LOGIN-16, LOGIN-17 the form is locked', ['LOGIN-16', 'LOGIN-17']],
  ['without a space', 'LOGIN-16,LOGIN-17 the form is locked', ['LOGIN-16', 'LOGIN-17']],
  ['side by side', 'LOGIN-16 LOGIN-17 the form is locked', ['LOGIN-16', 'LOGIN-17']],
  ['joined by and', 'LOGIN-16 and LOGIN-17 the form is locked', ['LOGIN-16', 'LOGIN-17']],
  ['three ids', 'DASH-01, DASH-02 and DASH-03 loading', ['DASH-01', 'DASH-02', 'DASH-03']],
  ['a colon after the id', 'LOGIN-11: an empty email', ['LOGIN-11']],
  ['an answered question', 'OQ-135 the page reports a lost answer', ['OQ-135']],
  ['an id that is only mentioned', 'an empty email (LOGIN-11)', []],
  ['a second id that is only mentioned', 'LOGIN-11 before LOGIN-12', ['LOGIN-11']],
  ['and, followed by words', 'LOGIN-11 and nothing is sent', ['LOGIN-11']],
  ['a standard', 'ISO-8601 dates are read', []],
  ['no id', 'the form is locked', []],
])('%s', (_, title, ids) => {
  expect(idsOf(title)).toEqual(ids)
})
