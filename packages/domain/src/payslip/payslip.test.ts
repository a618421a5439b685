import { describe, expect, test } from 'vitest'
import { type Fraction, formatPounds, guarded, inPence, pounds, rounded } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from '../testing/pay-examples.ts'
import { loansIn, nationIn, pensionIn } from '../testing/pay-in-words.ts'
import { allowanceOf, taxByBand } from './income-tax.rules.ts'
import type { Pay } from './pay.schema.ts'
import { isAboveSalary, payslipChange, payslipOf } from './payslip.rules.ts'

const none = { amount: pounds('0') }
const shown = (figure: Fraction) => formatPounds(inPence(figure))
const earning = (salary: string, change: Partial<Pay> = {}): Pay => ({
  ...examplePay,
  salary: pounds(salary),
  ...change,
})

describe('How much is free of tax?', () => {
  const cases = decisionTable(
    ['income', 'allowance'],
    `
    income    | allowance
    0.00      | £12,570.00
    99999.99  | £12,570.00
    100000.00 | £12,570.00
    100000.02 | £12,569.99
    100002.00 | £12,569.00
    112570.00 | £6,285.00
    125139.98 | £0.01
    125139.99 | £0.01
    125140.00 | £0.00
    125140.02 | £0.00
    200000.00 | £0.00
    `,
  )
  for (const row of cases)
    test(`of ${row.income}: ${row.allowance}`, () => {
      const { taxable } = payslipOf(earning(row.income), none, rates2026)
      expect(shown(allowanceOf(taxable, rates2026.allowance))).toBe(row.allowance)
    })
})

describe('What does each band take? A penny each side of every boundary', () => {
  const cases = decisionTable(
    ['nation', 'salary', 'top band', 'taxed in it', 'tax'],
    `
    nation                      | salary    | top band     | taxed in it | tax
    England or Northern Ireland | 12569.99  | (none)       | £0.00       | £0.00
    England or Northern Ireland | 12570.00  | (none)       | £0.00       | £0.00
    England or Northern Ireland | 12570.01  | basic        | £0.01       | £0.00
    England or Northern Ireland | 50270.00  | basic        | £37,700.00  | £7,540.00
    England or Northern Ireland | 50270.01  | higher       | £0.01       | £7,540.00
    England or Northern Ireland | 50270.03  | higher       | £0.03       | £7,540.01
    England or Northern Ireland | 100000.00 | higher       | £49,730.00  | £27,432.00
    England or Northern Ireland | 100001.00 | higher       | £49,731.50  | £27,432.60
    England or Northern Ireland | 125140.00 | higher       | £87,440.00  | £42,516.00
    England or Northern Ireland | 125140.01 | additional   | £0.01       | £42,516.00
    England or Northern Ireland | 125141.00 | additional   | £1.00       | £42,516.45
    Wales                       | 50270.00  | basic        | £37,700.00  | £7,540.00
    Wales                       | 50270.01  | higher       | £0.01       | £7,540.00
    Wales                       | 125140.00 | higher       | £87,440.00  | £42,516.00
    Wales                       | 125140.01 | additional   | £0.01       | £42,516.00
    Wales                       | 125141.00 | additional   | £1.00       | £42,516.45
    Scotland                    | 12570.00  | (none)       | £0.00       | £0.00
    Scotland                    | 12570.01  | starter      | £0.01       | £0.00
    Scotland                    | 16537.00  | starter      | £3,967.00   | £753.73
    Scotland                    | 16537.01  | basic        | £0.01       | £753.73
    Scotland                    | 29526.00  | basic        | £12,989.00  | £3,351.53
    Scotland                    | 29526.01  | intermediate | £0.01       | £3,351.53
    Scotland                    | 43662.00  | intermediate | £14,136.00  | £6,320.09
    Scotland                    | 43662.01  | higher       | £0.01       | £6,320.09
    Scotland                    | 75000.00  | higher       | £31,338.00  | £19,482.05
    Scotland                    | 75000.01  | advanced     | £0.01       | £19,482.05
    Scotland                    | 125140.00 | advanced     | £62,710.00  | £47,701.55
    Scotland                    | 125140.01 | top          | £0.01       | £47,701.55
    Scotland                    | 125141.00 | top          | £1.00       | £47,702.03
    `,
  )
  for (const row of cases)
    test(`${row.nation} ${row.salary}`, () => {
      const nation = nationIn(row.nation)
      const { bands, tax } = payslipOf(earning(row.salary, { nation }), none, rates2026)
      const top = bands.at(-1)
      expect([top?.band.name ?? '(none)', top ? shown(top.taxed) : '£0.00', shown(tax)]).toEqual([
        row['top band'],
        row['taxed in it'],
        row.tax,
      ])
    })

  test('without taxable pay nothing falls into any band', () => {
    const { taxable } = payslipOf(earning('0.00'), none, rates2026)
    expect(taxByBand(taxable, rates2026.bands.scotland)).toEqual([])
  })
})

