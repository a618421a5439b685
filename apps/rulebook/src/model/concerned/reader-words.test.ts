import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'

const file = 'packages/domain/src/payslip/income-tax.rules.ts'
const readersSay = (before: string, after: string) =>
  changesIn(file, before, after).map(({ name, readersSay }) => [name, readersSay])

const allowance = `/** Tax-free pay: less £1 for each £2 of income above. It is never below nothing. */
export const allowanceOf = (income: number): number => dividedBy(income, two)
`
const two = (value: number) => `const two = wholeNumber(${value})\n`

test('A constant that one rule reads: the words of that rule which state what it was', () => {
  expect(readersSay(allowance + two(2), allowance + two(3))).toEqual([
    [
      'two, as it is written',
      [{ rule: 'allowanceOf', says: 'Tax-free pay: less £1 for each £2 of income above.' }],
    ],
  ])
})

const done = (...words: readonly string[]) => `const done = ['${words.join("', '")}']\n`
const standing = `/** In any letter case; an unknown word counts as open. */
export const standingOf = (word: string): string => (isDone(word) ? 'done' : 'open')
const isDone = (word: string): boolean => done.includes(word)
`

test('of a rule that does not state it all its words, even where only a step without words reads it', () => {
  expect(readersSay(done('paid', 'active') + standing, done('paid') + standing)).toEqual([
    [
      'done, as it is written',
      [{ rule: 'standingOf', says: 'In any letter case; an unknown word counts as open.' }],
    ],
  ])
})

test('of several rules only those that state it', () => {
  const other = `/** A tenth of it. */
export const tenthOf = (income: number): number => times(income, two)
`
  expect(readersSay(allowance + other + two(2), allowance + other + two(3))).toEqual([
    ['two, as it is written', [expect.objectContaining({ rule: 'allowanceOf' })]],
  ])
})

test('not of a rule that has changed as well: that one is told itself', () => {
  const changed = allowance.replace('dividedBy', 'times')
  expect(readersSay(allowance + two(2), changed + two(3))).toContainEqual([
    'two, as it is written',
    undefined,
  ])
})

test('not of a constant with words of its own, unless they state what it was', () => {
  const own = '/** For each so many pounds. */\n'
  expect(readersSay(allowance + own + two(4), allowance + own + two(3))).toEqual([
    ['two, as it is written', undefined],
  ])
})
