import { expect, test } from 'vitest'
import { sameTables } from './same-tables.ts'

const headings = ['case', 'typed', 'answer']
const table = (title: string | undefined, ...rows: readonly string[]) => ({
  ...{ title, headings },
  rows: rows.map((row) => row.split(' ')),
})
const [one, two, three] = ['one 1 yes', 'two 2 no', 'three 3 no']

/** By its title the title of today. */
const pairs = (then: readonly ReturnType<typeof table>[], now: typeof then) =>
  [...sameTables(then, now)].map(([was, is]) => `${was.title} → ${is.title}`)

test.each([
  ['its title, whatever its rows', [table('A', one)], [table('A', two)], ['A → A']],
  ['its rows, whatever its title', [table('A', one, two)], [table('B', one, two)], ['A → B']],
  ['most of its rows', [table('A', one, two)], [table('B', three, one, two)], ['A → B']],
  ['the names of its cases', [table('A', one)], [table('B', 'one 9 no')], ['A → B']],
  ['a row that is much as it was', [table('A', one)], [table('B', 'first 1 yes')], ['A → B']],
  [
    'its rows, though the titles have changed places',
    [table('A', one), table('B', two)],
    [table('B', one), table('A', two)],
    ['A → B', 'B → A'],
  ],
  [
    'its title, if another table has taken rows of it',
    [table('A', one, two, three)],
    [table('B', one, two), table('A', three)],
    ['A → A'],
  ],
])('A table is known by %s', (_, then, now, known) => {
  expect(pairs(then, now)).toEqual(known)
})

test.each([
  ['has other rows', [table('A', one)], [table('B', two)]],
  ['is one of two with the same rows', [table('A', one)], [table('B', one), table('C', one)]],
  ['was one of two', [table('A', one), table('B', one)], [table('C', one)]],
])('No table is that of then if it %s', (_, then, now) => {
  expect(pairs(then, now)).toEqual([])
})
