import { expect, test } from 'vitest'
import { exampleBook } from './book/book.examples.ts'
import type { Book } from './book/book.schema.ts'
import { linksOf } from './links.ts'

const links = linksOf(exampleBook)
const [withdrawal] = exampleBook.chapters

test.each([
  ['BANKW-07', withdrawal?.requirements[2]],
  ['OQ-119', withdrawal?.decisions[0]],
  ['0020', withdrawal?.decisions[1]],
  ['which-withdrawal-buttons-are-there', withdrawal?.tables[0]],
  ['isBelow', withdrawal?.rules[0]],
  ['withdrawalPolicy.leastMinimum', withdrawal?.figures[0]],
  ['withdrawalMessages.thanks', withdrawal?.sentences[0]],
  ['bank', withdrawal?.machines[0]],
  ['bank.enteringTransfer', withdrawal?.machines[0]?.states[0]],
  ['bank.transfer.submitted', withdrawal?.machines[0]?.events[0]],
  ['the-form-bankw-07-reads-the-minimum', withdrawal?.tests[0]],
])('#%s opens its part of a chapter', (hash, part) => {
  expect(links.anchorOf(part ?? {})).toBe(hash)
  expect(links.targetOf(hash)).toEqual({ page: 'chapter', chapter: withdrawal, anchor: hash })
})

test('pages, chapters, kinds of parts in a chapter and rates have addresses', () => {
  expect(links.targetOf('')).toEqual({ page: 'overview' })
  expect(links.targetOf('proof')).toEqual({ page: 'proof' })
  expect(links.targetOf('withdrawal')).toEqual({ page: 'chapter', chapter: withdrawal })
  expect(links.targetOf('withdrawal/tables')?.anchor).toBe('withdrawal/tables')
  expect(links.targetOf('minimumWage')).toEqual({ page: 'rates', anchor: 'minimumWage' })
})

test('an unknown hash has no target', () => {
  expect(links.targetOf('BANKW-99')).toBeUndefined()
})

test('a part whose address is already taken, even by a page, gets a number', () => {
  const test = { ids: [], title: 'Twice', file: 'a.test.ts', result: 'passed' } as const
  const tests = [test, { ...test }, { ...test, title: 'Rates' }]
  const book: Book = { ...exampleBook, chapters: withdrawal ? [{ ...withdrawal, tests }] : [] }
  const { anchorOf } = linksOf(book)
  expect(tests.map(anchorOf)).toEqual(['twice', 'twice-2', 'rates-2'])
})
