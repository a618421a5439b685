import { expect, test } from 'vitest'
import { tablesPart } from '../chapter/tables-part.ts'
import { html } from '../html.ts'
import { dayFromWords, withDaysInWords } from './day-in-words.ts'

test.each([
  ['from 2026-04-06 until 2027-04-05', 'from 6 April 2026 until 5 April 2027'],
  ['2026-02-30', '2026-02-30'],
  ['1986-03-09T00:00:00', '1986-03-09T00:00:00'],
  ['rate-2026-04-06', 'rate-2026-04-06'],
])('%s reads %s', (text, words) => {
  expect(withDaysInWords(text)).toBe(words)
})

test.each([
  ['22 November 2026', '2026-11-22'],
  [' 1 april 2027 ', '2027-04-01'],
  ['2026-11-22', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['1/4/2027', '2027-04-01'],
  ['22 Nov 2026', '2026-11-22'],
  ['22/Nov/2026', '22/Nov/2026'],
  ['22 11 2026', '22 11 2026'],
  ['22 Brumaire 2026', '22 Brumaire 2026'],
  ['soon', 'soon'],
])('%s is the day %s', (words, day) => {
  expect(dayFromWords(words)).toBe(day)
})

test('A day stands in words in a table, and as the test has it in its file', async () => {
  const page = await tablesPart(
    [
      {
        anchor: 't',
        title: 'T',
        file: 'packages/domain/src/payslip/rate-book.test.ts',
        headings: ['day'],
        rows: [{ anchor: 'r', cells: ['2026-04-06'], result: 'passed', ids: [], complaints: [] }],
      },
    ],
    (text) => html`${text}`,
  )
  expect(String(page)).toContain('data-written="2026-04-06"><span class="amount">6 April 2026<')
})
