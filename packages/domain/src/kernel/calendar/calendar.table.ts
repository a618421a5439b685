import { DateTime } from 'effect'
import { type Cell, day, text } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { dayOf, formatDay, taxYearOf } from './calendar.rules.ts'
import { londonDayOf } from './london-day.rules.ts'

export const days = table({
  title: 'Which day does the server mean, and how is it shown?',
  ids: ['OQ-043'],
  given: { 'from the server': text },
  answers: { shown: text },
  rows: `
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
  decide: ({ 'from the server': written }) => ({ shown: formatDay(dayOf(written)) }),
})

/** '2026-03-29T00:59:59Z', in milliseconds since 1970. */
const moment: Cell<number> = {
  hint: 'a moment of universal time, such as 2026-03-29T00:59:59Z',
  read: (text) => DateTime.toEpochMillis(DateTime.makeUnsafe(text)),
  write: (millis) => DateTime.formatIso(DateTime.makeUnsafe(millis)).replace('.000Z', 'Z'),
}

export const londonDays = table({
  title: 'Which day is it in London?',
  ids: ['OQ-043'],
  given: { 'universal time': moment },
  answers: { day },
  rows: `
    case                                         | universal time       | day
    a second before midnight in winter           | 2026-01-31T23:59:59Z | 2026-01-31
    midnight in winter                           | 2026-02-01T00:00:00Z | 2026-02-01
    the evening before the clocks go forward     | 2026-03-28T23:59:59Z | 2026-03-28
    midnight before the clocks go forward        | 2026-03-29T00:00:00Z | 2026-03-29
    the last second of winter time               | 2026-03-29T00:59:59Z | 2026-03-29
    the first of summer time                     | 2026-03-29T01:00:00Z | 2026-03-29
    a second before the first summer midnight    | 2026-03-29T22:59:59Z | 2026-03-29
    the first summer midnight                    | 2026-03-29T23:00:00Z | 2026-03-30
    the last second of a tax year, in summer     | 2026-04-05T22:59:59Z | 2026-04-05
    the first second of a tax year               | 2026-04-05T23:00:00Z | 2026-04-06
    half past midnight on 6 April, in summer     | 2026-04-05T23:30:00Z | 2026-04-06
    the second before the last summer midnight   | 2026-10-24T22:59:59Z | 2026-10-24
    the last summer midnight                     | 2026-10-24T23:00:00Z | 2026-10-25
    the last second of summer time               | 2026-10-25T00:59:59Z | 2026-10-25
    the first of winter time                     | 2026-10-25T01:00:00Z | 2026-10-25
    an hour before the first winter midnight     | 2026-10-25T23:00:00Z | 2026-10-25
    the first winter midnight                    | 2026-10-26T00:00:00Z | 2026-10-26
    a leap day in London                         | 2024-02-29T23:59:59Z | 2024-02-29
    the last second of a year                    | 2026-12-31T23:59:59Z | 2026-12-31
    the new year                                 | 2027-01-01T00:00:00Z | 2027-01-01
  `,
  decide: ({ 'universal time': millis }) => ({ day: londonDayOf(millis) }),
})

export const taxYears = table({
  title: 'Which tax year does a day belong to?',
  given: { day },
  answers: { 'tax year': text },
  rows: `
    case                      | day        | tax year
    the last day of a year    | 2026-04-05 | 2025-26
    the first day of the next | 2026-04-06 | 2026-27
    the end of December       | 2026-12-31 | 2026-27
    the first of January      | 2027-01-01 | 2026-27
    the end of the century    | 1999-05-01 | 1999-00
  `,
  decide: (given) => ({ 'tax year': taxYearOf(given.day) }),
})
