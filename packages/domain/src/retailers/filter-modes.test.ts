import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { directoryAddresses } from '../testing/directory-in-words.ts'

describe('Which filter holds? (DIR-15 to DIR-24; of five pages)', () => {
  const cases = decisionTable(
    ['id', 'case', 'address', 'the member does', 'gives'],
    `
    id             | case                                      | address                 | the member does              | gives
    DIR-17         | favourites clear the category             | ?category=10            | favourites                   | ?favourites=true
    DIR-17         | favourites clear the search               | ?search=tea             | favourites                   | ?favourites=true
    OQ-058         | favourites start at page 1                | ?page=3                 | favourites                   | ?favourites=true
    DIR-17         | favourites twice are none                 | (none)                  | favourites then favourites   | (none)
    DIR-18         | a search clears the category              | ?category=10            | search tea                   | ?search=tea
    DIR-15         | a search ends favourites                  | ?favourites=true        | search tea                   | ?search=tea
    OQ-058         | a search starts at page 1                 | ?search=te&page=3       | search tea                   | ?search=tea
    DIR-23         | a sign with a meaning is encoded          | ?category=10            | search M&S                   | ?search=M%26S
    DIR-15         | clearing the search lists everything      | ?search=tea             | empty search                 | (none)
    DIR-19         | a category clears the search              | ?search=tea             | category 10                  | ?category=10
    DIR-15         | a category ends favourites                | ?favourites=true        | category 10                  | ?category=10
    DIR-20         | a category starts at page 1               | ?category=9&page=3      | category 10                  | ?category=10
    DIR-15, OQ-058 | no category lists everything              | ?category=10&page=3     | no category                  | (none)
    DIR-15         | clearing lists everything                 | ?favourites=true&page=2 | clear                        | (none)
    DIR-21         | a page move keeps the filter              | ?search=tea             | next page                    | ?search=tea&page=2
    DIR-21         | a page move keeps an encoded sign         | ?search=M%26S           | next page                    | ?search=M%26S&page=2
    DIR-21         | a move beyond the last page leads nowhere | ?search=tea&page=5      | next page                    | ?search=tea&page=5
    DIR-24         | back on page 1 the page is left out       | ?search=tea&page=2      | previous page                | ?search=tea
    DIR-15         | what was replaced does not come back      | ?search=tea             | category 10 then no category | (none)
    DIR-21         | Back shows what the address says          | ?search=tea             | address ?category=10&page=2  | ?category=10&page=2
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      expect(directoryAddresses(row.address, row['the member does']).at(-1)).toBe(row.gives)
    })
  }

  test('something that no member can do is refused', () => {
    expect(() => directoryAddresses('(none)', 'dance')).toThrow('Nothing that a member does: dance')
  })
})
