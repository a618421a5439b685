import { expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import { differenceInWords } from './formula-difference.ts'
import { isSameCode } from './same-code.ts'

test.each([
  ['a >= nothing', 'a > nothing', 'a is at least nothing', 'a is more than nothing'],
  [
    'Pence.make(amount * quantity)',
    'Pence.make(amount + quantity)',
    'amount × quantity',
    'amount + quantity',
  ],
  [
    'times(amount, minus(a, b))',
    'times(amount, plus(a, b))',
    'amount × (a − b)',
    'amount × (a + b)',
  ],
  ['isOn && isPaid', 'isOn || isPaid', 'on and paid', 'on or paid'],
  [
    'Math.ceil(count / pageSize)',
    'Math.floor(count / pageSize)',
    'count ÷ page size, rounded up',
    'count ÷ page size, rounded down',
  ],
  ["['BG', 'GB']", "['BG']", '‘BG’ and ‘GB’', '‘BG’'],
  [
    'tags.includes(id.toLowerCase())',
    'tags.includes(id)',
    'tags has ID in small letters',
    'tags has ID',
  ],
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
    'a fits the pattern ‘A(?!B)’',
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
    'amount with pence without its last 3 characters if amount is a multiple of 100, otherwise amount with pence',
    'amount with pence',
  ],
  [
    "joinPresent([name.firstName, name.lastName], ' ')",
    "joinPresent([name.lastName], ', ')",
    'what there is of first name and last name, with a space between',
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
    'offer’s value is more than (best’s value or, if there is none, 0)',
    'offer’s value is at least (best’s value or, if there is none, 0)',
  ],
  ['a ? b : c', 'a ? c : b', 'b if a, otherwise c', 'c if a, otherwise b'],
])('%s → %s', (was, is, before, after) => {
  const rule = (code: string) => `export const ruleOf = (amount: Pence): Pence => ${code}`
  expect(differenceInWords(rule(was), rule(is), englishOf)).toEqual({ was: before, is: after })
})

const rounding = '(2n * magnitude + denominator) / (2n * denominator)'

test.each([
  [
    'the order of two steps',
    "if (isA(x)) return 'a'; if (isB(x)) return 'b'; return 'c'",
    "if (isB(x)) return 'b'; if (isA(x)) return 'a'; return 'c'",
    'first if “is a” holds for x: the result is ‘a’, then if “is b” holds for x: the result is ‘b’',
    'first if “is b” holds for x: the result is ‘b’, then if “is a” holds for x: the result is ‘a’',
  ],
  [
    'a further step',
    `const nearest = Number(${rounding}); return nearest`,
    `const up = Number(${rounding}); const nearest = up % 2 === 1 ? up - 1 : up; return nearest`,
    'nearest: magnitude ÷ denominator, rounded, the half away from zero',
    'up is magnitude ÷ denominator, rounded, the half away from zero; nearest: up − 1 if up is odd, otherwise up',
  ],
  [
    'two steps, and one that is new',
    'const size = count + 1; let told = 0; return (now) => { told = now; return size }',
    'const size = count - 1; let told = 0; let known = 1; return (now) => { told = 2; return size }',
    'size: count + 1; the result: told becomes now',
    'known is 1; size: count − 1; the result: told becomes 2',
  ],
  [
    'a step that is gone',
    'const size = sizeOf(data); if (size > 3) return 3; return size',
    'const size = sizeOf(data); return size',
    'if size is more than 3: the result is 3',
    'nothing of that',
  ],
  [
    'the order of what a list is made of',
    'return { said: [...sentences(x), gone] }',
    'return { said: [gone, ...sentences(x)] }',
    'said: first sentences (x), then gone',
    'said: first gone, then sentences (x)',
  ],
  [
    'the case that is left',
    "switch (type) { case 1: return 'one'; default: return 'none' }",
    "switch (type) { case 1: return 'one'; default: return 'some' }",
    'for every other type: ‘none’',
    'for every other type: ‘some’',
  ],
  [
    'one case of several',
    "switch (type) { case one: case two: return 'one'; default: return 'none' }",
    "switch (type) { case one: case two: return 'two'; default: return 'none' }",
    'if type is one or two: ‘one’',
    'if type is one or two: ‘two’',
  ],
  [
    'what happens on a condition',
    'if (isOn) return 1; return 2',
    'if (isOn) return 3; return 2',
    'if on: 1',
    'if on: 3',
  ],
  [
    'what a name stands for',
    'const size = count + 1; return size * size',
    'const size = count - 1; return size * size',
    'size: count + 1',
    'size: count − 1',
  ],
  [
    'the order in which a list is put',
    'return all.sort((one, other) => other.value - one.value).slice(0, 3)',
    'return all.sort((one, other) => one.value - other.value).slice(0, 3)',
    'the highest value first',
    'the lowest value first',
  ],
  [
    'the order of texts',
    'return all.toSorted((a, b) => a.name.localeCompare(b.name))',
    'return all.toSorted((a, b) => b.name.localeCompare(a.name))',
    'by name, from A to Z',
    'by name, from Z to A',
  ],
  [
    'the number of entries',
    'return isIdle(changes)',
    'return Object.keys(changes).length === 0',
    '“is idle” holds for changes',
    'the number of changes is 0',
  ],
])('The steps of a rule: %s', (_, was, is, before, after) => {
  const rule = (code: string) => `export function ruleOf(x: string): unknown { ${code} }`
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
  const each = '(moment) => twoDigits(moment.getUTCDate())'
  expect(differenceInWords(local, each, englishOf)?.is).toBe(
    'two digits (the day of moment by world time (UTC))',
  )
})
