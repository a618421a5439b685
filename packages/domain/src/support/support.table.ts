import { inWords, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { complaintsAboutSupport, isSupportFormValid, type SupportForm } from './support.rules.ts'

export const complete: SupportForm = {
  name: 'Priya Shah',
  email: 'member@example.com',
  telephone: '020 7946 0000',
  address: 'Weir Lane, HX0 0AA',
  orderNumber: '',
  description: 'My cashback is missing.',
}

const fields = ['name', 'email', 'telephone', 'address', 'orderNumber', 'description'] as const

export const complaints = table({
  title: 'What is wrong with the support form?',
  given: { field: inWords(fields), typed: quoted },
  answers: { complaint: orNone(text, ''), 'may be sent': yesNo },
  rows: `
    id         | case                        | field        | typed           | complaint                                      | may be sent
    SUPPORT-10 | no name                     | name         | ""              | Please specify your name                       | no
    SUPPORT-10 | white space is no name      | name         | "  "            | Please specify your name                       | no
    SUPPORT-10 | a letter is a name          | name         | "P"             |                                                | yes
    SUPPORT-11 | no email                    | email        | ""              | Please specify your email                      | no
    SUPPORT-11 | white space is no email     | email        | "  "            | Please specify your email                      | no
    SUPPORT-12 | a malformed email           | email        | "member@"       | Please specify a valid email address           | no
    SUPPORT-12 | white space around an email | email        | " a@b.example " |                                                | yes
    SUPPORT-13 | no telephone                | telephone    | ""              | Please specify your telephone number           | no
    SUPPORT-13 | any text is a telephone     | telephone    | "ext. 5"        |                                                | yes
    SUPPORT-14 | no address                  | address      | ""              | Please specify your address                    | no
    SUPPORT-14 | a letter is an address      | address      | "A"             |                                                | yes
    SUPPORT-15 | no description              | description  | ""              | Please give a brief description of the problem | no
    SUPPORT-15 | white space does not count  | description  | "  "            | Please give a brief description of the problem | no
    SUPPORT-16 | no order number             | order number | ""              |                                                | yes
    SUPPORT-16 | any text is an order number | order number | "#?"            |                                                | yes
  `,
  decide: ({ field, typed }) => {
    const form = { ...complete, [field]: typed }
    const { [field]: complaint, ...others } = complaintsAboutSupport(form)
    return {
      complaint: [complaint, ...Object.values(others)].join(' ') || undefined,
      'may be sent': isSupportFormValid(form),
    }
  },
})
