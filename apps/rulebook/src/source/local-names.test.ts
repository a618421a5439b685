import { describe, expect, test } from 'vitest'
import { isSameEffect, namesAnew } from './differences/same-code.ts'
import { isSameFile } from './differences/same-file.ts'

const pairs = (was: string, is: string) =>
  namesAnew(was, is)?.map((pair) => `${pair.was} → ${pair.is}`)

const left = (name: string) =>
  `export function leftAfter(text: string, { least }: Range) { const ${name} = valueIn(text, least); return ${name} && least - ${name} }`

describe('Other names within a rule', () => {
  test('are told, since what it does is the same', () => {
    expect(pairs(left('value'), left('amount'))).toEqual(['value → amount'])
    expect(pairs('(a: Pence) => a + 1', '(sum: number) => sum + 1')).toEqual(['a → sum'])
    expect(pairs('({ amount }) => [amount]', '({ amount: one }) => [one]')).toEqual([
      'amount → one',
    ])
    expect(pairs('all.map((x) => ({ x }))', 'all.map((one) => ({ x: one }))')).toEqual(['x → one'])
  })

  test.each([
    ['another field', '({ amount }) => amount', '({ total }) => total'],
    ['another field of a result', '(amount) => ({ amount })', '(total) => ({ total })'],
    ['a name from elsewhere', '(a) => a + known', '(a) => a + given'],
    ['two names in each other’s place', '(a, b) => a - b', '(a, b) => b - a'],
    ['a name that hides another', '(a) => (b) => a', '(a) => (a) => a'],
    [
      'a name that no longer hides one',
      '(x) => { const y = 1; return x }',
      '(x) => { const y = 1; return y }',
    ],
    ['another step, too', left('value'), left('amount').replace(' - ', ' + ')],
    ['a field by its name', '(key) => limits.key', '(name) => limits.name'],
    [
      'one that is declared elsewhere',
      'function f() { var a = 1; return a }',
      'function f() { var b = 1; return b }',
    ],
  ])('are not all that changed: %s', (_, was, is) => {
    expect(pairs(was, is)).toBeUndefined()
    expect(isSameEffect(was, is)).toBe(false)
  })
})

test.each([
  ['a field by a name, and by what a name holds', '(a, key) => a.key', '(a, key) => a[key]'],
  ['what may be missing', '(a) => a?.b.c', '(a) => a?.b?.c'],
  ['when it counts up', '() => ++i', '() => i++'],
  ['whether it waits', 'async () => a', '() => a'],
  ['whole numbers', '() => 1n', '() => 1'],
  ['a field that may be left out', 'interface A { b?: string }', 'interface A { b: string }'],
  ['another pattern', '() => /a/i', '() => /a/'],
])('Code is not the same: %s', (_, was, is) => {
  expect(isSameEffect(was, is)).toBe(false)
})

test('A figure is the same however it is written', () => {
  expect(isSameEffect('const ms = 15_000', 'const ms = 15 * 1000')).toBe(true)
  expect(isSameEffect('const ms = 15_000', 'const ms = 15 * 100')).toBe(false)
})

describe('Does a file do the same?', () => {
  const file = `/** Waits. */
import { isEmpty, type Basket, sumOf } from './basket.rules.ts'
import type { Pence } from '../kernel/index.ts'
const waitMs = 15_000
export const waits = (basket: Basket): number => (isEmpty(basket) ? 0 : sumOf(waitMs))
`

  test.each([
    ['other comments', file.replace('Waits', 'How long it waits')],
    ['a figure written in another way', file.replace('15_000', '15 * 1000')],
    ['a name of its own', file.replaceAll('waitMs', 'longWaitMs')],
    ['imports in another order', file.replace('isEmpty, type Basket, sumOf', 'sumOf, isEmpty')],
    ['a type that is new', `${file}export interface Wait { readonly ms: number }\n`],
    [
      'another name for what it imports',
      file.replace('isEmpty,', 'isEmpty as isBare,').replace('(isEmpty', '(isBare'),
    ],
  ])('Yes: %s', (_, after) => {
    expect(isSameFile(file, after)).toBe(true)
  })

  test.each([
    ['another figure', file.replace('15_000', '15_001')],
    ['another name for others', file.replace('waits =', 'wait =')],
    ['the same name from elsewhere', file.replace('./basket.rules.ts', './bag.rules.ts')],
    ['another thing under the same name', file.replace('isEmpty,', 'isFull as isEmpty,')],
    ['one import less', file.replace(/import \{ isEmpty.*\n/, '')],
    ['a list of names that runs', `${file}enum Way { one }\n`],
    ['no code', 'not code ('],
  ])('No: %s', (_, after) => {
    expect(isSameFile(file, after)).toBe(false)
  })

  test('a part of a screen from elsewhere is another', () => {
    const screen = (card: string, other: string) =>
      `import { Card${card} } from './a.tsx'\nimport { Other${other} } from './b.tsx'\nexport const view = () => <Card><Other /></Card>\n`
    expect(isSameFile(screen('', ''), screen('', ''))).toBe(true)
    const moved = `import { Other } from './a.tsx'\nimport { Card } from './b.tsx'\nexport const view = () => <Card><Other /></Card>\n`
    expect(isSameFile(screen('', ''), moved)).toBe(false)
  })
})
