import { expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { nameOf, printedFor } from './member.rules.ts'
import { balances, memberNames, transactionKinds } from './member.table.ts'

check(memberNames)
check(balances)
check(transactionKinds)

test('SHELL-16 missing parts of a name are ignored', () => {
  const { displayName: _, emailAddress: __, ...member } = exampleMember
  expect(nameOf({ ...member, name: {} })).toBeUndefined()
})

test('SHELL-16 a blank display name is ignored, and white space around a name isn’t shown', () => {
  expect(nameOf({ ...exampleMember, displayName: '  ' })).toBe('Priya Shah')
  expect(nameOf({ ...exampleMember, displayName: ' Priya ' })).toBe('Priya')
})

test('a printout shows its member and day', () => {
  const { displayName: _, emailAddress: __, ...unnamed } = exampleMember
  const day = Day.make('2026-11-22')
  expect(printedFor(exampleMember, day)).toBe('Priya Shah, 22/11/2026')
  expect(printedFor({ ...unnamed, name: {} }, day)).toBe('22/11/2026')
})
