import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const file = 'packages/domain/src/payslip/rate-book.policy.ts'
const before = readFileSync(file, 'utf8')
const changes = (from: string, to: string) => {
  expect(before).toContain(from)
  return changesIn(file, before, before.replace(from, to)).map(({ name, was, is }) => [
    name,
    was,
    is,
  ])
}

test('A row of rates whose date changes is still the same row', () => {
  const scotland = "nation: 'scotland',\n    "
  expect(
    changes(`${scotland}...taxYear`, `${scotland}from: '2026-04-06',\n    until: '2027-04-04'`),
  ).toEqual([['rateBook incomeTax scotland.until', '5 April 2027', '4 April 2027']])
})

test('A row for the next year is new, and leaves the row before it as it is', () => {
  const next = `{ rate: 'minimumWage', ageGroup: 'from18', from: '2027-04-01', until: '2028-03-31',
    source: rateSources.minimumWage, anHour: pounds('11.00') },`
  const after = before.lastIndexOf(']')
  const found = changesIn(file, before, `${before.slice(0, after)}${next}${before.slice(after)}`)
  const row = 'rateBook minimumWage from18 2027-04-01'
  expect(found.map(({ name, was, is }) => [name, was, is])).toEqual([
    [`${row}.from`, undefined, '1 April 2027'],
    [`${row}.until`, undefined, '31 March 2028'],
    [
      `${row}.source`,
      undefined,
      expect.stringMatching(/^title: GOV.UK, .*minimum-wage.*checked on: /),
    ],
    [`${row}.anHour`, undefined, '£11.00'],
  ])
})

test('A new row knows what the row before it says, but for its days', () => {
  const next = `{ rate: 'minimumWage', ageGroup: 'from18', from: '2027-04-01', until: '2028-03-31',
    source: rateSources.minimumWage, anHour: pounds('11.00') },`
  const after = before.lastIndexOf(']')
  const found = changesIn(file, before, `${before.slice(0, after)}${next}${before.slice(after)}`)
  expect(found.map(({ is, rowBefore }) => [rowBefore === is, rowBefore])).toEqual([
    [false, undefined],
    [false, undefined],
    [true, expect.stringContaining('minimum-wage')],
    [false, '£10.85'],
  ])
})

test('A row above the one in force is new, and leaves the one in force as it is', () => {
  const start = 'rateBook: readonly RateRow[] = ['
  const next = `${start}{ rate: 'loan', plan: 'plan1', from: '2027-04-06', until: '2028-04-05',
    source: rateSources.employers, above: pounds('27000'), percent: 9 },`
  const row = 'rateBook loan plan1 2027-04-06'
  const found = changes(start, next)
  expect(found.map(([name]) => name)).toEqual(
    ['from', 'until', 'source', 'above', 'percent'].map((field) => `${row}.${field}`),
  )
  expect(found.every(([, was]) => was === undefined)).toBe(true)
})

test('The same rows that code made of a list are no change', () => {
  const plan2 = /\{\s+rate: 'loan',\s+plan: 'plan2'.*?\},/s
  const made = `...([['plan2', '29385', 9]] as const).map(([plan, above, percent]): RateRow => ({
    rate: 'loan', plan, ...taxYear, source: rateSources.employers, above: pounds(above), percent })),`
  const then = before.replace(plan2, made)
  expect(then).not.toBe(before)
  expect(changesIn(file, then, before)).toEqual([])
  const [change, ...more] = changesIn(file, then.replace("'29385'", "'29835'"), before)
  expect(more).toEqual([])
  expect(change).toMatchObject({
    name: 'rateBook loan plan2.above',
    was: '£29,835.00',
    is: '£29,385.00',
  })
})
