import { describe, expect, test } from 'vitest'
import { decisionTable } from '../../testing/decision-table.ts'
import { dayOf, formatDay, localDayOf } from './calendar.rules.ts'

describe('Which day does the server mean, and how is it shown? (OQ-043)', () => {
  const cases = decisionTable(
    ['case', 'from the server', 'shown'],
    `
    case                                  | from the server           | shown
    a date                                | 1986-03-09                | 09/03/1986
    midnight                              | 1986-03-09T00:00:00       | 09/03/1986
    a zone never shifts the day           | 1986-03-09T23:30:00-05:00 | 09/03/1986
    universal time never shifts the day   | 1986-03-09T00:00:00Z      | 09/03/1986
    the framework's empty date is blank   | 0001-01-01T00:00:00       |
    the day after the empty date is a day | 0001-01-02T00:00:00       | 02/01/0001
    no text is blank                      |                           |
    another notation is blank             | 09/03/1986                |
    a date within other text is blank     | on 1986-03-09             |
    a 30th of February is blank           | 2024-02-30                |
    a leap day                            | 2024-02-29                | 29/02/2024
    no leap day in a common year          | 2026-02-29                |
    no leap day in a common century       | 1900-02-29                |
    a leap day every fourth century       | 2000-02-29                | 29/02/2000
    a 31st of April is blank              | 2026-04-31                |
    a 13th month is blank                 | 2026-13-01                |
    a month of zero is blank              | 2026-00-10                |
    a day of zero is blank                | 2026-01-00                |
    a first of a month                    | 2026-11-01                | 01/11/2026
    a 31st of a long month                | 2026-12-31                | 31/12/2026
    `,
  )
  for (const row of cases) {
    test(`${row.case}: '${row['from the server']}'`, () => {
      expect(formatDay(dayOf(row['from the server']))).toBe(row.shown)
    })
  }

  test('a day that is missing in the server’s answer is blank', () => {
    expect([dayOf(null), dayOf(undefined)]).toEqual([undefined, undefined])
  })
})

test.each([
  ['9 January 2026', '2026-01-09', 2026, 0, 9],
  ['31 December 2026', '2026-12-31', 2026, 11, 31],
  ['4 March 987', '0987-03-04', 987, 2, 4],
])('where the clock shows %s, the day is %s', (_, day, year, month, date) => {
  const clock = { getFullYear: () => year, getMonth: () => month, getDate: () => date }
  expect(localDayOf(clock)).toBe(day)
})
