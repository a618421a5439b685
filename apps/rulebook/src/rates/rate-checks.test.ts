import { type RateRow, rateBook } from '@save/domain/payslip'
import { describe, expect, test } from 'vitest'
import { hostRates } from './host-rates.ts'
import { payslipRates } from './payslip-rates.ts'
import { readRates } from './rate-book.ts'
import { rateComplaints } from './rate-checks.ts'
import type { RateEntry } from './rate-entry.ts'

const row = (from: string, until: string, change: Partial<RateEntry> = {}): RateEntry => ({
  what: 'Income tax',
  value: '20%',
  where: 'Wales',
  from,
  until,
  source: { title: 'GOV.UK', address: 'https://www.gov.uk/', checkedOn: '2026-04-05' },
  givenBy: 'the product',
  decides: [],
  ...change,
})
const checkedOn = (day: string) => ({
  source: { title: 'GOV.UK', address: 'https://www.gov.uk/', checkedOn: day },
})

describe('Is the rate book in order?', () => {
  const cases = [
    ['on the first day', [row('2026-04-06', '2027-04-05')], '2026-04-06', []],
    ['on the last day', [row('2026-04-06', '2027-04-05')], '2027-04-05', []],
    ['the day before', [row('2026-04-06', '2027-04-05')], '2026-04-05', ['no row for 2026-04-05']],
    [
      'the day after',
      [row('2026-04-06', '2027-04-05', checkedOn('2027-01-01'))],
      '2027-04-06',
      ['no row for 2027-04-06'],
    ],
    [
      'two years that meet',
      [row('2025-04-06', '2026-04-05'), row('2026-04-06', '2027-04-05')],
      '2026-11-22',
      [],
    ],
    [
      'a day between',
      [row('2025-04-06', '2026-04-04'), row('2026-04-06', '2027-04-05')],
      '2026-11-22',
      ['no row from 2026-04-05'],
    ],
    [
      'a day in both',
      [row('2025-04-06', '2026-04-06'), row('2026-04-06', '2027-04-05')],
      '2026-11-22',
      ['two rows hold on 2026-04-06'],
    ],
    [
      'several days in both',
      [row('2026-04-06', '2027-04-05'), row('2026-09-01', '2027-04-05')],
      '2026-11-22',
      ['two rows hold from 2026-09-01 until 2027-04-05'],
    ],
    [
      'a row within another one',
      [row('2026-04-06', '2027-04-05'), row('2026-09-01', '2026-09-30')],
      '2026-11-22',
      ['two rows hold from 2026-09-01 until 2026-09-30'],
    ],
    [
      'bands of one page that was checked longer ago: one complaint, with the page',
      ['basic', 'higher'].map((band) =>
        row('2026-04-06', '2027-04-05', { what: `Tax, ${band} band`, ...checkedOn('2025-11-21') }),
      ),
      '2026-11-22',
      [
        'Tax, basic band, Wales; Tax, higher band, Wales: its source was checked on 2025-11-21; it has to be checked every year (GOV.UK, https://www.gov.uk/).',
      ],
    ],
    [
      'the minimum wage begins and ends with March',
      [row('2026-04-01', '2027-03-31')],
      '2026-11-22',
      [],
    ],
    ['a day late', [row('2026-04-07', '2027-04-05')], '2026-11-22', ['begins on 2026-04-07']],
    [
      'a day early at the end',
      [row('2026-04-06', '2027-04-04')],
      '2026-11-22',
      ['no row from 2027-04-05 until the end of its year'],
    ],
    [
      'the wrong way round',
      [row('2027-04-06', '2026-04-05')],
      '2026-11-22',
      ['after its end', 'no row for'],
    ],
    [
      'checked a year ago',
      [row('2026-04-06', '2027-04-05', checkedOn('2025-11-22'))],
      '2026-11-22',
      [],
    ],
    [
      'checked longer ago',
      [row('2026-04-06', '2027-04-05', checkedOn('2025-11-21'))],
      '2026-11-22',
      ['checked every year'],
    ],
    [
      'checked tomorrow',
      [row('2026-04-06', '2027-04-05', checkedOn('2026-11-23'))],
      '2026-11-22',
      ['on 2026-11-23, a day that has not come yet'],
    ],
    [
      'no source',
      [row('2026-04-06', '2027-04-05', { source: { title: '', address: '', checkedOn: '' } })],
      '2026-11-22',
      ['no source'],
    ],
    [
      'a source without the day of its check',
      [row('2026-04-06', '2027-04-05', checkedOn(''))],
      '2026-11-22',
      ['nobody has noted when its source was checked'],
    ],
    [
      'another nation is another rate',
      [row('2026-04-06', '2027-04-05'), row('2026-04-06', '2027-04-05', { where: 'Scotland' })],
      '2026-11-22',
      [],
    ],
  ] as const
  for (const [name, rows, today, complaints] of cases)
    test(name, () => {
      const found = rateComplaints(rows, today)
      expect(found).toHaveLength(complaints.length)
      for (const [index, complaint] of complaints.entries())
        expect(found[index]).toContain(complaint)
    })
})

