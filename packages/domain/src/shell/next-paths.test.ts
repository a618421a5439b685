import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { pathsBehindForms } from './next-paths.rules.ts'

describe('Where do the forms of a screen lead?', () => {
  const cases = decisionTable(
    ['path', 'forms'],
    `
    path                             | forms
    /Home/Dashboard                  | /Home/Search
    /Vendor/PLU1089                  | /Home/Search, /Checkout
    /vendor/plu1089?x=1              | /Home/Search, /Checkout
    /Choice/120                      | /Home/Search, /Choice/SalarySacrifice/120/1
    /Choice/SalarySacrifice/120/3600 | /Home/Search, /Choice/SalarySacrifice/ThankYou
    `,
  )
  for (const row of cases) {
    test(`${row.path}: ${row.forms}`, () => {
      expect(pathsBehindForms(row.path).join(', ')).toBe(row.forms)
    })
  }
})
