import { count, oneOf, orNone, text, yesNo } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { mayMove, pageAfter, pageCountOf, pageFromText } from './paging.rules.ts'
import { pagingView } from './paging.selectors.ts'

export const pageCounts = table({
  title: 'How many pages does a list have?',
  ids: ['SEARCH-32'],
  given: { items: count },
  answers: { pages: count },
  rows: `
    case                           | items | pages
    no items: the only page, empty | 0     | 1
    one item                       | 1     | 1
    one item short of a page       | 59    | 1
    exactly a page                 | 60    | 1
    one more                       | 61    | 2
    exactly two pages              | 120   | 2
    one more than two              | 121   | 3
    a large directory              | 1200  | 20
  `,
  decide: ({ items }) => ({ pages: pageCountOf(items) }),
})

export const moves = table({
  title: 'Which page does a move lead to?',
  given: { move: oneOf('first', 'previous', 'next', 'last'), page: count, of: count },
  answers: { 'leads to': count, offered: yesNo },
  rows: `
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
  decide: ({ move, page, of }) => ({
    'leads to': pageAfter(move, page, of),
    offered: mayMove(move, page, of),
  }),
})

export const pagesInAddresses = table({
  title: 'Which page does an address mean?',
  given: { text },
  answers: { page: count },
  rows: `
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
  decide: ({ text }) => ({ page: pageFromText(text) }),
})

export const pagesOfLists = table({
  title: 'Which page of its list does an address mean?',
  ids: ['OQ-069'],
  given: { items: count, page: orNone(text) },
  answers: { position: orNone(text) },
  rows: `
    id         | case                       | items | page   | position
    VOUCHER-06 | no page is the first       | 61    | (none) | Page 1 of 2
    VOUCHER-06 | the last                   | 61    | 2      | Page 2 of 2
    VOUCHER-06 | above the last is the last | 61    | 3      | Page 2 of 2
    VOUCHER-06 | no number is the first     | 61    | two    | Page 1 of 2
    VOUCHER-05 | sixty make one page        | 60    | 2      | Page 1 of 1
    VOUCHER-06 | no items: nothing to turn  | 0     | 1      | (none)
  `,
  decide: ({ items, page }) => ({
    position: pagingView(items, page === undefined ? [] : [['Page', page]])?.position,
  }),
})
