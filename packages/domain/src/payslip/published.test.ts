/** Figures published by others; none of them was worked out here. */
import { describe, expect, test } from 'vitest'
import {
  dividedBy,
  type Fraction,
  formatPounds,
  inPence,
  pounds,
  rounded,
  wholeNumber,
} from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from './pay.examples.ts'
import type { Pay } from './pay.schema.ts'
import { payslipOf } from './payslip.rules.ts'

const none = { amount: pounds('0') }
const payslip = (salary: string, change: Partial<Pay> = {}) =>
  payslipOf({ ...examplePay, salary: pounds(salary), ...change }, none, rates2026)
const inPounds = (figure: Fraction) => rounded(dividedBy(figure, wholeNumber(100)))

/** In pounds. The published differences are to a penny, rounded either way: what is nearer than 1.5p is the same. */
function lessAsPublished(row: { readonly 'less in Scotland': string }, pence: number): number {
  const published = Number(row['less in Scotland'])
  return Math.abs(pence - published * 100) < 1.5 ? published : pence / 100
}

// Chartered Institute of Taxation, Scottish Budget reaction, 13 January 2026: comparison 2026/27.
// https://www.tax.org.uk/ciot-s-reaction-to-the-income-tax-announcements-in-today-s-scottish-budget
describe('Published by the Chartered Institute of Taxation for 2026-27', () => {
  const cases = decisionTable(
    ['salary', 'tax elsewhere', 'tax in Scotland', 'less in Scotland'],
    `
    salary | tax elsewhere | tax in Scotland | less in Scotland
    10000  | 0             | 0               | 0.00
    15000  | 486           | 462             | 24.30
    20000  | 1486          | 1446            | 39.67
    25000  | 2486          | 2446            | 39.67
    35000  | 4486          | 4501            | -15.07
    40000  | 5486          | 5551            | -65.07
    45000  | 6486          | 6882            | -396.05
    50000  | 7486          | 8982            | -1496.05
    `,
  )
  for (const row of cases)
    test(`a salary of ${row.salary}`, () => {
      const elsewhere = payslip(row.salary).tax
      const scottish = payslip(row.salary, { nation: 'scotland' }).tax
      expect({
        'tax elsewhere': inPounds(elsewhere),
        'tax in Scotland': inPounds(scottish),
        'less in Scotland': lessAsPublished(row, rounded(elsewhere) - rounded(scottish)),
      }).toEqual({
        'tax elsewhere': Number(row['tax elsewhere']),
        'tax in Scotland': Number(row['tax in Scotland']),
        'less in Scotland': Number(row['less in Scotland']),
      })
    })
})

// Scottish Parliament, briefing on the Scottish Budget 2026-27, table 8: income tax payable and the
// difference from the rest of the United Kingdom. https://www.parliament.scot
describe('Published by the Scottish Parliament for 2026-27', () => {
  const cases = decisionTable(
    ['salary', 'tax in Scotland', 'more than elsewhere'],
    `
    salary | tax in Scotland | more than elsewhere
    20000  | 1446            | -40
    25000  | 2446            | -40
    30000  | 3451            | -35
    35000  | 4501            | 15
    40000  | 5551            | 65
    45000  | 6882            | 396
    50000  | 8982            | 1496
    55000  | 11082           | 1650
    60000  | 13182           | 1750
    65000  | 15282           | 1850
    70000  | 17382           | 1950
    75000  | 19482           | 2050
    80000  | 21732           | 2300
    85000  | 23982           | 2550
    90000  | 26232           | 2800
    95000  | 28482           | 3050
    100000 | 30732           | 3300
    150000 | 59634           | 5931
    `,
  )
  for (const row of cases)
    test(`a salary of ${row.salary}`, () => {
      const scottish = payslip(row.salary, { nation: 'scotland' }).tax
      const more = rounded(scottish) - rounded(payslip(row.salary, { nation: 'wales' }).tax)
      expect([inPounds(scottish), Math.round(more / 100)]).toEqual([
        Number(row['tax in Scotland']),
        Number(row['more than elsewhere']),
      ])
    })
})

