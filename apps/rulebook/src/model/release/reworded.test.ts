import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'
import { withReworded } from './reworded.ts'

const file = 'packages/domain/src/a/a.test.ts'
const tableOf = (rows: string): string =>
  `const cases = decisionTable(['id', 'case', 'typed', 'saved'], \`\n${rows}\n\`)`
const changesOf = (before: string, after: string) =>
  withReworded(changesIn(file, before, after)).map(({ name, was, is, isReworded }) => [
    name,
    isReworded ? 'reworded' : was === undefined ? 'new' : is === undefined ? 'gone' : 'changed',
  ])
const old = tableOf('A-01 | none | 1 | 2')

test.each([
  ['another name', 'A-01 | nothing at all | 1 | 2', [['nothing at all', 'reworded']]],
  ['another number', 'A-02 | zero | 1 | 2', [['zero', 'reworded']]],
  [
    'another result as well',
    'A-01 | zero | 1 | 3',
    [
      ['none', 'gone'],
      ['zero', 'new'],
    ],
  ],
  [
    'another input as well',
    'A-01 | zero | 0 | 2',
    [
      ['none', 'gone'],
      ['zero', 'new'],
    ],
  ],
  ['another result alone', 'A-01 | none | 1 | 3', [['none', 'changed']]],
  [
    'a second row with the same values',
    'A-01 | zero | 1 | 2\nA-01 | again | 1 | 2',
    [
      ['zero', 'reworded'],
      ['again', 'new'],
    ],
  ],
])('A case with %s', (_, rows, told) => {
  expect(changesOf(old, tableOf(rows))).toEqual(told)
})

test.each([
  ['another name', 'A-01 | no digit | x |', [['no digit', 'reworded']]],
  [
    'another name, beside a row that is new',
    'A-01 | no digit | x |\nA-01 | two | 2 | 3',
    [
      ['no digit', 'reworded'],
      ['two', 'new'],
    ],
  ],
  [
    'another name, beside a row with the same cells',
    'A-01 | no digit | x |\nA-01 | again | x |',
    [
      ['letter', 'gone'],
      ['no digit', 'new'],
      ['again', 'new'],
    ],
  ],
  [
    'another input as well',
    'A-01 | no digit | y |',
    [
      ['letter', 'gone'],
      ['no digit', 'new'],
    ],
  ],
])('A case without a result, with %s', (_, row, told) => {
  const kept = 'A-01 | one | 1 | 2\n'
  expect(changesOf(tableOf(`${kept}A-01 | letter | x |`), tableOf(kept + row))).toEqual(told)
})

test('A case without a result is another one in another table', () => {
  const [one, other] = ['A-01 | one | 1 | 2', 'A-02 | five | 5 | 6']
  const before = `${tableOf(`${one}\nA-01 | letter | x |`)}\n${tableOf(other)}`
  const after = `${tableOf(one)}\n${tableOf(`${other}\nA-01 | no digit | x |`)}`
  expect(changesOf(before, after)).toEqual([
    ['letter', 'gone'],
    ['no digit', 'new'],
  ])
})

test('Old and new words are both told', () => {
  const [change] = withReworded(changesIn(file, old, tableOf('A-02 | zero | 1 | 2')))
  expect([change?.was, change?.is]).toEqual(['A-01 · none', 'A-02 · zero'])
})

test('A fact with another title and the same expectation is reworded', () => {
  const fact = (title: string) => `test('${title}', () => { expect(one()).toBe(1) })`
  expect(changesOf(fact('one'), fact('it is one'))).toEqual([['it is one', 'reworded']])
})

test('A case that has moved to another file is no change', () => {
  const other = 'packages/domain/src/a/b.test.ts'
  expect(withReworded([...changesIn(file, old, ''), ...changesIn(other, '', old)])).toEqual([])
})
