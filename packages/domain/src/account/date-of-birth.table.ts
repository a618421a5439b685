import { Day } from '../kernel/index.ts'
import { text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { isDateOfBirth } from './date-of-birth.rules.ts'

export const today = Day.make('2026-03-09')

export const datesOfBirth = table({
  title: 'May this be a date of birth? (Today is 9 March 2026)',
  ids: ['OQ-109'],
  given: { 'as the date field writes it': text },
  answers: { answer: yesNo },
  rows: `
    case                      | as the date field writes it | answer
    nothing: it is optional   |                             | yes
    long ago                  | 1988-03-14                  | yes
    yesterday                 | 2026-03-08                  | yes
    today                     | 2026-03-09                  | no
    120 years ago             | 1906-03-09                  | yes
    a day more                | 1906-03-08                  | no
    another millennium        | 1066-10-14                  | no
    tomorrow                  | 2026-03-10                  | no
    next year                 | 2027-01-01                  | no
    a day that does not exist | 1988-02-30                  | no
    a leap day                | 1988-02-29                  | yes
    the day written first     | 14/03/1988                  | no
    a word                    | yesterday                   | no
    an incomplete date        | 1988-03                     | no
    a day with a time         | 1988-03-14T00:00:00         | no
  `,
  decide: ({ 'as the date field writes it': written }) => ({
    answer: isDateOfBirth(written, today),
  }),
})
