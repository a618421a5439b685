import { expect, test } from 'vitest'
import { changeLine } from '../../page/changes/change-line.ts'
import { subjectOfChange } from '../../page/changes/change-subject.ts'
import { html } from '../../page/html.ts'
import { type Change, changesIn } from '../changes/changes.ts'
import { isToldByMachine, withMachineParts } from './machine-parts.ts'

const folder = 'packages/domain/src/ledger'
const files: Readonly<Record<string, string>> = {
  [`${folder}/purse.machine.ts`]: `import { setup } from 'xstate'
import { pageNews, markStale } from './page-news.ts'
const noteItsEnd = { type: 'noteEnd', params: ({ event }) => event } as const
export const purseMachine = setup({ actions: { markStale } }).createMachine({
  on: { ...pageNews, 'change.noticed': { actions: 'countNoticed' } },
  states: { sending: { on: { 'call.refused': { target: 'settled', actions: noteItsEnd } } }, settled: {} },
})
`,
  [`${folder}/page-news.ts`]: `const ended = ['forgetOtherTab'] as const
export const pageNews = {
  'outcome.read': { actions: 'noteSeen' },
  'otherTab.unchanged': { actions: [...ended, 'countChange'] },
} as const
/** Marks all of it. */
export function markStale({ context }) { context.count = 1 }
`,
}
const machine = `${folder}/purse.machine.ts`
const part = `${folder}/page-news.ts`

/** What changed if one of the files reads otherwise. */
function planted(file: string, from: string, to: string): readonly Change[] {
  const before = files[file] ?? ''
  expect(before).toContain(from)
  const after = before.replace(from, to)
  const { versions, besides } = withMachineParts(
    [{ file, before, after }],
    [machine],
    (one) => files[one],
    (one) => (one === file ? after : files[one]),
  )
  return besides(versions.flatMap((one) => changesIn(one.file, one.before, one.after)))
}

test.each([
  ['what all states hear', part, "'noteSeen'", "'noteEarlier'", 'on.outcome.read.actions'],
  ['a list of that file', part, "['forgetOtherTab']", '[]', 'on.otherTab.unchanged.actions'],
  [
    'a constant of its own',
    machine,
    '=> event }',
    '=> false }',
    'states.sending.on.call.refused.actions.params',
  ],
])('A part of a machine is told where it counts in the machine: %s', (_, file, from, to, name) => {
  expect(planted(file, from, to)).toEqual([
    expect.objectContaining({ kind: 'machine', file: machine, name }),
  ])
  expect(isToldByMachine(part, planted(file, from, to), (one) => files[one])).toBe(true)
  expect(isToldByMachine(`${folder}/other.ts`, planted(file, from, to), (one) => files[one])).toBe(
    false,
  )
})

test('A function that a machine leaves to another file stands below the machine, in words', () => {
  const [change, ...more] = planted(part, 'context.count = 1', 'context.count = 2')
  expect(more).toEqual([])
  expect(change).toMatchObject({ kind: 'rule', partOf: machine, stillSays: 'Marks all of it.' })
  expect(change?.inWords).toEqual({ was: 'count becomes 1', is: 'count becomes 2' })
  expect(change && subjectOfChange(change, new Map())).toBe('ledger/purse')
  expect(change && String(changeLine(change, (text) => html`${text}`))).toContain(
    'Marks all of it.',
  )
})

test('What is written out in a machine is not told once more as code', () => {
  expect(
    planted(part, "'otherTab.unchanged'", "'otherTab.changed'").map(({ file }) => file),
  ).not.toContain(part)
})
