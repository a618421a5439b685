import { describe, expect, test } from 'vitest'
import type { RanFile, RanTest } from '../run/run-report.ts'
import { changesIn } from './changes.ts'
import { branchesOf } from './coverage.ts'
import { sentenceInWords } from './in-words.ts'
import { prove } from './requirements.ts'
import { factsOf, tablesOf } from './tables.ts'

const file = 'packages/domain/src/help/help.test.ts'
const ran = (title: string, result: RanTest['result'], ...rows: readonly number[]): RanTest => ({
  titles: ['What is it?', title],
  result,
  complaints: result === 'failed' ? [{ says: 'expected 1 to be 2' }] : [],
  rows: rows.map((row) => ({ table: 0, row })),
})
const ranFile: RanFile = {
  file,
  complaints: [],
  tables: [
    {
      headings: ['case', 'is'],
      text: '',
      rows: [
        ['one', '1'],
        ['two', '2'],
        ['three', '3'],
      ],
    },
  ],
  tests: [
    ran('A-01 one', 'passed', 0),
    ran('A-02 two', 'failed', 1),
    ran('A-01, A-03 for all', 'passed'),
  ],
}

describe('A row of a decision table', () => {
  const [table] = tablesOf(ranFile)

  test('is marked by the test that read it; one that no test read is not proven', () => {
    expect(table?.rows.map(({ result }) => result)).toEqual(['passed', 'failed', 'not run'])
  })

  test('proves what its test starts with, and says why it failed', () => {
    expect(table?.rows.map(({ ids }) => ids)).toEqual([['A-01'], ['A-02'], []])
    expect(table?.rows[1]?.complaints).toEqual([{ says: 'expected 1 to be 2' }])
  })

  test('is below the title of the group', () => {
    expect([table?.title, table?.anchor]).toEqual(['What is it?', 'help-help-table-1'])
  })
})

test('A test that reads no row is a fact', () => {
  expect(factsOf(ranFile).map(({ title, ids }) => [title, ids])).toEqual([
    ['A-01, A-03 for all', ['A-01', 'A-03']],
  ])
})

describe('A requirement', () => {
  const whole = (result: RanTest['result'], place = 'tests/a.spec.ts') => [
    { file: place, titles: ['A-04 it is shown'], result },
  ]
  const shown = { tables: tablesOf(ranFile), facts: factsOf(ranFile) }
  const requirement = (id: string) => ({ id, says: '', level: 'unit' })
  const standing = (id: string, wholeRun = whole('passed')) =>
    prove(requirement(id), { ...shown, wholeRun }, true).standing
  const withoutWholeRun = (isForRules: boolean) =>
    prove(requirement('A-05'), { ...shown, wholeRun: undefined }, isForRules).standing

  test('holds when a row or a fact passed', () => {
    expect([standing('A-01'), standing('A-03')]).toEqual(['holds', 'holds'])
  })

  test('has the rows that its number stands in; of a title that names many, they only run through it', () => {
    const own = (ids: readonly string[], headings: readonly string[], cells: readonly string[]) => {
      const row = { anchor: 'r', cells, result: 'passed', ids, complaints: [] } as const
      const tables = [{ anchor: 't', title: '', file, headings, rows: [row] }]
      const { rows } = prove(requirement('A-01'), { tables, facts: [], wholeRun: [] }, true)
      return rows.map(({ isOwn }) => isOwn)
    }
    expect(own(['A-01', 'A-02'], ['id', 'case'], ['A-01', 'one'])).toEqual([true])
    expect(own(['A-01', 'A-02'], ['id', 'case'], ['A-02', 'two'])).toEqual([false])
    expect(own(['A-01', 'A-02'], ['case'], ['one'])).toEqual([true])
    expect(own(['A-01', 'A-02', 'A-03', 'A-04'], ['case'], ['one'])).toEqual([false])
  })

  test('fails when one of them failed', () => {
    expect(standing('A-02')).toBe('fails')
  })

  test('is proven elsewhere when a test outside the domain passed', () => {
    expect(standing('A-04')).toBe('proven elsewhere')
  })

  test('of a screen counts as not run when only the domain was run', () => {
    expect([withoutWholeRun(false), withoutWholeRun(true)]).toEqual(['not asked', 'not proven'])
  })

  test('is not proven by a failing test, by nothing, or by an old run of the domain', () => {
    expect([
      standing('A-04', whole('failed')),
      standing('A-05'),
      standing('A-04', whole('passed', file)),
    ]).toEqual(['not proven', 'not proven', 'not proven'])
  })
})

