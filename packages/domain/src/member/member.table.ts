import { orNone, text } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { nameOf } from './member.rules.ts'

export const memberNames = table({
  title: 'What is the member called?',
  given: { 'display name': text, first: text, last: text, email: text },
  answers: { called: orNone(text, '(nothing)') },
  rows: `
    id       | case                            | display name | first | last | email    | called
    SHELL-16 | the display name                | Priya S.     | Priya | Shah | p@x.test | Priya S.
    SHELL-16 | without it, first and last name |              | Priya | Shah | p@x.test | Priya Shah
    OQ-020   | only a first name               |              | Priya |      | p@x.test | Priya
    OQ-020   | only a last name                |              |       | Shah | p@x.test | Shah
    OQ-020   | no name at all: the email       |              |       |      | p@x.test | p@x.test
    OQ-020   | nothing at all                  |              |       |      |          | (nothing)
  `,
  decide: ({ 'display name': displayName, first, last, email }) => ({
    called: nameOf({
      ...exampleMember,
      displayName,
      name: { firstName: first, lastName: last },
      emailAddress: email,
    }),
  }),
})
