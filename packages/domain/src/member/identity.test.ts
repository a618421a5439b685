import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { identityOf } from './identity.rules.ts'
import { priya, sameMember } from './identity.table.ts'

check(sameMember)

test('a first name isn’t mistaken for a last name', () => {
  const first = identityOf({ ...priya, name: { firstName: 'Lee' } })
  expect(identityOf({ ...priya, name: { lastName: 'Lee' } })).not.toBe(first)
})
