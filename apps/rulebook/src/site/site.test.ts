import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tablesIn } from '../source/written-tables.ts'
import { rowText, widthsOf } from './try-it/tables-to-try.ts'
import { tries } from './try-it/tries.ts'
import type { TryIt, Typed } from './try-it/try-it.ts'

describe('Trying it', () => {
  const firstTyped = ({ fields }: TryIt): Typed =>
    Object.fromEntries(fields.map(({ name, first }) => [name, first]))
  const trying = (id: string, typed: Typed = {}) => {
    const tryIt = tries.find((known) => known.id === id)
    return tryIt?.answer({ ...firstTyped(tryIt), ...typed })
  }

  for (const tryIt of tries) {
    const { title, table } = tryIt
    test(`${title} Its decision table is there`, () => {
      const heads = tablesIn(readFileSync(table.file, 'utf8')).map(({ headings }) => headings)
      expect(heads).toContainEqual([...table.headings])
    })

    test(`${title} It begins with a case that has a row, or says why not`, () => {
      const answer = tryIt.answer(firstTyped(tryIt))
      expect(answer.says).not.toBe('')
      if (answer.row !== undefined)
        expect(Object.keys(answer.row).sort()).toEqual([...table.headings].sort())
    })
  }

  test('a salary sacrifice is worked out step by step', () => {
    const answer = trying('salary-sacrifice')
    expect(answer?.says).toBe('Saves £306.00 a year and costs £74.50 a month.')
    expect(answer?.steps.map(({ gives }) => gives)).toContain('£150.00')
  })

  test('a payslip is worked out for the pay period, with the rates of the day', () => {
    const answer = trying('payslip', { period: 'Every four weeks' })
    expect(answer?.says).toContain('What it really costs you: £66.46 every four weeks.')
    expect(answer?.steps[0]).toEqual({
      what: 'Your payslip, every four weeks: Gross pay, before and after',
      gives: '£2,307.69, £2,215.38 (-£92.31)',
    })
    expect(trying('payslip', { day: '2027-04-06' })?.says).toContain('2027-28')
    expect(trying('payslip', { day: 'soon' })?.field).toBe('day')
    expect(trying('payslip', { pension: '5%' })?.field).toBe('pension')
    expect(trying('payslip', { pension: '101% from pay' })?.field).toBe('pension')
  })

  test('without rates nothing is worked out, and nothing is made up', () => {
    expect(trying('salary-sacrifice', { insurance: '' })).toMatchObject({
      isRefusal: true,
      row: undefined,
    })
  })

  test('a refused NI number names its reason', () => {
    expect(trying('ni-number', { typed: 'AO123456C' })?.row).toMatchObject({
      id: 'SALSAC-17',
      'refused for': 'O as the second letter',
    })
    expect(trying('ni-number', { typed: 'ab 12 34 56 c' })?.says).toBe('Valid. AB123456C is sent.')
  })

  test('an amount that no member may type is said to be refused', () => {
    const refused = 'Please enter an amount of no more than £1,000,000.00.'
    const steps = (amount: string) =>
      trying('salary-sacrifice', { amount })?.steps.map(({ gives }) => gives)
    expect(steps('1000000.01')?.[0]).toBe(refused)
    expect(steps('1000000')).not.toContain(refused)
  })

  test('a range that the table is not about gives an answer and no row', () => {
    expect(trying('withdrawal-range', { typed: '1284.60' })?.row).toMatchObject({
      transfers: '1284.60',
      leaves: '£0.00',
    })
    expect(trying('withdrawal-range', { balance: '10.00', typed: '10' })).toMatchObject({
      isRefusal: false,
      row: undefined,
    })
  })

  test('an open range sells above its maximum', () => {
    expect(trying('voucher-amount', { end: 'no' })?.row).toMatchObject({ answer: 'sold' })
    expect(trying('voucher-amount', { end: 'yes' })?.row).toMatchObject({ answer: 'refused' })
  })

  test('filters are followed one by one, and unknown words are reported', () => {
    const doings = 'search tea then next page then favourites'
    expect(trying('filter-modes', { doings })?.steps.map(({ gives }) => gives)).toEqual([
      '?category=10&page=3',
      '?search=tea',
      '?search=tea&page=2',
      '?favourites=true',
    ])
    expect(trying('filter-modes', { doings: 'dance' })?.isRefusal).toBe(true)
  })

  test('each changed letter of a name is shown', () => {
    expect(trying('slug', { name: 'Café & Co.' })?.steps.slice(0, 4)).toEqual([
      { what: '‘C’', gives: 'c' },
      { what: '‘é’', gives: 'e' },
      { what: '‘&’', gives: 'left out' },
      { what: '‘.’', gives: 'left out' },
    ])
  })

  test('a page beyond the last becomes the last, and there is none after it', () => {
    expect(trying('paging')?.row).toMatchObject({ page: '3', of: '3', offered: 'no' })
  })
})

test('A row is written as wide as the table that it goes into', () => {
  const headings = ['id', 'case', 'is']
  const table = { file: '', headings, widths: widthsOf(headings, [['A-01', 'first', '1']]) }
  expect(rowText(table, { id: 'A-02', case: 'two', is: '2' })).toBe('    A-02 | two   | 2')
})

test('Nothing in the page reaches out: no address of another host in what the browser gets', () => {
  const sources = readdirSync('apps/rulebook/src/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|css)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`apps/rulebook/src/site/${file}`, 'utf8'))
  expect(sources.join('\n')).not.toMatch(/https?:\/\//)
})
