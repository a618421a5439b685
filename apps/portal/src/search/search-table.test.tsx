import { decisionTable } from '@save/domain/testing/decision-table'
import { describe } from 'vitest'
import { screenHeadings, testScreens } from '../testing/screens/screen-table.ts'

describe('What does the search show and ask?', () => {
  const table = decisionTable(
    screenHeadings,
    `
    id | case | at | given | does | shows
    SEARCH-01 | its title | /Home/Search | | | heading Search
    SEARCH-02 | the way back | /Home/Search | | | link Back to the dashboard to /Home/Dashboard
    SEARCH-03 | its box | /Home/Search | | | field Search is empty
    SEARCH-04 | the filter | /Home/Search | | | choices: All, Cashback, Benefits, Vouchers
    SEARCH-05 | a card for each result | /Home/Search?search=fern | | | 3 cards
    SEARCH-06 | the pager | /Home/Search?search=fern | 125 results | | text Page 1 of 3; button First page is disabled; button Previous page is disabled; button Next page is usable; button Last page is usable
    SEARCH-14 | a retailer has its own image and name | /Home/Search?search=fern | | | card Fernhill Books has picture //pics/retailers/7.svg
    SEARCH-17 | a vendor has the label, its own logo and its name | /Home/Search?search=fern | | | card Plumfield Grocers has picture /images/vendors/PLU1089.svg; card Plumfield Grocers has text Voucher
    SEARCH-20 | a choice’s name leads to it | /Home/Search?search=fern | | | link Cycle to work to /Choice/140
    ours | a choice has its own logo | /Home/Search?search=fern | | | card Cycle to work has picture /images/choices/140.svg
    SEARCH-22 | while it loads | /Home/Search?search=fern | the search is still loading | | text Loading...
    SEARCH-23 | without results | /Home/Search?search=fern | no results | | text No results
    SEARCH-24 | when it fails | /Home/Search?search=fern | the search fails | | text Something went wrong.
    SEARCH-25 | another text, from page 2 | /Home/Search?search=fern&page=2 | 125 results | type tea into Search; wait 500 ms | the search gets text: tea, filter: All, page: 1
    SEARCH-26 | another filter, from page 2 | /Home/Search?search=fern&page=2 | 125 results | press Vouchers; wait 500 ms | the search gets text: fern, filter: Vouchers, page: 1
    SEARCH-28 | another page starts at its top | /Home/Search?search=fern | 125 results | press Next page | it scrolls to the top
    SEARCH-31 | before 500 ms only the first load has been sent | /Home/Search | | type te into Search; wait 499 ms | the search is asked for 1 time
    SEARCH-31 | after the first load, two changes within 500 ms are one call more | /Home/Search | | type te into Search; wait 400 ms; type tea into Search; wait 500 ms | the search is asked for 2 times; the search gets text: tea, filter: All, page: 1
    `,
  )
  testScreens(table)
})
