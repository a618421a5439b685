import { Day } from '../kernel/index.ts'
import { text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { dateInWords, isDateOfBirth } from './date-of-birth.rules.ts'

export const today = Day.make('2026-03-09')

export const datesOfBirth = table({
  title: 'May this be a date of birth? (Today is 9 March 2026)',
  ids: ['OQ-109'],
  given: { 'as the date field writes it': text },
  answers: { answer: yesNo, hint: text },
  rows: `
    case                      | as the date field writes it | answer | hint
    nothing: it is optional   |                             | yes | For example, 31 March 1980
    long ago                  | 1988-03-14                  | yes | 14 March 1988
    yesterday                 | 2026-03-08                  | yes | 8 March 2026
    today                     | 2026-03-09                  | no | 9 March 2026
    120 years ago             | 1906-03-09                  | yes | 9 March 1906
    a day more                | 1906-03-08                  | no | 8 March 1906
    another millennium        | 1066-10-14                  | no | 14 October 1066
    tomorrow                  | 2026-03-10                  | no | 10 March 2026
    next year                 | 2027-01-01                  | no | 1 January 2027
    a day that does not exist | 1988-02-30                  | no | For example, 31 March 1980
    a leap day                | 1988-02-29                  | yes | 29 February 1988
    the day written first     | 14/03/1988                  | no | For example, 31 March 1980
    a word                    | yesterday                   | no | For example, 31 March 1980
    an incomplete date        | 1988-03                     | no | For example, 31 March 1980
    a day with a time         | 1988-03-14T00:00:00         | no | For example, 31 March 1980
  `,
  decide: ({ 'as the date field writes it': written }) => ({
    answer: isDateOfBirth(written, today),
    hint: dateInWords(written),
  }),
})