describe('What do National Insurance and loans take? A pound each side of every threshold', () => {
  const cases = decisionTable(
    ['taken for', 'loan', 'gross', 'taken'],
    `
    taken for          | loan         | gross    | taken
    National Insurance | none         | 12569.00 | £0.00
    National Insurance | none         | 12570.00 | £0.00
    National Insurance | none         | 12571.00 | £0.08
    National Insurance | none         | 50269.00 | £3,015.92
    National Insurance | none         | 50270.00 | £3,016.00
    National Insurance | none         | 50271.00 | £3,016.02
    National Insurance | none         | 60270.00 | £3,216.00
    student loan       | Plan 1       | 26899.00 | £0.00
    student loan       | Plan 1       | 26900.00 | £0.00
    student loan       | Plan 1       | 26901.00 | £0.09
    student loan       | Plan 2       | 29384.00 | £0.00
    student loan       | Plan 2       | 29385.00 | £0.00
    student loan       | Plan 2       | 29386.00 | £0.09
    student loan       | Plan 4       | 33794.00 | £0.00
    student loan       | Plan 4       | 33795.00 | £0.00
    student loan       | Plan 4       | 33796.00 | £0.09
    student loan       | Plan 5       | 24999.00 | £0.00
    student loan       | Plan 5       | 25000.00 | £0.00
    student loan       | Plan 5       | 25001.00 | £0.09
    postgraduate loan  | none         | 50000.00 | £0.00
    postgraduate loan  | postgraduate | 20999.00 | £0.00
    postgraduate loan  | postgraduate | 21000.00 | £0.00
    postgraduate loan  | postgraduate | 21001.00 | £0.06
    student loan       | none         | 90000.00 | £0.00
    `,
  )
  for (const row of cases)
    test(`${row['taken for']} (${row.loan}) of ${row.gross}`, () => {
      const pay = earning(row.gross, loansIn(row.loan))
      const { insurance, loan, postgraduateLoan } = payslipOf(pay, none, rates2026)
      const taken = new Map([
        ['National Insurance', insurance],
        ['student loan', loan],
        ['postgraduate loan', postgraduateLoan],
      ])
      expect(shown(guarded(taken.get(row['taken for'])))).toBe(row.taken)
    })
})

describe('What lowers which pay, of a salary of £30,000 in England?', () => {
  const cases = decisionTable(
    [
      'case',
      'pension',
      'other sacrifices',
      'amount',
      'in kind %',
      'gross',
      'taxable',
      'pension is',
      'take-home',
    ],
    `
    case                              | pension         | other sacrifices | amount  | in kind % | gross      | taxable    | pension is | take-home
    nothing given up                  | none            | 0.00             | 0.00    | (none)    | £30,000.00 | £30,000.00 | £0.00      | £25,119.60
    the amount lowers all pay         | none            | 0.00             | 1200.00 | (none)    | £28,800.00 | £28,800.00 | £0.00      | £24,255.60
    a benefit in kind is taxed        | none            | 0.00             | 1200.00 | 25        | £28,800.00 | £29,100.00 | £0.00      | £24,195.60
    all of it is taxed                | none            | 0.00             | 1200.00 | 100       | £28,800.00 | £30,000.00 | £0.00      | £24,015.60
    a pension by sacrifice            | 5% by sacrifice | 0.00             | 1200.00 | (none)    | £27,300.00 | £27,300.00 | £1,500.00  | £23,175.60
    a pension from pay lowers the tax | 5% from pay     | 0.00             | 1200.00 | (none)    | £28,800.00 | £27,300.00 | £1,500.00  | £23,055.60
    other sacrifices                  | none            | 600.00           | 1200.00 | (none)    | £28,200.00 | £28,200.00 | £0.00      | £23,823.60
    `,
  )
  for (const row of cases)
    test(row.case, () => {
      const kind = row['in kind %']
      const payslip = payslipOf(
        earning('30000.00', {
          pension: pensionIn(row.pension),
          otherSacrifices: pounds(row['other sacrifices']),
        }),
        {
          amount: pounds(row.amount),
          benefitInKindValue: kind === '(none)' ? undefined : Number(kind),
        },
        rates2026,
      )
      expect(
        [payslip.gross, payslip.taxable, payslip.pension, payslip.takeHome].map(shown),
      ).toEqual([row.gross, row.taxable, row['pension is'], row['take-home']])
    })
})

