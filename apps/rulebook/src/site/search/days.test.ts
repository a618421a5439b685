import { describe, expect, test } from 'vitest'
import { dayIn, daysOf } from './days.ts'
import { answersTo } from './matching.ts'
import { type Findable, indexOf } from './search-index.ts'

test.each([
  ['wage from 1 April 2027', '2027-04-01'],
  ['wage on the 1st of April 2027', '2027-04-01'],
  ['wage on 2027-04-01', '2027-04-01'],
  ['wage in May 2027', '2027-05-28'],
  ['rates of 2027-28', '2027-12-31'],
  ['rates of 2027/28', '2027-12-31'],
  ['rates for 2025', '2025-12-31'],
  ['a salary of £2,027', undefined],
  ['a salary of 2027.50', undefined],
  ['rates today', undefined],
])('%s asks for %s', (question, day) => {
  expect(dayIn(question)).toBe(day)
})

test.each([
  ['from, until: 6 April 2026 until 5 April 2027', { from: '2026-04-06', until: '2027-04-05' }],
  ['Wage from 1 April 2027: the book has no row.', { from: '2027-04-01', until: '9999' }],
  ['Wage before 1 April 2026: the book has no row.', { from: '', until: '2026-03-31' }],
  ['checked on 22 November 2026', undefined],
])('%s holds for these days', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

describe('A rate answers for its own days only', () => {
  const rate = (id: string, text: string): Findable => ({
    ...{ id, text, kind: 'rate', title: '', proves: [] },
  })
  const index = indexOf([
    rate('old', 'Minimum wage £12.21 · 1 April 2025 until 31 March 2026'),
    rate('now', 'Minimum wage £12.71 · 1 April 2026 until 31 March 2027'),
    rate('none', 'Minimum wage from 1 April 2027: the book has no row.'),
  ])
  const first = (question: string) => answersTo(index, question)[0]?.thing.id
  test.each([
    ['minimum wage on 31 March 2026', 'old'],
    ['minimum wage on 1 April 2026', 'now'],
    ['minimum wage on 31 March 2027', 'now'],
    ['minimum wage on 1 April 2027', 'none'],
  ])('%s: %s', (question, id) => {
    expect(first(question)).toBe(id)
  })

  test('that a rate is missing is no answer where no day is named', () => {
    expect(first('minimum wage')).not.toBe('none')
  })
})
