import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { billingFromProfile } from './billing.rules.ts'
import { profileStreets } from './billing.table.ts'

check(profileStreets)

test('OQ-106 the rest comes from the profile as it is, trimmed', () => {
  expect(
    billingFromProfile({
      name: { title: 'Ms', firstName: ' Priya ', middleNames: 'R', lastName: 'Shah' },
      address: { district: 'Holbeck', town: 'Leeds', county: 'Yorkshire', postcode: 'LS1 4AP' },
      emailAddress: 'member@example.com',
    }),
  ).toEqual({
    firstName: 'Priya',
    lastName: 'Shah',
    city: 'Leeds',
    county: 'Yorkshire',
    postcode: 'LS1 4AP',
    email: 'member@example.com',
  })
})

test('OQ-106 parts that the profile lacks, or has blank, stay as typed', () => {
  expect(billingFromProfile({ name: { firstName: ' ' }, address: { town: '' } })).toEqual({})
})
