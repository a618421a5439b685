import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { identityOf } from './identity.rules.ts'
import { priya, sameMember } from './identity.table.ts'

check(sameMember)

test('one part of the name does not pass for another', () => {
  const first = identityOf({ ...priya, name: { firstName: 'Lee' } })
  expect(identityOf({ ...priya, name: { lastName: 'Lee' } })).not.toBe(first)
})
