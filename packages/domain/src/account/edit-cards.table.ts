import type { Member, PersonName } from '../member/index.ts'
import { inWords, orNone, quoted, text } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { nameCard, passwordCard } from './edit-cards.rules.ts'

const complaint = orNone(text, '')

export const passwordComplaints = table({
  title: 'What is wrong with the passwords?',
  given: { old: quoted, new: quoted, confirmation: quoted },
  answers: { 'about old': complaint, 'about new': complaint, 'about confirmation': complaint },
  rows: `
    id      | case                            | old   | new      | confirmation | about old               | about new               | about confirmation
    EDIT-09 | nothing                         | "old" | "secret" | "secret"     |                         |                         |
    EDIT-08 | no old password                 | ""    | "secret" | "secret"     | This field is required. |                         |
    EDIT-08 | no new password                 | "old" | ""       | ""           |                         | This field is required. | This field is required.
    EDIT-08 | no confirmation                 | "old" | "secret" | ""           |                         |                         | This field is required.
    EDIT-09 | a confirmation alone            | "old" | ""       | "secret"     |                         | This field is required. | Passwords do not match
    EDIT-09 | one letter more                 | "old" | "secret" | "secrets"    |                         |                         | Passwords do not match
    EDIT-09 | another letter case             | "old" | "secret" | "Secret"     |                         |                         | Passwords do not match
    EDIT-09 | a space more                    | "old" | "secret" | "secret "    |                         |                         | Passwords do not match
    EDIT-09 | judged beside a missing old one | ""    | "secret" | "other"      | This field is required. |                         | Passwords do not match
    EDIT-08 | a space may be a password       | " "   | " "      | " "          |                         |                         |
    EDIT-08 | all three are reported at once  | ""    | ""       | ""           | This field is required. | This field is required. | This field is required.
  `,
  decide: (typed) => {
    const { oldPassword, newPassword, confirmPassword } = passwordCard.complaintsAbout({
      oldPassword: typed.old,
      newPassword: typed.new,
      confirmPassword: typed.confirmation,
    })
    return {
      'about old': oldPassword,
      'about new': newPassword,
      'about confirmation': confirmPassword,
    }
  },
})

const editedParts = ['firstName', 'middleNames', 'title', 'initials'] as const
const part = orNone(quoted, '(absent)')

/** Edits one part of a name. Returns what the card saves, and the unedited parts. */
export function saveName(edit: {
  readonly field: (typeof editedParts)[number]
  readonly before: string | undefined
  readonly typed: string
}) {
  const { field, before, typed } = edit
  const fullName = { title: 'Ms', firstName: 'Priya', lastName: 'Shah', initials: '' }
  const { [field]: _, ...others }: PersonName = fullName
  const name = before === undefined ? others : { ...others, [field]: before }
  const member: Member = { ...exampleMember, name }
  return { others, saved: nameCard.bodyOf({ ...nameCard.fill(member), [field]: typed }, member) }
}

export const savedParts = table({
  title: 'What does a card save?',
  ids: ['EDIT-06'],
  given: {
    field: inWords(editedParts),
    before: part,
    typed: quoted,
  },
  answers: { saved: part },
  rows: `
    case                                 | field        | before   | typed     | saved
    a part that was edited               | first name   | "Priya"  | "Priti"   | "Priti"
    white space around it is dropped     | first name   | "Priya"  | " Priti " | "Priti"
    a part that was added                | middle names | (absent) | "Anne"    | "Anne"
    a part that was emptied is absent    | title        | "Ms"     | ""        | (absent)
    a part of white space is absent      | title        | "Ms"     | "  "      | (absent)
    an absent part not edited            | middle names | (absent) | ""        | (absent)
    an empty part not edited stays empty | initials     | ""       | ""        | ""
  `,
  decide: (given) => ({ saved: saveName(given).saved[given.field] }),
})
