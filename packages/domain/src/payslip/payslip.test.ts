import { describe, expect, test } from 'vitest'
import { type Fraction, formatPounds, inPence, pounds, rounded } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { examplePay, rates2026 } from '../testing/pay-examples.ts'
import { allowanceOf, taxByBand } from './income-tax.rules.ts'
import type { Nation, Pay } from './pay.schema.ts'
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
    125140.00 | £0.00
    125140.02 | £0.00
    200000.00 | £0.00
    `,
  )
  for (const row of cases)
    test(`of ${row.income}: ${row.allowance}`, () => {
      const { income, allowance } = row
      const { taxable } = payslipOf(earning(income), none, rates2026)
      expect(shown(allowanceOf(taxable, rates2026.allowance))).toBe(allowance)
    })
})

describe('What does each band take? A penny each side of every boundary', () => {
  const cases = decisionTable(
    ['nation', 'salary', 'top band', 'taxed in it', 'tax'],
    `
    nation                   | salary    | top band     | taxed in it | tax
    englandOrNorthernIreland | 12569.99  | (none)       | £0.00       | £0.00
    englandOrNorthernIreland | 12570.00  | (none)       | £0.00       | £0.00
    englandOrNorthernIreland | 12570.01  | basic        | £0.01       | £0.00
    englandOrNorthernIreland | 50270.00  | basic        | £37,700.00  | £7,540.00
    englandOrNorthernIreland | 50270.01  | higher       | £0.01       | £7,540.00
    englandOrNorthernIreland | 50270.03  | higher       | £0.03       | £7,540.01
    englandOrNorthernIreland | 100000.00 | higher       | £49,730.00  | £27,432.00
    englandOrNorthernIreland | 100001.00 | higher       | £49,731.50  | £27,432.60
    englandOrNorthernIreland | 125140.00 | higher       | £87,440.00  | £42,516.00
    englandOrNorthernIreland | 125140.01 | additional   | £0.01       | £42,516.00
    englandOrNorthernIreland | 125141.00 | additional   | £1.00       | £42,516.45
    wales                    | 50270.00  | basic        | £37,700.00  | £7,540.00
    wales                    | 50270.01  | higher       | £0.01       | £7,540.00
    wales                    | 125140.00 | higher       | £87,440.00  | £42,516.00
    wales                    | 125140.01 | additional   | £0.01       | £42,516.00
    wales                    | 125141.00 | additional   | £1.00       | £42,516.45
    scotland                 | 12570.00  | (none)       | £0.00       | £0.00
    scotland                 | 12570.01  | starter      | £0.01       | £0.00
    scotland                 | 16537.00  | starter      | £3,967.00   | £753.73
    scotland                 | 16537.01  | basic        | £0.01       | £753.73
    scotland                 | 29526.00  | basic        | £12,989.00  | £3,351.53
    scotland                 | 29526.01  | intermediate | £0.01       | £3,351.53
    scotland                 | 43662.00  | intermediate | £14,136.00  | £6,320.09
    scotland                 | 43662.01  | higher       | £0.01       | £6,320.09
    scotland                 | 75000.00  | higher       | £31,338.00  | £19,482.05
    scotland                 | 75000.01  | advanced     | £0.01       | £19,482.05
    scotland                 | 125140.00 | advanced     | £62,710.00  | £47,701.55
    scotland                 | 125140.01 | top          | £0.01       | £47,701.55
    scotland                 | 125141.00 | top          | £1.00       | £47,702.03
    `,
  )
  for (const row of cases)
    test(`${row.nation} ${row.salary}`, () => {
      const nation = row.nation as Nation
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
    ['figure', 'loan', 'gross', 'taken'],
    `
    figure           | loan         | gross    | taken
    insurance        | none         | 12570.00 | £0.00
    insurance        | none         | 12571.00 | £0.08
    insurance        | none         | 50270.00 | £3,016.00
    insurance        | none         | 50269.00 | £3,015.92
    insurance        | none         | 50271.00 | £3,016.02
    insurance        | none         | 60270.00 | £3,216.00
    loan             | plan1        | 26899.00 | £0.00
    loan             | plan1        | 26900.00 | £0.00
    loan             | plan1        | 26901.00 | £0.09
    loan             | plan2        | 29385.00 | £0.00
    loan             | plan2        | 29386.00 | £0.09
    loan             | plan4        | 33795.00 | £0.00
    loan             | plan4        | 33796.00 | £0.09
    loan             | plan5        | 25000.00 | £0.00
    loan             | plan5        | 25001.00 | £0.09
    postgraduateLoan | none         | 50000.00 | £0.00
    postgraduateLoan | postgraduate | 21000.00 | £0.00
    postgraduateLoan | postgraduate | 21001.00 | £0.06
    loan             | none         | 90000.00 | £0.00
    `,
  )
  for (const row of cases)
    test(`${row.figure} (${row.loan}) of ${row.gross}`, () => {
      const pay = earning(row.gross, {
        loanPlan: row.loan.startsWith('plan') ? (row.loan as 'plan1') : undefined,
        hasPostgraduateLoan: row.loan === 'postgraduate',
      })
      const payslip = payslipOf(pay, none, rates2026)
      expect(shown(payslip[row.figure as 'loan'])).toBe(row.taken)
    })
})

describe('What lowers which pay?', () => {
  const cases = decisionTable(
    [
      'case',
      'pension',
      'other',
      'amount',
      'in kind %',
      'gross',
      'taxable',
      'pension is',
      'take-home',
    ],
    `
    case                              | pension     | other  | amount  | in kind % | gross      | taxable    | pension is | take-home
    nothing given up                  | 0 sacrifice | 0.00   | 0.00    | (none)    | £30,000.00 | £30,000.00 | £0.00      | £25,119.60
    the amount lowers all pay         | 0 sacrifice | 0.00   | 1200.00 | (none)    | £28,800.00 | £28,800.00 | £0.00      | £24,255.60
    a benefit in kind is taxed        | 0 sacrifice | 0.00   | 1200.00 | 25        | £28,800.00 | £29,100.00 | £0.00      | £24,195.60
    all of it is taxed                | 0 sacrifice | 0.00   | 1200.00 | 100       | £28,800.00 | £30,000.00 | £0.00      | £24,015.60
    a pension by sacrifice            | 5 sacrifice | 0.00   | 1200.00 | (none)    | £27,300.00 | £27,300.00 | £1,500.00  | £23,175.60
    a pension from pay lowers the tax | 5 netPay    | 0.00   | 1200.00 | (none)    | £28,800.00 | £27,300.00 | £1,500.00  | £23,055.60
    other sacrifices                  | 0 sacrifice | 600.00 | 1200.00 | (none)    | £28,200.00 | £28,200.00 | £0.00      | £23,823.60
    `,
  )
  for (const row of cases)
    test(row.case, () => {
      const [percent, way] = row.pension.split(' ')
      const kind = row['in kind %']
      const payslip = payslipOf(
        earning('30000.00', {
          pension: { percent: Number(percent), way: way as 'netPay' },
          otherSacrifices: pounds(row.other),
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

describe('Who carries the amount given up?', () => {
  const cases = decisionTable(
    ['case', 'salary', 'loan', 'in kind %', 'tax', 'insurance', 'loans', 'member'],
    `
    case                            | salary    | loan  | in kind % | tax     | insurance | loans  | member
    basic rate                      | 30000.00  | none  | 0         | £240.00 | £96.00    | £0.00  | £864.00
    with a student loan             | 40000.00  | plan2 | 0         | £240.00 | £96.00    | £108.00 | £756.00
    with both loans                 | 40000.00  | both  | 0         | £240.00 | £96.00    | £180.00 | £684.00
    half of it above a band         | 50870.00  | none  | 0         | £360.00 | £60.00    | £0.00  | £780.00
    where the allowance tapers      | 110000.00 | none  | 0         | £720.00 | £24.00    | £0.00  | £456.00
    taxed like pay                  | 30000.00  | none  | 100       | £0.00   | £96.00    | £0.00  | £1,104.00
    taxed beyond the amount         | 30000.00  | none  | 150       | -£120.00 | £96.00   | £0.00  | £1,224.00
    partly below the allowance      | 13170.00  | none  | 0         | £120.00 | £48.00    | £0.00  | £1,032.00
    all of it below the allowance   | 12000.00  | none  | 0         | £0.00   | £0.00     | £0.00  | £1,200.00
    `,
  )
  for (const row of cases)
    test(row.case, () => {
      const pay = earning(row.salary, {
        loanPlan: row.loan === 'none' ? undefined : 'plan2',
        hasPostgraduateLoan: row.loan === 'both',
      })
      const givenUp = { amount: pounds('1200'), benefitInKindValue: Number(row['in kind %']) }
      const { carriedBy } = payslipChange(pay, givenUp, rates2026)
      expect(Object.values(carriedBy).map(shown)).toEqual([
        row.tax,
        row.insurance,
        row.loans,
        row.member,
      ])
    })
})

describe('Is more given up than the member earns?', () => {
  const cases = decisionTable(
    ['case', 'pension', 'other', 'amount', 'above'],
    `
    case                        | pension      | other    | amount   | above
    all of it                   | 0 sacrifice  | 0.00     | 30000.00 | no
    a penny more                | 0 sacrifice  | 0.00     | 30000.01 | yes
    after a pension             | 10 sacrifice | 0.00     | 27000.00 | no
    a penny more                | 10 sacrifice | 0.00     | 27000.01 | yes
    after a pension from pay    | 10 netPay    | 0.00     | 27000.01 | yes
    after what else is given up | 0 sacrifice  | 29000.00 | 1000.00  | no
    a penny more                | 0 sacrifice  | 29000.00 | 1000.01  | yes
    nothing, of nothing left    | 100 netPay   | 0.00     | 0.00     | no
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.amount}, ${row.pension}, ${row.other}`, () => {
      const [percent, way] = row.pension.split(' ')
      const pay = earning('30000.00', {
        pension: { percent: Number(percent), way: way as 'netPay' },
        otherSacrifices: pounds(row.other),
      })
      expect(isAboveSalary(pay, { amount: pounds(row.amount) })).toBe(row.above === 'yes')
    })
})

test('nothing is rounded before the end: half a penny of tax and half of insurance', () => {
  const pay = earning('12570.25', { loanPlan: undefined })
  const { tax, insurance, takeHome } = payslipOf(pay, none, rates2026)
  // 25p: 5p of tax and 2p of insurance.
  expect([rounded(tax), rounded(insurance), rounded(takeHome)]).toEqual([5, 2, 1257018])
})