test('The rate book is in order today: if it is not, look the rates up and add a row', () => {
  expect(readRates().complaints).toEqual([])
})

test('It is not in order the day after the last row, nor a year after its sources were checked', () => {
  expect(readRates('2027-04-05').complaints.join()).not.toContain('Income tax')
  const after = readRates('2027-04-06').complaints
  expect(after.some((text) => text.includes('band of the comparison'))).toBe(true)
  expect(after.some((text) => text.startsWith('Income tax'))).toBe(true)
  expect(readRates('2027-11-23').complaints.join()).toContain('has to be checked every year')
})

test('the rates of the demonstration’s host for the comparison are in the book', () => {
  expect(hostRates().map(({ what, value }) => [what, value])).toEqual([
    ['Tax, basic band of the comparison', '20%'],
    ['Employee’s National Insurance, basic band of the comparison', '8%'],
    ['Tax, higher band of the comparison', '40%'],
    ['Employee’s National Insurance, higher band of the comparison', '2%'],
  ])
})

test('a band of income tax says where it begins and where it ends', () => {
  const bands = payslipRates().filter(
    ({ what, where }) => what.startsWith('Income tax') && where.startsWith('England'),
  )
  expect(bands.map(({ what, value }) => [what, value])).toEqual([
    ['Income tax, basic band', '20% of taxable income up to £37,700.00'],
    ['Income tax, higher band', '40% of taxable income above £37,700.00, up to £125,140.00'],
    ['Income tax, additional band', '45% of taxable income above £125,140.00'],
  ])
})

test('a row that lacks its source altogether is named, and so is whatever else is wrong', () => {
  const [allowance, ...others] = rateBook
  const { source: _, ...bare } = allowance as RateRow
  const entries = payslipRates([bare as RateRow, ...others.slice(0, 1)])
  expect(rateComplaints(entries, '2026-11-22')).toEqual([
    'Personal allowance, the United Kingdom: it has no source.',
    'Personal allowance, tapered, the United Kingdom: it has no source.',
  ])
})

test('a source without an address, or without a name, is told as what it lacks', () => {
  const [allowance] = rateBook as readonly [RateRow]
  const told = (source: Partial<RateRow['source']>) =>
    rateComplaints(
      payslipRates([{ ...allowance, source: { ...allowance.source, ...source } }]).slice(0, 1),
      '2026-11-22',
    )
  expect(told({ address: '' })).toEqual([
    `Personal allowance, the United Kingdom: its source has no address that begins with https:// (${allowance.source.title}).`,
  ])
  expect(told({ title: '' })).toEqual([
    `Personal allowance, the United Kingdom: its source has no name (${allowance.source.address}).`,
  ])
})
