import { expect, test } from 'vitest'
import type { RanFile } from '../../run/run-report.ts'
import { earlierCases } from './other-results.ts'

const file = 'packages/domain/src/a/a.test.ts'
const ran: RanFile = {
  file,
  complaints: [],
  tables: [
    {
      headings: ['id', 'case', 'amount', 'saving'],
      text: '',
      rows: [
        ['A-01', 'one', '£10.00', '£1.00'],
        ['A-01', 'two', '£20.00', '£2.00'],
      ],
    },
  ],
  tests: [
    {
      titles: ['What is saved?', 'A-01 one'],
      result: 'passed',
      complaints: [],
      rows: [{ table: 0, row: 0 }],
    },
    {
      titles: ['What is saved?', 'A-01 two'],
      result: 'failed',
      complaints: [{ says: 'expected', expected: '200', received: '300' }],
      rows: [{ table: 0, row: 1 }],
    },
    {
      titles: ['What is saved?', 'A-02 nothing of nothing'],
      result: 'failed',
      complaints: [{ says: 'expected' }],
      rows: [],
    },
  ],
}
const broken: RanFile = {
  file: 'packages/domain/src/b/b.test.ts',
  complaints: [{ says: 'There is no b.rules.ts.' }],
  tables: [],
  tests: [],
}

test('a case that failed has another result now: its input, its old result and its new one', () => {
  const found = earlierCases([ran, broken], [])
  expect(found.others).toEqual([
    {
      file,
      ids: ['A-01'],
      table: 'What is saved?',
      given: 'A-01 · two · amount: £20.00',
      cells: [{ column: 3, heading: 'saving', expected: '£2.00', received: '£3.00' }],
      says: 'expected',
      written: 'id: A-01 · case: two · amount: £20.00 · saving: £2.00',
    },
  ])
})

test('cases with the same result are counted; tests that could not be played are named', () => {
  const { same, facts, unplayed } = earlierCases([ran, broken], [])
  expect([same, facts, unplayed]).toEqual([
    1,
    [{ file, title: 'A-02 nothing of nothing', ids: ['A-02'], ran: undefined, now: [] }],
    [broken.file],
  ])
})

test('a case whose function is gone has no other result: nobody can work it out', () => {
  const gone = [{ says: 'savingOf is not a function' }]
  const tests = ran.tests.map((test) =>
    test.result === 'failed' ? { ...test, complaints: gone } : test,
  )
  const { others, facts, unrun } = earlierCases([{ ...ran, tests }], [])
  expect([others, facts]).toEqual([[], []])
  expect(unrun).toEqual([
    { file, table: 'What is saved?', count: 1 },
    { file, table: 'Other facts', count: 1 },
  ])
})

test('what stands today in the same words and holds is not gone, however its old test ended', () => {
  const tests = ran.tests.map((test) => ({ ...test, result: 'passed' as const, complaints: [] }))
  const { others, facts, unrun, same, rechecked } = earlierCases([ran], [{ ...ran, tests }])
  expect([others, facts, unrun, same, rechecked.length]).toEqual([[], [], [], 1, 2])
  expect(rechecked.every(({ file, name }) => file !== '' && name !== '')).toBe(true)
})

test('a case of other words today, or that does not hold today, has another result', () => {
  const [table] = ran.tables
  const worded = table && { ...table, headings: ['id', 'case', 'price', 'saving'] }
  const otherwise: RanFile = {
    ...ran,
    tables: worded ? [worded] : [],
    tests: ran.tests.map((test) => ({
      ...test,
      titles: ['Another group', ...test.titles.slice(1)],
    })),
  }
  for (const today of [ran, otherwise]) {
    const { others, facts, rechecked } = earlierCases([ran], [today])
    expect([others.length, facts.length, rechecked.length]).toEqual([1, 1, 0])
  }
})

test('its cells are written as the tables write them', () => {
  const written: RanFile = {
    ...ran,
    tables: [
      {
        headings: ['id', 'case', 'amount', 'saving'],
        answers: ['saving'],
        text: '',
        rows: [
          ['A-01', 'one', '10.00', '1.00'],
          ['A-01', 'two', '2000.00', '2.00'],
        ],
      },
    ],
  }
  const [other] = earlierCases([written], []).others
  expect(other?.given).toBe('A-01 · two · amount: £2,000.00')
  expect(other?.cells).toEqual([
    { column: 3, heading: 'saving', expected: '£2.00', received: '£3.00' },
  ])
})

const retitled = (...titles: readonly string[]): RanFile => ({
  ...ran,
  tables: titles.flatMap(() => ran.tables),
  tests: titles.flatMap((title, table) =>
    ran.tests.slice(0, 2).map((test, row) => ({
      titles: [title, ...test.titles.slice(1)],
      result: 'passed' as const,
      complaints: [],
      rows: [{ table, row }],
    })),
  ),
})

test('a row that holds today is the same case, though its table asks in other words', () => {
  const { others, rechecked } = earlierCases([ran], [retitled('How much is saved?')])
  expect([others, rechecked.map(({ name }) => name)]).toEqual([[], ['What is saved?: two']])
})

test('of two new tables, nobody can tell which has the row of a table that is gone', () => {
  for (const titles of [
    ['What is saved?', 'How much is saved?'],
    ['How much is saved?', 'What is paid?'],
  ]) {
    const then = titles.includes('What is saved?') ? retitled('What is paid?', 'Anything?') : ran
    const failing = {
      ...then,
      tests: then.tests.map((test) => ({ ...test, result: 'failed' as const })),
    }
    expect(earlierCases([failing], [retitled(...titles)]).rechecked).toEqual([])
  }
})

test('no case has another result without two values that differ, or the words of its test', () => {
  const table = { ...{ text: '', headings: ['address', 'followed'] }, answers: ['followed'] }
  const complaint = {
    says: 'expected [ [], true ] to deeply equal [ …(2) ]',
    expected: '[\n  [\n    "/out",\n  ],\n  true,\n]',
    received: '[\n  [],\n  true,\n]',
  }
  const unnamed: RanFile = {
    ...ran,
    tables: [{ ...table, rows: [['/out', 'yes']] }],
    tests: [
      {
        titles: ['Is it followed?', 'to /out'],
        result: 'failed',
        complaints: [complaint],
        rows: [{ table: 0, row: 0 }],
      },
    ],
  }
  expect(earlierCases([unnamed], []).others).toMatchObject([
    { given: 'address: /out · followed: yes', cells: [], says: complaint.says },
  ])
})

test('an old fact that no longer holds is told with what its file says today of the same requirement', () => {
  const passed = (title: string) => ({
    titles: [title],
    result: 'passed' as const,
    rows: [],
    complaints: [],
  })
  const today = {
    ...broken,
    file,
    complaints: [],
    tests: [passed('A-02 nothing of some'), passed('A-03 else')],
  }
  const [fact] = earlierCases([ran], [today]).facts
  expect(fact?.now.map(({ title, result }) => [title, result])).toEqual([
    ['A-02 nothing of some', 'passed'],
  ])
})
