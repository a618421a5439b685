import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { nameOf } from './member.rules.ts'

describe('What is the member called? (SHELL-16, OQ-020)', () => {
  const cases = decisionTable(
    ['id', 'case', 'display name', 'first', 'last', 'email', 'called'],
    `
    id       | case                            | display name | first | last | email    | called
    SHELL-16 | the display name                | Priya S.     | Priya | Shah | p@x.test | Priya S.
    SHELL-16 | without it, first and last name |              | Priya | Shah | p@x.test | Priya Shah
    OQ-020   | only a first name               |              | Priya |      | p@x.test | Priya
    OQ-020   | only a last name                |              |       | Shah | p@x.test | Shah
    OQ-020   | no name at all: the email       |              |       |      | p@x.test | p@x.test
    OQ-020   | nothing at all                  |              |       |      |          | (nothing)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
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
