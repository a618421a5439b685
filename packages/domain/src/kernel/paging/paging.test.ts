import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { pagingMessages } from './paging.messages.ts'
import {
  clampPage,
  itemsOfPage,
  mayMove,
  type PageMove,
  pageAfter,
  pageCountOf,
  pageFromText,
} from './paging.rules.ts'
import { pagingView, queryOfPage } from './paging.selectors.ts'

describe('How many pages? (SEARCH-32)', () => {
  const cases = decisionTable(
    ['case', 'items', 'pages'],
    `
    case                     | items | pages
    no items: the only page, empty | 0     | 1
    one item                 | 1     | 1
    one item short of a page | 59    | 1
    exactly a page           | 60    | 1
    one more                 | 61    | 2
    exactly two pages        | 120   | 2
    one more than two        | 121   | 3
    a large directory        | 1200  | 20
    `,
  )
  for (const row of cases) {
    test(`SEARCH-32 ${row.case}: ${row.pages}`, () => {
      expect(pageCountOf(Number(row.items))).toBe(Number(row.pages))
    })
  }
})

describe('Where does a move lead? (SEARCH-27, SEARCH-29, SEARCH-30)', () => {
  const cases = decisionTable(
    ['id', 'case', 'move', 'page', 'of', 'leads to', 'offered'],
    `
    id        | case                       | move     | page | of | leads to | offered
    SEARCH-27 | next                       | next     | 1    | 3  | 2        | yes
    SEARCH-27 | previous                   | previous | 3    | 3  | 2        | yes
    SEARCH-27 | first                      | first    | 3    | 3  | 1        | yes
    SEARCH-27 | last                       | last     | 1    | 3  | 3        | yes
    SEARCH-27 | above the last is ignored  | next     | 3    | 3  | 3        | no
    SEARCH-27 | below the first is ignored | previous | 1    | 3  | 1        | no
    SEARCH-29 | first on page 1            | first    | 1    | 3  | 1        | no
    SEARCH-30 | last on the last page      | last     | 3    | 3  | 3        | no
    SEARCH-30 | next on the only page      | next     | 1    | 1  | 1        | no
    SEARCH-30 | next before the last       | next     | 2    | 3  | 3        | yes
    SEARCH-29 | previous on page 2         | previous | 2    | 3  | 1        | yes
    SEARCH-29 | first on page 2            | first    | 2    | 3  | 1        | yes
    SEARCH-30 | last before the last       | last     | 2    | 3  | 3        | yes
    SEARCH-30 | next on the first of two   | next     | 1    | 2  | 2        | yes
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const at = [row.move as PageMove, Number(row.page), Number(row.of)] as const
      expect([pageAfter(...at), mayMove(...at) ? 'yes' : 'no']).toEqual([
        Number(row['leads to']),
        row.offered,
      ])
    })
  }

  test('SEARCH-27 after any moves the page is one that exists', () => {
    const move = constantFrom<PageMove>('first', 'previous', 'next', 'last')
    const start = record({ page: integer({ min: 1, max: 9 }), count: integer({ min: 1, max: 9 }) })
    assert(
      property(start, move, move, move, ({ page, count }, ...moves) => {
        const reached = moves.reduce(
          (current, next) => pageAfter(next, current, count),
          clampPage(page, count),
        )
        expect(reached).toBe(clampPage(reached, count))
      }),
    )
  })
})

describe('Which page does an address mean? (SEARCH-10, SEARCH-33, OQ-073)', () => {
  const cases = decisionTable(
    ['id', 'case', 'text', 'page'],
    `
    id                   | case              | text       | page
    SEARCH-10            | a page            | 3          | 3
    SEARCH-10, SEARCH-33 | the first         | 1          | 1
    SEARCH-33, OQ-073    | zero is the first | 0          | 1
    SEARCH-33, OQ-073    | below zero        | -2         | 1
    OQ-073               | a fraction        | 1.5        | 1
    OQ-073               | a word            | last       | 1
    SEARCH-33, OQ-073    | nothing           |            | 1
    SEARCH-10            | leading zeros     | 007        | 7
    SEARCH-10            | nine digits       | 999999999  | 999999999
    OQ-073               | a larger number   | 1000000000 | 999999999
    OQ-073               | ten digits        | 9999999999 | 999999999
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: '${row.text}'`, () => {
      expect(pageFromText(row.text)).toBe(Number(row.page))
    })
  }

  test('SEARCH-10 white space around a page does not count', () => {
    expect(pageFromText(' 3 ')).toBe(3)
  })

  test('SEARCH-33 an address without a page means the first', () => {
    expect(pageFromText(undefined)).toBe(1)
  })

  test('SEARCH-10 a page above the last is corrected to the last, one below the first to the first', () => {
    expect([clampPage(9, 2), clampPage(2, 2), clampPage(0, 2), clampPage(3, 0)]).toEqual([
      2, 2, 1, 1,
    ])
  })
})

describe('What is on a page? (BENEFIT-07, VOUCHER-05, DIR-11)', () => {
  const items = Array.from({ length: 121 }, (_, index) => index + 1)

  test('BENEFIT-07, VOUCHER-05, DIR-11 sixty items, and the rest on the last', () => {
    expect(
      [1, 2, 3].map((page) => itemsOfPage(items, page)).map((page) => [page[0], page.length]),
    ).toEqual([
      [1, 60],
      [61, 60],
      [121, 1],
    ])
  })

  test('the pages together are the list, nothing lost and nothing twice', () => {
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

describe('Which page of its list does an address mean? (VOUCHER-05, VOUCHER-06, OQ-069)', () => {
  const cases = decisionTable(
    ['id', 'case', 'items', 'page', 'position'],
    `
    id         | case                       | items | page   | position
    VOUCHER-06 | no page is the first       | 61    | (none) | Page 1 of 2
    VOUCHER-06 | the last                   | 61    | 2      | Page 2 of 2
    VOUCHER-06 | above the last is the last | 61    | 3      | Page 2 of 2
    VOUCHER-06 | no number is the first     | 61    | two    | Page 1 of 2
    VOUCHER-05 | sixty make one page        | 60    | 2      | Page 1 of 1
    VOUCHER-06 | no items: nothing to turn  | 0     | 1      | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.position}`, () => {
      const query = row.page === '(none)' ? [] : ([['Page', row.page]] as const)
      expect(pagingView(Number(row.items), query)?.position ?? '(none)').toBe(row.position)
    })
  }

  test('VOUCHER-06 the first page is not named in the address', () => {
    expect([queryOfPage(1), queryOfPage(2)]).toEqual([[], [['page', '2']]])
  })
})
