import { expect, test } from 'vitest'
import { subjectOfChange } from '../../page/changes/change-subject.ts'
import { changesIn } from './changes.ts'
import { mayAlter } from './may-alter.ts'

const file = 'packages/domain/src/retailers/retailers.policy.ts'
const before = `/** Of the retailers (section 2). */
export const retailersPolicy = {
  /** How many recently viewed retailers the directory offers (DIR-05). */
  viewed: 4,
  pageSize: 60,
}
`

const changes = (after: string) => changesIn(file, before, after)

test('Other words of a figure are told as words, and change no result', () => {
  const after = before.replace('offers', 'shows at most')
  expect(changes(after)).toMatchObject([
    {
      kind: 'word',
      name: 'what is said of “viewed”',
      was: 'How many recently viewed retailers the directory offers (DIR-05).',
      is: 'How many recently viewed retailers the directory shows at most (DIR-05).',
    },
  ])
  expect(changes(after).some(mayAlter)).toBe(false)
  expect(changes(after).map((change) => subjectOfChange(change, new Map()))).toEqual(
    changes(before.replace('4', '5')).map((change) => subjectOfChange(change, new Map())),
  )
})

test('So are those of the constant itself, and words that are new or gone', () => {
  expect(changes(before.replace('(section 2)', '(section 3)'))).toMatchObject([
    { kind: 'word', was: 'Of the retailers (section 2).', is: 'Of the retailers (section 3).' },
  ])
  expect(changes(before.replace('  pageSize', '  /** Of lists. */\n  pageSize'))).toMatchObject([
    { kind: 'word', was: '', is: 'Of lists.' },
  ])
})

test('A figure that is new or gone is told as a figure alone', () => {
  const after = before.replace('  pageSize: 60,\n', '  /** Of lists. */\n  size: 60,\n')
  expect(changes(after).map(({ kind }) => kind)).not.toContain('word')
})

test('Other words at the head of a machine are told, too', () => {
  const machine = `import { setup } from 'xstate'

/** Nothing is read without the permission (PERM-02). */
export const statementMachine = setup({}).createMachine({ initial: 'idle', states: { idle: {} } })
`
  const after = machine.replace('Nothing', 'All')
  const own = 'packages/domain/src/statements/statement.machine.ts'
  expect(changesIn(own, machine, after)).toMatchObject([
    {
      kind: 'rule',
      name: 'statementMachine',
      was: 'Nothing is read without the permission (PERM-02).',
      is: 'All is read without the permission (PERM-02).',
    },
  ])
  expect(changesIn(own, machine, after).some(mayAlter)).toBe(false)
})
