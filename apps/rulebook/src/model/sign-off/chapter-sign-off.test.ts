import { describe, expect, test } from 'vitest'
import { signOffsOf } from './sign-off.ts'
import { chapterVersionsOf } from './versions.ts'

describe('A chapter without requirements is signed as a whole', () => {
  const chapterWith = (change: {
    about?: string
    code?: string
    value?: string
    cell?: string
    decided?: string
  }) => {
    const {
      about = 'About pay.',
      code = 'const a = 1',
      value = '5',
      cell = '£1.00',
      decided = 'A year.',
    } = change
    const record = {
      file: 'docs/decisions/0020.md',
      why: [],
      entries: [{ says: decided }],
      consequences: [],
    }
    const row = { anchor: 'r', cells: [cell], result: 'passed', ids: [], complaints: [] } as const
    const declaration = {
      ...{ name: 'a', isExported: true, kind: 'const', says: [], notes: [] },
      ...{ line: 1, start: 0, end: 1, code },
    } as const
    const figure = { name: 'most', value, says: [], line: 1, unit: undefined }
    return {
      ...{ id: 'payslip', about, words: {}, proofs: [], records: [record], machines: [] },
      tables: [
        { anchor: 't', title: 'What is paid', file: 'a.test.ts', headings: ['saved'], rows: [row] },
      ],
      source: {
        rules: [{ file: 'a.rules.ts', about: [], declarations: [declaration] }],
        figures: [{ file: 'a.policy.ts', figures: [figure] }],
        sentences: [],
      },
    } as unknown as Parameters<typeof chapterVersionsOf>[0][number]
  }
  const versionNow = (change = {}) =>
    chapterVersionsOf([chapterWith(change)]).get('payslip') ?? { version: '', pieces: {} }

  test.each([
    [{}, []],
    [
      { about: 'About wages.' },
      ['what is said about the chapter, in apps/rulebook/src/chapters/chapters.yaml, changed'],
    ],
    [{ decided: 'A month.' }, ['the decision record, in docs/decisions/0020.md, changed']],
    [{ code: 'const a = 2' }, ['the rule “a”, in a.rules.ts, changed']],
    [{ value: '6' }, ['the figure “most”, in a.policy.ts, changed']],
    [{ cell: '£2.00' }, ['the table of cases “What is paid”, in a.test.ts, changed']],
  ])('after %j it says that this has changed: %j', (change, changed) => {
    const signed = { requirement: 'payslip', ...versionNow(), by: 'A', on: '2026-11-22' }
    const [last] =
      signOffsOf(new Map([['payslip', versionNow(change)]]), [signed]).get('payslip') ?? []
    expect([last?.isCurrent, last?.changed]).toEqual([changed.length === 0, changed])
  })

  test('one with requirements is not: each of them is', () => {
    const withProof = { ...chapterWith({}), proofs: [{ id: 'A-01' }] }
    expect(chapterVersionsOf([withProof as never]).size).toBe(0)
  })
})