// Deloitte for BBC News, Scottish Budget 2026/27, as told by Scot Jobs.
// https://scot-jobs.com/blog/scottish-budget-26-27-income-tax-changes-
describe('Published by Deloitte for Scotland in 2026-27', () => {
  const cases = decisionTable(
    ['salary', 'tax', 'insurance', 'take-home'],
    `
    salary | tax       | insurance | take-home
    16000  | £651.70   | £274.40   | £15,073.90
    33000  | £4,081.07 | £1,634.40 | £27,284.53
    `,
  )
  for (const row of cases)
    test(`a salary of ${row.salary}`, () => {
      const { tax, insurance, takeHome } = payslip(row.salary, { nation: 'scotland' })
      expect([tax, insurance, takeHome].map((figure) => formatPounds(inPence(figure)))).toEqual([
        row.tax,
        row.insurance,
        row['take-home'],
      ])
    })
})

// MyTakeHome, UK salary tables: of 2025-26, whose bands, allowance and National Insurance England and
// Wales still have in 2026-27. https://mytakehome.co.uk/salary-tables
describe('Published by MyTakeHome for 2025-26, whose rates still hold in England and Wales', () => {
  const cases = decisionTable(
    ['salary', 'tax', 'insurance', 'take-home'],
    `
    salary | tax   | insurance | take-home
    10000  | 0     | 0         | 10000
    12570  | 0     | 0         | 12570
    15000  | 486   | 194       | 14320
    18000  | 1086  | 434       | 16480
    20000  | 1486  | 594       | 17920
    25000  | 2486  | 994       | 21520
    30000  | 3486  | 1394      | 25120
    35000  | 4486  | 1794      | 28720
    40000  | 5486  | 2194      | 32320
    45000  | 6486  | 2594      | 35920
    50000  | 7486  | 2994      | 39520
    50270  | 7540  | 3016      | 39714
    52000  | 8232  | 3051      | 40717
    60000  | 11432 | 3211      | 45357
    75000  | 17432 | 3511      | 54057
    100000 | 27432 | 4011      | 68557
    105000 | 30432 | 4111      | 70457
    110000 | 33432 | 4211      | 72357
    120000 | 39432 | 4411      | 76157
    125140 | 42516 | 4513      | 78111
    130000 | 44703 | 4611      | 80686
    150000 | 53703 | 5011      | 91286
    `,
  )
  for (const row of cases)
    test(`a salary of ${row.salary}`, () => {
      const { tax, insurance, takeHome } = payslip(row.salary)
      expect([tax, insurance, takeHome].map(inPounds)).toEqual(
        [row.tax, row.insurance, row['take-home']].map(Number),
      )
    })
})

// Student Loans Company, how postgraduate loan repayments are calculated: £45 a month of £30,000.
// http://www.studentloanrepayment.co.uk. UK Calculator, student loan repayment guide, plan 5, whose
// threshold is unchanged. https://ukcalculator.com/blog/student-loan-repayment-calculator-guide
describe('Published repayments of loans whose threshold is unchanged', () => {
  const cases = decisionTable(
    ['loan', 'salary', 'a month'],
    `
    loan         | salary | a month
    postgraduate | 30000  | £45.00
    Plan 5       | 30000  | £37.50
    Plan 5       | 35000  | £75.00
    Plan 5       | 40000  | £112.50
    Plan 5       | 50000  | £187.50
    `,
  )
  for (const row of cases)
    test(`${row.loan} on ${row.salary}`, () => {
      const taken = payslip(row.salary, { loanPlan: 'plan5', hasPostgraduateLoan: true })
      const repaid = row.loan === 'Plan 5' ? taken.loan : taken.postgraduateLoan
      const aMonth = dividedBy(repaid, wholeNumber(12))
      expect(formatPounds(inPence(aMonth))).toBe(row['a month'])
    })
})
