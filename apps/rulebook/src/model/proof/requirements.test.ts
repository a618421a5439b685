import { describe, expect, test } from 'vitest'
import type { RanTest } from '../../run/run-report.ts'
import { ranFile } from '../cases/ran-file.examples.ts'
import { factsOf, tablesOf } from '../cases/tables.ts'
import { prove } from './requirements.ts'

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
      const tables = [{ anchor: 't', title: '', file: ranFile.file, headings, rows: [row] }]
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

  test('holds though a row about another one fails that runs through it', () => {
    const headings = ['id', 'case', 'valid']
    const row = (id: string, result: 'passed' | 'failed') =>
      ({
        anchor: id,
        cells: [id, id, 'no'],
        result,
        ids: ['A-06', 'A-07'],
        complaints: [],
      }) as const
    const standingWith = (rows: readonly ReturnType<typeof row>[], of: string) => {
      const tables = [{ anchor: 't', title: '', file: ranFile.file, headings, rows }]
      return prove(requirement(of), { tables, facts: [], wholeRun: undefined }, true).standing
    }
    const rows = [row('A-06', 'failed'), row('A-07', 'passed')]
    expect(['A-06', 'A-07'].map((id) => standingWith(rows, id))).toEqual(['fails', 'holds'])
    const loose = row('none', 'failed')
    expect(standingWith([row('A-07', 'passed'), loose], 'A-07')).toBe('fails')
    expect(standingWith([row('A-06', 'failed')], 'A-07')).toBe('fails')
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
      standing('A-04', whole('passed', ranFile.file)),
    ]).toEqual(['not proven', 'not proven', 'not proven'])
  })
})
