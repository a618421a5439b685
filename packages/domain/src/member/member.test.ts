import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { nameOf } from './member.rules.ts'

describe('What is the member called? (SHELL-16, OQ-020)', () => {
  const cases = decisionTable(
    ['case', 'display name', 'first', 'last', 'email', 'called'],
    `
    case                                | display name | first | last | email     | called
    the display name                    | Priya S.     | Priya | Shah | p@x.test  | Priya S.
    without it, first and last name     |              | Priya | Shah | p@x.test  | Priya Shah
    only a first name                   |              | Priya |      | p@x.test  | Priya
    only a last name                    |              |       | Shah | p@x.test  | Shah
    no name at all: the email           |              |       |      | p@x.test  | p@x.test
    nothing at all                      |              |       |      |           | (nothing)
    `,
  )
  for (const row of cases) {
    test(`SHELL-16 ${row.case}`, () => {
      const member = {
        ...exampleMember,
        displayName: row['display name'],
        name: { firstName: row.first, lastName: row.last },
        emailAddress: row.email,
      }
      expect(nameOf(member) ?? '(nothing)').toBe(row.called)
    })
  }

  test('SHELL-16 parts that the server leaves out are no names', () => {
    const { displayName: _, emailAddress: __, ...member } = exampleMember
    expect(nameOf({ ...member, name: {} })).toBeUndefined()
  })

  test('SHELL-16 a display name of white space counts as none, and white space around one is not shown', () => {
    expect(nameOf({ ...exampleMember, displayName: '  ' })).toBe('Priya Shah')
    expect(nameOf({ ...exampleMember, displayName: ' Priya ' })).toBe('Priya')
  })
})
