import { expect, test } from 'vitest'
import { englishOf } from '../page/code-words.ts'
import { differenceInWords, isSameCode } from './formula-difference.ts'

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
  [
    '/^[A-D]/.test(a)',
    '/A(?!B)/.test(a)',
    'a begins with one from A to D',
    'a has the form ‘A(?!B)’',
  ],
  [
    '/^[0-9]{8}$/.test(number)',
    '/^[0-9]{6,8}$/.test(number)',
    'number is 8 digits',
    'number is 6 to 8 digits',
  ],
  [
    '/^[A-Z]{2}\\d+[A-D]?$/.test(number)',
    '/^[a-z]{2,}-/i.test(number)',
    'number is 2 capital letters, then one or more digits, then one from A to D or none',
    'number begins with 2 or more small letters, then one ‘-’, in capital or small letters',
  ],
  [
    'Pence.make(Number(numerator / denominator))',
    'Pence.make(Number((numerator + denominator - 1n) / denominator))',
    'numerator ÷ denominator, rounded down',
    'numerator ÷ denominator, rounded up',
  ],
  [
    'Number((2n * magnitude + denominator) / (2n * denominator))',
    'Number((2n * magnitude + denominator - 1n) / (2n * denominator))',
    'magnitude ÷ denominator, rounded, the half away from zero',
    'magnitude ÷ denominator, rounded, the half towards zero',
  ],
  [
    'title.length <= titleLimit',
    'titles.length <= titleLimit',
    'the number of characters of title is at most title limit',
    'the number of titles is at most title limit',
  ],
  [
    "amount % 100 === 0 ? formatPounds(amount).slice(0, -'.00'.length) : formatPounds(amount)",
    'formatPounds(amount)',
    'amount with pence without its last 3 if (amount modulo 100) is 0, otherwise amount with pence',
    'amount with pence',
  ],
  [
    "joinPresent([name.firstName, name.lastName], ' ')",
    "joinPresent([name.lastName], ', ')",
    'what there is of first name and last name',
    'what there is of last name, with ‘, ’ between',
  ],
  [
    'offers.filter(({ enabled }) => enabled)',
    'offers.some(({ enabled }) => enabled)',
    'those of offers for which it holds: enabled',
    'for at least one of offers it holds: enabled',
  ],
  [
    '({ worth, pays: text(-pays), saves: text(saving) })',
    '({ worth, pays: text(saving), saves: text(-pays) })',
    'pays: text (−pays); saves: text (saving)',
    'pays: text (saving); saves: text (−pays)',
  ],
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

test('a figure in the code of a rule is told', () => {
  expect(differenceInWords('const mostDecimals = 2', 'const mostDecimals = 3', englishOf)).toEqual({
    was: '2',
    is: '3',
  })
})

test('code that is only written in another way is the same', () => {
  expect(isSameCode('(a) => a + b', '(a) => a + (b)')).toBe(true)
  expect(isSameCode('[\'a\', "b"]', "[ 'a', 'b', ]")).toBe(true)
  expect(isSameCode('(a) => `x`', '(a) => `x `')).toBe(false)
})

test('what words can’t say is left to the code', () => {
  const rule = (code: string) => `export function f() { ${code} }`
  expect(differenceInWords(rule('for (;;) a()'), rule('while (a) b()'), englishOf)).toBeUndefined()
  expect(differenceInWords('not code (', 'nor this (', englishOf)).toBeUndefined()
})

test('Whose clock decides which day it is', () => {
  const local = "(moment) => [moment.getFullYear(), moment.getDate()].join('-')"
  const utc = '(moment) => new Date(moment).toISOString().slice(0, 10)'
  expect(differenceInWords(local, utc, englishOf)).toEqual({
    was: 'the year of moment where the member is and the day of moment where the member is, with ‘-’ between',
    is: 'the day of moment by world time (UTC), whatever the clock where the member is',
  })
})
