import { describe, expect, test } from 'vitest'
import { englishOf } from '../../page/in-words/code-words.ts'
import { differenceInWords, formulaOf } from '../differences/formula-difference.ts'
import { formOf } from './patterns-in-words.ts'

test.each([
  ['read(sent) ?? NaN', 'read (sent) or, if there is none, what is not a number'],
  ['Math.min(a, Infinity)', 'the smallest of a and a number without end'],
  ['Math.trunc(sent * 100)', 'sent × 100, what stands behind its point cut off'],
  ['Math.floor(a / b)', 'a ÷ b, rounded down'],
  ['Math.pow(a, 2)', '(a) to the power of 2'],
  ['Number.isInteger(code)', 'code is a whole number'],
  ['!Number.isFinite(code)', 'not (code is a number, and not endless)'],
  ['Number.isNaN(code)', 'code is not a number'],
  ['Number.parseInt(text, 10)', 'the whole number at the beginning of text'],
  ['parseInt(text, 16)', 'the whole number at the beginning of text, written to the base of 16'],
  [
    'size <= Number.MAX_SAFE_INTEGER',
    'size is at most the largest whole number that is kept exactly (9,007,199,254,740,991)',
  ],
  ['amount.toFixed(2)', 'amount with 2 digits after the point'],
  ['Day.make(text)', 'text'],
  ['isOn ? rows : []', 'rows if on, otherwise an empty list'],
  ['amount * amount', 'amount × amount'],
  ['before.mark !== mark', 'before’s mark is not mark'],
  ['(a.b).call === (a.c).call', 'b’s call is c’s call'],
  [
    "['tax', ...(hasLoan ? ['loan'] : []), ...(isOut ? [] : ['member', 'host']), ...others]",
    '‘tax’, ‘loan’ (if has loan), ‘member’ (unless out), ‘host’ (unless out) and others',
  ],
  ["benefits.is === 'ready'", 'benefits is ‘ready’'],
  ["text.replace(/\\s/g, '')", 'text without every blank'],
  ["text.replace(/\\s/, '-')", 'text with ‘-’ for the first blank'],
  ["text.replace(/[a-z]$/, '')", 'text without one small letter at its end'],
  ["text.replace(/\\p{L}/gu, '')", 'text without every text that fits the pattern ‘\\p{L}’'],
  ['names[0]', 'the first of names'],
  ['names.at(2)', 'number 3 of names'],
  ["snapshot.matches('ready')", 'the state is ‘ready’'],
])('%s is “%s”', (code, says) => {
  expect(formulaOf(code, englishOf)).toBe(says)
})

test.each([
  'Math.hypot(a, b)',
  'Effect.map(call, read)',
  'Option.filter(value, isThere)',
  'items.reduce((sum, { amount }) => sum + amount, 0)',
  'text.match(pattern)',
])('%s is left to the code', (code) => {
  expect(formulaOf(code, englishOf)).toBeUndefined()
})

describe('A pattern', () => {
  test.each([
    ['^https:\\/\\/[^/]', '', 'begins with ‘https://’, then one sign other than ‘/’'],
    ['^https?:\\/\\/', '', 'begins with ‘http’, then one ‘s’ or none, then ‘://’'],
    ['^https:\\/\\/', 'i', 'begins with ‘https://’, in capital or small letters'],
    ['^[\\d.]+$', '', 'is one or more of these: a digit or ‘.’'],
    ['^[\\d.,]+$', '', 'is one or more of these: a digit, ‘.’ or ‘,’'],
    ['^(?:GET|POST)$', '', 'is ‘GET’ or ‘POST’'],
    ['^[!-~]+$', '', 'is one or more of these: from ‘!’ to ‘~’'],
    ['[^\\s0{}-]', '', 'has in it one sign other than a blank, ‘0’, ‘{’, ‘}’ or ‘-’'],
    [
      '^.\\D\\.',
      '',
      'begins with one sign of any kind, then one sign that is no digit, then one ‘.’',
    ],
    ['T00:00:00$', '', 'ends in ‘T00:00:00’'],
    ['^[\\d-]*$', '', 'is any number of these: a digit or ‘-’'],
  ])('%s %s: %s', (pattern, flags, says) => {
    expect(formOf({ pattern, flags })).toBe(says)
  })

  test.each([
    ['A(?!B)', ''],
    ['^a|b$', ''],
    ['^\\W', ''],
    ['^\\p{L}', 'u'],
    ['(a)\\1', ''],
    ['^a', 'm'],
    ['^(?:a+|b)$', ''],
  ])('%s %s is said to be one', (pattern, flags) => {
    expect(formOf({ pattern, flags })).toBe(`fits the pattern ‘${pattern}’`)
  })
})

