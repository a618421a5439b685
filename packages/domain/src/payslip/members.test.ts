import { expect, test } from 'vitest'
import { formatPounds, nothing, Pence } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { referencePayslip, referencePence } from '../testing/reference-payslip.ts'
import { members } from './members.table.ts'
import { calculatedFor } from './pay.examples.ts'

check(members)

test('there are thirty members', () => {
  expect(members.rows).toHaveLength(30)
})

test('a second calculation gives the same take-home pay for each member', () => {
  for (const row of members.rows) {
    const { pay, givenUp } = calculatedFor(members.givenIn(row))
    const slow = [referencePayslip(pay, { amount: nothing }), referencePayslip(pay, givenUp)]
    expect(slow.map(({ takeHome }) => formatPounds(Pence.make(referencePence(takeHome))))).toEqual([
      row.cells['take-home before'],
      row.cells['take-home after'],
    ])
  }
})
