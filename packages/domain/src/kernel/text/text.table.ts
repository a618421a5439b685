import { text, yesNo } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import { isEmail } from './text.rules.ts'

export const emails = table({
  title: 'What is an email address?',
  ids: ['LOGIN-12', 'SUPPORT-12', 'OQ-138'],
  given: { text },
  answers: { answer: yesNo },
  rows: `
    case                              | text                       | answer
    the usual kind                    | member@example.com         | yes
    dots, plus and hyphens            | a.b+c-d@mail.example.co.uk | yes
    an apostrophe in a name           | o'hara@example.com         | yes
    letters with accents              | zoë@exämple.com            | yes
    no at                             | member.example.com         | no
    nothing before the at sign        | @example.com               | no
    nothing after the at sign         | member@                    | no
    two at signs                      | a@b@example.com            | no
    a domain of one label             | member@example             | no
    a domain that starts with a dot   | member@.example.com        | no
    a domain that ends with a dot     | member@example.com.        | no
    two dots in a row                 | member@example..com        | no
    a label that starts with a hyphen | member@-example.com        | no
    a space inside                    | mem ber@example.com        | no
    a comma for a dot                 | member@example,com         | no
    a name that ends with a dot       | member.@example.com        | no
  `,
  decide: ({ text }) => ({ answer: isEmail(text) }),
})
