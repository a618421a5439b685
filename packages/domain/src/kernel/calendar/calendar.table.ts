import { text } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { dayOf, formatDay } from './calendar.rules.ts'

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