describe('Who carries the £1,200 given up in England?', () => {
  const cases = decisionTable(
    [
      'case',
      'salary',
      'loan',
      'in kind %',
      'less tax',
      'less National Insurance',
      'less loan repayments',
      'costs the member',
    ],
    `
    case                          | salary    | loan                    | in kind % | less tax | less National Insurance | less loan repayments | costs the member
    basic rate                    | 30000.00  | none                    | 0         | £240.00  | £96.00                  | £0.00                | £864.00
    with a student loan           | 40000.00  | Plan 2                  | 0         | £240.00  | £96.00                  | £108.00              | £756.00
    with both loans               | 40000.00  | Plan 2 and postgraduate | 0         | £240.00  | £96.00                  | £180.00              | £684.00
    half of it above a band       | 50870.00  | none                    | 0         | £360.00  | £60.00                  | £0.00                | £780.00
    where the allowance tapers    | 110000.00 | none                    | 0         | £720.00  | £24.00                  | £0.00                | £456.00
    taxed like pay                | 30000.00  | none                    | 100       | £0.00    | £96.00                  | £0.00                | £1,104.00
    taxed beyond the amount       | 30000.00  | none                    | 150       | -£120.00 | £96.00                  | £0.00                | £1,224.00
    partly below the allowance    | 13170.00  | none                    | 0         | £120.00  | £48.00                  | £0.00                | £1,032.00
    all of it below the allowance | 12000.00  | none                    | 0         | £0.00    | £0.00                   | £0.00                | £1,200.00
    `,
  )
  for (const row of cases)
    test(row.case, () => {
      const pay = earning(row.salary, loansIn(row.loan))
      const givenUp = { amount: pounds('1200'), benefitInKindValue: Number(row['in kind %']) }
      const { carriedBy } = payslipChange(pay, givenUp, rates2026)
      expect(Object.values(carriedBy).map(shown)).toEqual([
        row['less tax'],
        row['less National Insurance'],
        row['less loan repayments'],
        row['costs the member'],
      ])
    })
})

describe('Is more given up than the salary of £30,000?', () => {
  const cases = decisionTable(
    ['case', 'pension', 'other sacrifices', 'amount', 'more than the salary'],
    `
    case                                                  | pension          | other sacrifices | amount   | more than the salary
    the whole salary                                      | none             | 0.00             | 30000.00 | no
    a penny more than the salary                          | none             | 0.00             | 30000.01 | yes
    after a pension                                       | 10% by sacrifice | 0.00             | 27000.00 | no
    a penny more than is left after a pension             | 10% by sacrifice | 0.00             | 27000.01 | yes
    after a pension from pay                              | 10% from pay     | 0.00             | 27000.01 | yes
    after what else is given up                           | none             | 29000.00         | 1000.00  | no
    a penny more than is left after what else is given up | none             | 29000.00         | 1000.01  | yes
    nothing, of nothing left                              | 100% from pay    | 0.00             | 0.00     | no
    the salary less a pension from pay | 10% from pay     | 0.00             | 27000.00 | no
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.amount}, ${row.pension}, ${row['other sacrifices']}`, () => {
      const pay = earning('30000.00', {
        pension: pensionIn(row.pension),
        otherSacrifices: pounds(row['other sacrifices']),
      })
      expect(isAboveSalary(pay, { amount: pounds(row.amount) })).toBe(
        row['more than the salary'] === 'yes',
      )
    })
})

test('nothing is rounded before the end: half a penny of tax and half of insurance', () => {
  const pay = earning('12570.25', { loanPlan: undefined })
  const { tax, insurance, takeHome } = payslipOf(pay, none, rates2026)
  // 25p: 5p of tax and 2p of insurance.
  expect([rounded(tax), rounded(insurance), rounded(takeHome)]).toEqual([5, 2, 1257018])
})
