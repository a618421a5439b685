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
