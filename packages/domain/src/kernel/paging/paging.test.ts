import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { leftOutOf } from '../left-out/left-out.rules.ts'
import { pagingMessages } from './paging.messages.ts'
import {
  clampPage,
  itemsOfPage,
  type PageMove,
  pageAfter,
  pageCountOf,
  pageFromText,
  stateAfterMove,
} from './paging.rules.ts'
import { queryOfPage } from './paging.selectors.ts'
import { moves, pageCounts, pagesInAddresses, pagesOfLists } from './paging.table.ts'

check(pageCounts)
check(moves)

test('SEARCH-27 the page exists after any moves (property)', () => {
  const move = constantFrom<PageMove>('first', 'previous', 'next', 'last')
  const start = record({ page: integer({ min: 1, max: 9 }), count: integer({ min: 1, max: 9 }) })
  assert(
    property(start, move, move, move, ({ page, count }, ...made) => {
      const reached = made.reduce(
        (current, next) => pageAfter(next, current, count),
        clampPage(page, count),
      )
      expect(reached).toBe(clampPage(reached, count))
    }),
  )
})

check(pagesInAddresses)

test('SEARCH-10 white space around a page is ignored', () => {
  expect(pageFromText(' 3 ')).toBe(3)
})

test('SEARCH-33 an address without a page means the first', () => {
  expect(pageFromText(undefined)).toBe(1)
})

test('SEARCH-10 a page above the last becomes the last, and one below the first becomes the first', () => {
  expect([clampPage(9, 2), clampPage(2, 2), clampPage(0, 2), clampPage(3, 0)]).toEqual([2, 2, 1, 1])
})

describe('The items on a page (BENEFIT-07, VOUCHER-05, DIR-11)', () => {
  const items = Array.from({ length: 121 }, (_, index) => index + 1)

  test('BENEFIT-07, VOUCHER-05, DIR-11 a page has sixty items, and the last page has the rest', () => {
    expect(
      [1, 2, 3].map((page) => itemsOfPage(items, page)).map((page) => [page[0], page.length]),
    ).toEqual([
      [1, 60],
      [61, 60],
      [121, 1],
    ])
  })

  test('the pages together have every item exactly once (property)', () => {
    assert(
      property(integer({ min: 0, max: 400 }), (count) => {
        const list = Array.from({ length: count }, (_, index) => index)
        const pages = Array.from({ length: pageCountOf(count) }, (_, index) =>
          itemsOfPage(list, index + 1),
        )
        expect(pages.flat()).toEqual(list)
      }),
    )
  })
})

test('SEARCH-06, DIR-12, VOUCHER-06, BENEFIT-08 the position reads ‘Page X of Y’', () => {
  expect(pagingMessages.position(2, 7)).toBe('Page 2 of 7')
})

check(pagesOfLists)

test('VOUCHER-06 the first page is left out of the address', () => {
  expect([queryOfPage(1), queryOfPage(2)]).toEqual([[], [['page', '2']]])
})

test('moving to another page changes nothing else in the address', () => {
  const moved = { type: 'page.moved', move: 'next', page: 1, pageCount: 3 } as const
  expect(stateAfterMove({ text: 'tea', page: 1 }, moved)).toEqual({ text: 'tea', page: 2 })
})

test('OQ-143 the number of unreadable items in several lists is added up', () => {
  const lists = [Object.assign([1], { leftOut: 2 }), [], Object.assign([], { leftOut: 3 })]
  expect(leftOutOf(...lists)).toBe(5)
})
