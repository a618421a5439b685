import { expect, test } from 'vitest'
import { exampleBook } from '../book/book.examples.ts'
import { searchIn } from './book-index.ts'

const search = searchIn(exampleBook)
const first = (query: string) => search(query)[0]?.anchor

test.each([
  ['CARDW-02', 'CARDW-02'],
  ['oq-119', 'OQ-119'],
  ['0020', '0020'],
  ['isBelow', 'isBelow'],
  ['Which withdrawal buttons are there?', 'which-withdrawal-buttons-are-there'],
  ['you will receive an email shortly', 'withdrawalMessages.thanks'],
  ['entering transfer', 'bank.enteringTransfer'],
  ['minimum wage', 'minimumWage'],
])('%s is found by its name or its text', (query, anchor) => {
  expect(first(query)).toBe(anchor)
})

test('the beginning of a word, another ending or a small mistake finds the same results', () => {
  for (const query of ['disab', 'disabling buttons', 'buton disabld'])
    expect(
      search(query)
        .slice(0, 3)
        .map(({ anchor }) => anchor),
    ).toContain('CARDW-02')
})

test('everyday words find specialised ones', () => {
  expect(search('smallest').map(({ anchor }) => anchor)).toContain('BANKW-07')
})

test('a number finds its proofs', () => {
  const found = search('CARDW-02').map(({ anchor }) => anchor)
  expect(found).toContain('which-withdrawal-buttons-are-there')
  expect(found).toContain('OQ-119')
})

test('a query of common words still finds a text with those words', () => {
  expect(search('there').map(({ anchor }) => anchor)).toContain(
    'which-withdrawal-buttons-are-there',
  )
  expect(search('zzzzzz')).toEqual([])
})
