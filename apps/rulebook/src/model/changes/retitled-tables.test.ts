import { describe, expect, test } from 'vitest'
import { nameOfTitle } from '../../source/titles-of-tables.ts'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/benefits/ni-number.test.ts'
const rows = ['A-01 | small letters | ab | yes', 'A-01 | none | | no', 'A-01 | long | abcd | no']
const [was, is] = ['Is this a number?', 'Which numbers are taken?']
const table = (title: string, own: readonly string[], expects = 'row.answer') =>
  `describe('${title}', () => {
  const cases = decisionTable(['id', 'case', 'typed', 'answer'], \`\n${own.join('\n')}\n\`)
  for (const row of cases) test(\`\${row.id}\`, () => { expect(answer(row)).toBe(${expects}) })
})
`
const changes = (before: string, after: string) =>
  changesIn(file, before, after).map(({ name, was, is }) => ({ name, was, is }))
const retitled = (first: string) => ({
  name: nameOfTitle({ rows: [first.split(/ *\| */)] }),
  was,
  is,
})
const before = table(was, rows)

describe('Another title of a table is told', () => {
  test('by its first row', () => {
    expect(changes(before, table(is, rows))).toEqual([retitled(rows[0] ?? '')])
  })

  test('though the first row is new', () => {
    const added = 'A-01 | tabs | a b | yes'
    expect(changes(before, table(is, [added, ...rows]))).toEqual([
      { name: 'tabs', was: undefined, is: 'id: A-01 · case: tabs · typed: a b · answer: yes' },
      retitled(added),
    ])
  })

  test('though the first row is another, or gone', () => {
    const [, ...others] = rows
    const edited = 'A-01 | small letters | ab | no'
    expect(changes(before, table(is, [edited, ...others]))).toContainEqual(retitled(edited))
    expect(changes(before, table(is, others))).toContainEqual(retitled(others[0] ?? ''))
  })

  test('though another table has come between', () => {
    const other = table('Is it followed?', ['A-02 | followed | x | yes'])
    expect(changes(before, other + table(is, rows))).toContainEqual(retitled(rows[0] ?? ''))
  })

  test('beside another test of its rows', () => {
    expect(changes(before, table(is, rows, 'true'))).toEqual([
      {
        name: `how each row is tested of “${is}”`,
        was: 'expect(answer(row)).toBe(row.answer)',
        is: 'expect(answer(row)).toBe(true)',
      },
      retitled(rows[0] ?? ''),
    ])
  })
})

test('A table in place of another has no other title', () => {
  const other = table(is, ['A-02 | followed | x | yes', 'A-02 | left | y | no'])
  expect(changes(before, other).filter((change) => change.was === was)).toEqual([])
})