describe('What differs', () => {
  const told = (was: string, is: string) => {
    const pair = differenceInWords(was, is, englishOf)
    return pair && [pair.was, pair.is]
  }

  test('what counts where nothing is given, with what it counts for', () => {
    const rule = (amount: string, more = '') =>
      `export function ruleOf({ benefitInKindValue = ${amount}, pay }: Given) { return pay - benefitInKindValue${more} }`
    expect(told(rule('0'), rule('100'))).toEqual([
      'if no benefit in kind value is given, it counts as 0',
      'if no benefit in kind value is given, it counts as 100',
    ])
    expect(told(rule('0'), rule('100', ' - 1'))).toEqual([
      'if no benefit in kind value is given, it counts as 0; pay − benefit in kind value',
      'if no benefit in kind value is given, it counts as 100; pay − benefit in kind value − 1',
    ])
    const asked = (answer: string) => `export const ruleOf = (isSaying = ${answer}) => isSaying`
    expect(told(asked('false'), asked('true'))?.[1]).toBe(
      'if “is saying” is not given, it counts as true',
    )
    const gone = rule('0').replace(' = 0', '')
    expect(told(rule('0'), gone)).toEqual([
      'if no benefit in kind value is given, it counts as 0',
      'if no benefit in kind value is given, nothing stands in for it',
    ])
  })

  test('what is compared stands with what it is compared with', () => {
    const rule = (key: string) =>
      `export function ruleOf(item: Item) { const isBenefits = ${key} === 'mybenefits'; return isBenefits }`
    expect(told(rule('item.key.toLowerCase()'), rule('item.key'))).toEqual([
      'is benefits: key in small letters is ‘mybenefits’',
      'is benefits: key is ‘mybenefits’',
    ])
  })

  test('what holds otherwise, without saying twice that something is missing', () => {
    const rule = (left: string, test = 'value === undefined') =>
      `export const ruleOf = (value) => ${test} ? none : ${left}`
    expect(told(rule('all - value'), rule('all + value'))).toEqual([
      'otherwise, if there is value: all − value',
      'otherwise, if there is value: all + value',
    ])
    const either = 'value === undefined || isOn'
    expect(told(rule('all - value', either), rule('all', either))?.[0]).toBe(
      'otherwise, if not (there is no value or on): all − value',
    )
  })

  test('nothing, where a name stands for another field of what is given', () => {
    const rule = (given: string, least: number) =>
      `export const ruleOf = (${given}: Given) => amount > ${least}`
    expect(told(rule('{ weight: amount }', 1), rule('{ price: amount }', 2))).toBeUndefined()
  })

  test('another field of what is given, by its name', () => {
    const rule = (field: string) => `export const ruleOf = ({ ${field} }: Given) => ${field} > 1`
    expect(told(rule('price'), rule('weight'))).toEqual([
      'price is more than 1',
      'weight is more than 1',
    ])
  })

  test('beside another name within it only what else differs', () => {
    const rule = (name: string, sign: string) =>
      `export function ruleOf(text: string, { balance }: Range) { const ${name} = valueIn(text); return { ${name}, left: balance ${sign} ${name} } }`
    expect(told(rule('value', '-'), rule('amount', '+'))).toEqual([
      'value: amount; left: balance − amount',
      'amount; left: balance + amount',
    ])
    const plain = (name: string, sign: string, given = 'text: string') =>
      `export function ruleOf(${given}, { balance }: Range) { const ${name} = valueIn(text); return balance ${sign} ${name} }`
    expect(told(plain('value', '-'), plain('amount', '+'))).toEqual([
      'balance − amount',
      'balance + amount',
    ])
    const known = (name: string, sign: string) => plain(name, sign, 'text: string, amount: Pence')
    expect(told(known('value', '-'), known('sum', '+'))).toEqual(['balance − sum', 'balance + sum'])
    expect(told(known('value', '-'), plain('amount', '+'))).not.toEqual([
      'balance − amount',
      'balance + amount',
    ])
  })
})
