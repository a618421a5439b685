import { expect, test } from 'vitest'
import { pounds, rounded } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { taxByBand } from './income-tax.rules.ts'
import { taxBands, taxFree } from './income-tax.table.ts'
import { largestSacrifices, mostsInWords } from './most-to-give-up.table.ts'
import { payslipFor, rates2026 } from './pay.examples.ts'
import { aboveSalary, deductions, pays, pensionsAfterTax, shares } from './payslip.table.ts'

check(taxFree)
check(taxBands)
check(deductions)
check(pays)
check(pensionsAfterTax)
check(shares)
check(aboveSalary)
check(largestSacrifices)
check(mostsInWords)

test('without taxable pay every band is empty', () => {
  const { taxable } = payslipFor({ salary: pounds('0') })
  expect(
    taxByBand(taxable, rates2026.bands.scotland, { contribution: taxable, percent: 20 }),
  ).toEqual([])
})

test('nothing is rounded before the end: half a penny of tax and half a penny of insurance', () => {
  const { tax, insurance, takeHome } = payslipFor({ salary: pounds('12570.25') })
  // 25p: 5p of tax and 2p of National Insurance.
  expect([rounded(tax), rounded(insurance), rounded(takeHome)]).toEqual([5, 2, 1257018])
})
