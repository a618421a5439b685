import { describe, expect, test } from 'vitest'
import type { Address, PersonName } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { billingFromProfile } from './billing.rules.ts'

const profile = (change: { readonly name?: PersonName; readonly address?: Address } = {}) =>
  billingFromProfile({ name: {}, address: {}, ...change })

describe('What does the profile fill into the billing address, when the member asks? (OQ-106)', () => {
  const cases = decisionTable(
    ['case', 'flat', 'house name', 'house number', 'street', 'billed to'],
    `
    case                  | flat   | house name | house number | street    | billed to
    number and street     |        |            | 4            | Mill Lane | 4 Mill Lane
    a street alone        |        |            |              | Mill Lane | Mill Lane
    a flat                | Flat 2 |            | 4            | Mill Lane | Flat 2, 4 Mill Lane
    a house name          |        | The Mill   |              | Mill Lane | The Mill, Mill Lane
    all of it             | Flat 2 | The Mill   | 4            | Mill Lane | Flat 2, The Mill, 4 Mill Lane
    a house without street|        | The Mill   |              |           | The Mill
    nothing               |        |            |              |           | (left as typed)
    `,
  )
  for (const row of cases) {
    test(`OQ-106 ${row.case}: ${row['billed to']}`, () => {
      const address = {
        flat: row.flat,
        houseName: row['house name'],
        houseNumber: row['house number'],
        street: row.street,
      }
      expect(profile({ address })).toEqual(
        row['billed to'].startsWith('(') ? {} : { street: row['billed to'] },
      )
    })
  }

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
    expect(profile({ name: { firstName: ' ' }, address: { town: '' } })).toEqual({})
  })
})
