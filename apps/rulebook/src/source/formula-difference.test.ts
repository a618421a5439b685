import { expect, test } from 'vitest'
import { englishOf } from '../page/code-words.ts'
import { differenceInWords } from './formula-difference.ts'

test.each([
  ['a >= nothing', 'a > nothing', 'a is at least nothing', 'a is more than nothing'],
  [
    'Pence.make(amount * quantity)',
    'Pence.make(amount + quantity)',
    'amount × quantity',
    'amount + quantity',
  ],
  ['times(amount, minus(a, b))', 'times(amount, plus(a, b))', 'a − b', 'a + b'],
  ['isOn && isPaid', 'isOn || isPaid', 'on and paid', 'on or paid'],
  [
    'Math.ceil(count / pageSize)',
    'Math.floor(count / pageSize)',
    '(count ÷ page size), rounded up',
    '(count ÷ page size), rounded down',
  ],
  ["['BG', 'GB']", "['BG']", '‘BG’ and ‘GB’', '‘BG’'],
  ['tags.includes(id.toLowerCase())', 'tags.includes(id)', 'ID in small letters', 'ID'],
  [
    '/[A-D]$/.test(number)',
    '/[A-E]$/.test(number)',
    'number ends in one from A to D',
    'number ends in one from A to E',
  ],
  ['/^[A-D]/.test(a)', '/A+/.test(a)', 'a begins with one from A to D', 'a has the form ‘A+’'],
  [
    'offer.value > (best?.value ?? 0)',
    'offer.value >= (best?.value ?? 0)',
    'offer’s value is more than best’s value or, if there is none, 0',
    'offer’s value is at least best’s value or, if there is none, 0',
  ],
  ['a ? b : c', 'a ? c : b', 'b if a, otherwise c', 'c if a, otherwise b'],
])('%s → %s', (was, is, before, after) => {
  const rule = (code: string) => `export const ruleOf = (amount: Pence): Pence => ${code}`
  expect(differenceInWords(rule(was), rule(is), englishOf)).toEqual({ was: before, is: after })
})

test('what words can’t say is left to the code', () => {
  const rule = (code: string) => `export function f() { ${code} }`
  expect(differenceInWords(rule('for (;;) a()'), rule('while (a) b()'), englishOf)).toBeUndefined()
  expect(differenceInWords('not code (', 'nor this (', englishOf)).toBeUndefined()
})