describe('What has changed?', () => {
  const changes = (file: string, before: string, after: string) =>
    changesIn(file, before, after).map(({ kind, name, was, is }) => [kind, name, was, is])
  const domain = 'packages/domain/src/a/a'

  test('a changed requirement, a new one, a removed one', () => {
    const before = '- id: A-01\n  says: One\n- id: A-02\n  says: Two\n'
    const after = '- id: A-01\n  says: Uno\n- id: A-03\n  says: Three\n'
    expect(changes('docs/requirements.yaml', before, after)).toEqual([
      ['requirement', 'A-01', 'One', 'Uno'],
      ['requirement', 'A-02', 'Two', undefined],
      ['requirement', 'A-03', undefined, 'Three'],
    ])
  })

  test('a rule: its formula in words, and how it is written', () => {
    const before =
      '/** cost = amount ÷ 12 */\nexport const cost = (amount: number) => amount / 12\n'
    expect(changes(`${domain}.rules.ts`, before, before.replaceAll('12', '13'))).toEqual([
      ['rule', 'cost', 'cost = amount ÷ 12', 'cost = amount ÷ 13'],
      [
        'rule',
        'cost, as it is written',
        'export const cost = (amount: number) => amount / 12',
        'export const cost = (amount: number) => amount / 13',
      ],
    ])
    const rewrapped = before.replace('=> amount', '=>\n  // As ever.\n  amount')
    expect(changes(`${domain}.rules.ts`, before, rewrapped).map(([, name]) => name)).toEqual([
      'cost',
    ])
  })

  test('a figure, and a sentence within others; a comment is no other figure', () => {
    const before = `export const policy = {\n  /** The most. */\n  most: 5,\n  least: 1,\n} as const\n`
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '6'))).toEqual([
      ['figure or rate', 'policy.most', '5', '6'],
    ])
    expect(changes(`${domain}.policy.ts`, before, before.replace('The most', 'At most'))).toEqual([
      ['word', 'what is said of “policy: most”', 'The most.', 'At most.'],
    ])
    const summed = before.replace('5', '5 + 0')
    expect(changes(`${domain}.policy.ts`, before, summed)).toEqual([])
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '7 - 2 * 1'))).toEqual([])
    expect(changes(`${domain}.policy.ts`, before, before.replace('5', '5 + 1'))).toEqual([
      ['figure or rate', 'policy.most', '5', '6'],
    ])
    const said = `export const messages = {\n  wait: 'Wait',\n  ours: {\n    wait:\n      'Please wait',\n  },\n}\n`
    expect(changes(`${domain}.messages.ts`, said, said.replace('Please', 'Do'))).toEqual([
      ['sentence', 'messages.ours.wait', 'Please wait', 'Do wait'],
    ])
  })

  test('a rate of the host', () => {
    const before = 'export const rates = [{ basic: { taxRate: 0.2 } }]\n'
    const file = 'apps/fake-api/src/host/page-configuration.policy.ts'
    expect(changes(file, before, before.replace('0.2', '0.19'))).toEqual([
      ['figure or rate', 'rates 1.basic.taxRate', '20%', '19%'],
    ])
  })

  test('a machine: the transition, by its state and event', () => {
    const before = `export const aMachine = () =>
  setup({ guards: { may: () => true } }).createMachine({
    states: { open: { on: { 'door.shut': { guard: 'may', target: 'shut' } } }, shut: {} },
  })
`
    expect(changes(`${domain}.machine.ts`, before, before.replace("'shut' }", "'open' }"))).toEqual(
      [['machine', 'states.open.on.door.shut.target', "'shut'", "'open'"]],
    )
  })

  test('an answered question', () => {
    const before = '- **OQ-001** One.\n- **OQ-002** Two.\n'
    expect(changes('docs/decisions/0005-money.md', before, before.replace('One', 'Uno'))).toEqual([
      ['answered question', 'OQ-001', 'One.', 'Uno.'],
    ])
  })

  test('a case by its name; how wide its columns are is no change', () => {
    const table = (rows: string) =>
      `const cases = decisionTable(\n  ['case', 'is'],\n  \`\n  case | is\n${rows}\n  \`,\n)\n`
    expect(changes(`${domain}.test.ts`, table(' one |  1'), table(' one | 2'))).toEqual([
      ['case', 'one', 'case: one · is: 1', 'case: one · is: 2'],
    ])
    expect(changes(`${domain}.test.ts`, table('one|1'), table('one   |  1'))).toEqual([])
  })

  test('nothing in files that no member notices', () => {
    expect(changes('apps/portal/src/testing/setup.ts', 'a', 'b')).toEqual([])
  })
})

test('Branches are counted, and files with gaps are named', () => {
  const branches = (covered: number, total: number) => ({ branches: { covered, total } })
  const summary = {
    total: branches(3, 4),
    '/a.rules.ts': branches(2, 2),
    '/b.rules.ts': branches(1, 2),
  }
  expect(branchesOf(summary)).toMatchObject({
    covered: 3,
    total: 4,
    gaps: [{ file: expect.stringContaining('b.rules.ts'), missed: 1 }],
  })
})

test('A sentence is shown as it reads, and anything else as it is written', () => {
  expect(sentenceInWords("'Wait'")).toBe('Wait')
  expect(sentenceInWords('(limit: Pence) => `At most $' + '{formatPounds(limit)}.`')).toBe(
    'At most ‹limit›.',
  )
  expect(sentenceInWords('...list.map((one) => one)')).toBe('...list.map((one) => one)')
})
