import { quoted } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { asSeen } from './coded.rules.ts'

export const codedTexts = table({
  title: 'How is a typed code or figure read?',
  ids: ['OQ-098'],
  given: { typed: quoted },
  answers: { read: quoted },
  rows: `
    case                                | typed                    | read
    nothing                             | ""                       | ""
    as it is                            | "20-00-01"               | "20-00-01"
    white space around it               | "\\t20-00-01\\n"           | "20-00-01"
    white space within it stays         | "AB 12"                  | "AB 12"
    a no-break space                    | "AB\u00a012"             | "AB 12"
    an ideographic space                | "AB\u300012"             | "AB 12"
    a blank of another script           | "AB\u280012"             | "AB 12"
    an en dash                          | "20\u201300\u201301"     | "20-00-01"
    a hyphen that does not break        | "20\u201100\u201101"     | "20-00-01"
    a minus sign                        | "\u22125"                | "-5"
    a full-width hyphen                 | "20\uff0d00\uff0d01"     | "20-00-01"
    a space of no width                 | "20\u200b-00-01"         | "20-00-01"
    a byte order mark                   | "\ufeff20-00-01"         | "20-00-01"
    marks of direction                  | "\u206620-00-01\u2069"   | "20-00-01"
    a soft hyphen                       | "a\u00adb"               | "ab"
    a control character                 | "20-00-01\\u0000"         | "20-00-01"
    what stands for an object           | "\ufffc20-00-01"         | "20-00-01"
    a selector of a variant             | "20-00-01\ufe0f"         | "20-00-01"
    letters with accents stay           | "Zoë"                    | "Zoë"
    a sign of another currency stays    | "€50"                    | "€50"
  `,
  decide: ({ typed }) => ({ read: asSeen(typed) }),
})
