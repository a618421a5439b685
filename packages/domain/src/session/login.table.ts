import { orNone, quoted, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { complaintsAbout } from './login.rules.ts'

export const wrongLogins = table({
  title: 'What is wrong with the login form?',
  given: { email: quoted, password: quoted },
  answers: { 'about email': orNone(text, ''), 'about password': orNone(text, '') },
  rows: `
    id       | case                      | email      | password | about email                          | about password
    LOGIN-11 | no email                  | ""         | "secret" | Please specify your email addresss   |
    LOGIN-11 | white space is no email   | "  "       | "secret" | Please specify your email addresss   |
    LOGIN-12 | a malformed email         | "member@"  | "secret" | Please specify a valid email address |
    LOGIN-13 | no password               | "a@b.test" | ""       |                                      | Please specify your password
    LOGIN-13 | a space may be a password | "a@b.test" | " "      |                                      |
    LOGIN-11 | both are reported at once | ""         | ""       | Please specify your email addresss   | Please specify your password
    LOGIN-12 | nothing is wrong          | "a@b.test" | "secret" |                                      |
  `,
  decide: (typed) => {
    const { email, password } = complaintsAbout({ ...typed, rememberMe: false })
    return { 'about email': email, 'about password': password }
  },
})
