import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { subjectOfChange } from '../../page/changes/change-subject.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { decidingRules } from '../proof/deciding-rules.ts'
import { readContext } from '../statements/domain.ts'
import { type Kind, kinds } from '../statements/kinds.ts'
import { changesIn } from './changes.ts'

interface PlantedChange {
  readonly kind: Kind
  readonly file: string
  readonly from: string
  readonly to: string
  /** The subject it is shown under. */
  readonly under: string
  readonly name: string
  readonly was: string
  readonly is: string
}

const plantedChanges: readonly PlantedChange[] = parse(
  readFileSync(new URL('planted-changes.yaml', import.meta.url), 'utf8'),
)

const contexts = readdirSync(domainFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const sources = await Promise.all(contexts.map(({ name }) => readContext(name)))
const deciding = decidingRules(sources.map((source) => ({ source })))

test('At least fifty are planted, of every kind', () => {
  expect(plantedChanges.length).toBeGreaterThanOrEqual(50)
  expect(new Set(plantedChanges.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

describe('What changed shows a planted change where an analyst looks for it', () => {
  for (const { kind, file, from, to, under, name, was, is } of plantedChanges)
    test(`${kind}: ${name}, ${from} becomes ${to || '(nothing)'}`, () => {
      const before = readFileSync(file, 'utf8')
      expect(before, 'what is to be changed stands there').toContain(from)
      const changes = changesIn(
        file,
        before,
        before.replace(from, () => to),
      )
      const change = changes.find((one) => one.name.includes(name))
      expect(changes.map(({ name }) => name).join('\n')).toContain(name)
      expect(change?.kind).toBe(kind)
      expect(change && subjectOfChange(change, deciding)).toBe(under)
      expect(change?.was ?? '').toContain(was)
      expect(change?.is ?? '').toContain(is)
      expect(change?.was).not.toBe(change?.is)
    })
})

test('A formula that changed is told in words', () => {
  const formulas = plantedChanges.filter(
    ({ kind, name, was, is }) =>
      kind === 'rule' && name.endsWith(', as it is written') && was !== '' && is !== '',
  )
  expect(formulas.length).toBeGreaterThan(5)
  for (const { file, from, to, name } of formulas) {
    const before = readFileSync(file, 'utf8')
    const change = changesIn(
      file,
      before,
      before.replace(from, () => to),
    ).find((one) => one.name.includes(name))
    expect(change?.inWords?.was, name).not.toMatch(/[&|=<>{}*]|undefined/)
    expect(change?.inWords?.is, name).not.toMatch(/[&|=<>{}*]|undefined/)
    expect(change?.inWords?.was).not.toBe(change?.inWords?.is)
  }
})

test('A rate and a time are told in their units, however they are written', () => {
  const told = (file: string, from: string, to: string) => {
    const before = readFileSync(file, 'utf8')
    return changesIn(file, before, before.replace(from, to)).map(({ was, is }) => [was, is])
  }
  const host = 'apps/fake-api/src/portal/page-configuration.policy.ts'
  const session = 'packages/domain/src/session/session.policy.ts'
  expect(told(host, 'employeeNIRate: 0.02', 'employeeNIRate: 0.03')).toEqual([['2%', '3%']])
  expect(told(session, '15 * 60_000', '10 * 60_000')).toEqual([
    ['15 minutes (900000 ms)', '10 minutes (600000 ms)'],
  ])
})

test('A figure that stands under the name of a constant is told by its value', () => {
  const file = 'packages/domain/src/payslip/rate-book.policy.ts'
  const before = readFileSync(file, 'utf8')
  const told = (after: string) => changesIn(file, before, after)
  const checked = told(
    before.replace(/(scottish-income-tax',\n\s+checkedOn),/, "$1: '2025-11-20',"),
  )
  expect(checked.map(({ was, is }) => [/^\d+ \w+ \d{4}$/.test(was ?? ''), is])).toEqual([
    [true, '20 November 2025'],
  ])
  const wales = /\{\s+rate: 'incomeTax',\s+nation: 'wales',[^{}]*\},/
  expect(before).toMatch(wales)
  const gone = told(before.replace(wales, ''))
    .map(({ was }) => was)
    .join('\n')
  for (const value of ['20%', '40%', '45%', 'https://', '£37,700.00']) expect(gone).toContain(value)
  expect(gone).not.toMatch(/rateSources|threeBands/)
})

test('Code of the rulebook that puts nothing on the page is no change', () => {
  for (const file of ['host-rates.ts', 'payslip-rates.ts'].map(
    (name) => `apps/rulebook/src/rates/${name}`,
  )) {
    const before = readFileSync(file, 'utf8')
    const after = before.replaceAll('ReadRate', 'RateThatIsRead').replaceAll('reads', 'path')
    expect(after).not.toBe(before)
    expect(changesIn(file, before, after)).toEqual([])
  }
})
