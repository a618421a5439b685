import { expect, test } from 'vitest'
import { isFigure, isMoney, shownIn } from './amount-columns.ts'

test.each([
  [
    'money has its sign, separators and pence',
    'salary',
    ['30000.00', '0', 'none'],
    ['£30,000.00', '£0.00', 'none'],
  ],
  ['below zero, too', 'balance', ['-5.00', '0.01'], ['-£5.00', '£0.01']],
  ['shares are per cent', 'NI', ['0.08', '0.0725', '0'], ['8%', '7.25%', '0%']],
  ['typed text is shown as typed', 'typed', ['5.00', 'ten'], ['5.00', 'ten']],
  ['a unit in the heading says it', 'in kind %', ['25.50', '0'], ['25.50', '0']],
  ['counts stay counts', 'pages', ['2', '10'], ['2', '10']],
  ['tax in whole pounds is no share', 'tax', ['42516', '0'], ['£42,516', '£0']],
  ['whole pounds stay whole', 'limit', ['250', '-40', 'none'], ['£250', '-£40', 'none']],
  [
    'beside a word with an amount, too',
    'salary',
    ['9000', '£1.00 or so'],
    ['£9,000', '£1.00 or so'],
  ],
  [
    'lists of amounts stay, with what is beside them',
    'slices',
    ['12.50', '1.00, 2.00'],
    ['12.50', '1.00, 2.00'],
  ],
  ['hours with one decimal are no money', 'hours', ['37.5', '40'], ['37.5', '40']],
])('%s', (_, heading, cells, shown) => {
  expect(cells.map(shownIn(heading, cells))).toEqual(shown)
})

test('what came instead of whole pounds keeps its pence, and a fraction of a penny', () => {
  const shown = shownIn('salary', ['30000'])
  expect(['30000.5', '30000', '30000.555'].map(shown)).toEqual([
    '£30,000.50',
    '£30,000',
    '£30,000.555',
  ])
})

test('a number stays in one piece, and a sentence does not', () => {
  for (const figure of [
    '£1,234.50',
    '-£12.00',
    '-12.00',
    '8%',
    "'125.55'",
    '12:30',
    '0',
    '2026-03-31',
    '2025-26',
    '05/04/2026',
    '5 April 2026',
  ])
    expect([figure, isFigure(figure)]).toEqual([figure, true])
  for (const other of ['', '£5.00 or so', '(none)', '12345678901234567890', '2 pages'])
    expect([other, isFigure(other)]).toEqual([other, false])
})

test('a column is of pounds with pence if one of its amounts has pence', () => {
  expect(isMoney('amount', ['0', '1284.60', 'none'])).toBe(true)
  expect(isMoney('amount', ['0', '250'])).toBe(false)
  expect(isMoney('salary', ['30000', '0'])).toBe(false)
  expect(isMoney('typed', ['5.00'])).toBe(false)
})
