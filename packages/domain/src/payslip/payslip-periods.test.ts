import { describe, expect, test } from 'vitest'
import { formatPounds, guarded, Pence, pounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { dayOfTaxYear } from './pay.examples.ts'
import { blankPay, type PayForm } from './pay-form.rules.ts'
import { type PayslipAnswer, payslipOutcome } from './payslip.selectors.ts'

const paid: Readonly<Record<string, PayForm['payPeriod']>> = {
  'every month': 'monthly',
  'every four weeks': 'fourWeekly',
  'every week': 'weekly',
}

const loans: Readonly<Record<string, Partial<PayForm>>> = {
  none: {},
  'plan 2': { loanPlan: 'plan2' },
  postgraduate: { hasPostgraduateLoan: true },
  'plan 2 and postgraduate': { loanPlan: 'plan2', hasPostgraduateLoan: true },
}

const pensions: Readonly<Record<string, Partial<PayForm>>> = {
  none: {},
  '5% by sacrifice': { pensionPercent: '5', pensionWay: 'sacrifice' },
  '5% from pay': { pensionPercent: '5', pensionWay: 'netPay' },
}

interface Row {
  readonly salary: string
  readonly amount: string
  readonly paid?: string
  readonly 'in kind %'?: string
  readonly loans?: string
  readonly pension?: string
}

function answerOf(row: Row): PayslipAnswer {
  const form: PayForm = {
    ...blankPay,
    salary: row.salary,
    payPeriod: guarded(paid[row.paid ?? 'every month']),
    ...loans[row.loans ?? 'none'],
    ...pensions[row.pension ?? 'none'],
  }
  const givenUp = {
    amount: pounds(row.amount),
    benefitInKindValue: Number(row['in kind %'] ?? 0),
  }
  const outcome = payslipOutcome(form, givenUp, dayOfTaxYear)
  if (outcome.is !== 'worked') throw new Error(outcome.text)
  return outcome.answer
}

describe('What does the payslip of one pay period show, in England?', () => {
  const cases = decisionTable(
    ['paid', 'salary', 'amount', 'line', 'before', 'after', 'difference'],
    `
    paid             | salary   | amount  | line                       | before    | after     | difference
    every month      | 30000.00 | 1200.00 | Gross pay                  | £2,500.00 | £2,400.00 | -£100.00
    every month      | 30000.00 | 1200.00 | Taxable pay                | £2,500.00 | £2,400.00 | -£100.00
    every month      | 30000.00 | 1200.00 | Income tax, basic rate 20% | £290.50   | £270.50   | -£20.00
    every month      | 30000.00 | 1200.00 | National Insurance         | £116.20   | £108.20   | -£8.00
    every month      | 30000.00 | 1200.00 | Take-home pay              | £2,093.30 | £2,021.30 | -£72.00
    every four weeks | 30000.00 | 1200.00 | Gross pay                  | £2,307.69 | £2,215.38 | -£92.31
    every four weeks | 30000.00 | 1200.00 | Taxable pay                | £2,307.69 | £2,215.38 | -£92.31
    every four weeks | 30000.00 | 1200.00 | Income tax, basic rate 20% | £268.15   | £249.69   | -£18.46
    every four weeks | 30000.00 | 1200.00 | National Insurance         | £107.26   | £99.88    | -£7.38
    every four weeks | 30000.00 | 1200.00 | Take-home pay              | £1,932.28 | £1,865.82 | -£66.46
    every week       | 30000.00 | 1200.00 | Gross pay                  | £576.92   | £553.85   | -£23.08
    every week       | 30000.00 | 1200.00 | Taxable pay                | £576.92   | £553.85   | -£23.08
    every week       | 30000.00 | 1200.00 | Income tax, basic rate 20% | £67.04    | £62.42    | -£4.62
    every week       | 30000.00 | 1200.00 | National Insurance         | £26.82    | £24.97    | -£1.85
    every week       | 30000.00 | 1200.00 | Take-home pay              | £483.07   | £466.45   | -£16.62
    `,
  )
  for (const row of cases)
    test(`${row.paid}, ${row.salary} less ${row.amount}: ${row.line}`, () => {
      const { rows } = answerOf(row).period
      expect(rows.find(({ label }) => label === row.line)).toMatchObject({
        before: row.before,
        after: row.after,
        difference: row.difference,
      })
    })
})

describe('What do all payslips of a year come to, each rounded by itself, in England?', () => {
  const cases = decisionTable(
    ['paid', 'salary', 'amount', 'payslips', 'take-home of one', 'all of them', 'of the year'],
    `
    paid             | salary   | amount  | payslips | take-home of one | all of them | of the year
    every month      | 30000.00 | 1200.00 | 12       | £2,021.30        | £24,255.60  | £24,255.60
    every month      | 52000.00 | 1200.00 | 12       | £3,335.12        | £40,021.44  | £40,021.40
    every four weeks | 30000.00 | 1200.00 | 13       | £1,865.82        | £24,255.66  | £24,255.60
    every four weeks | 52000.00 | 1200.00 | 13       | £3,078.57        | £40,021.41  | £40,021.40
    every week       | 30000.00 | 1200.00 | 52       | £466.45          | £24,255.40  | £24,255.60
    every week       | 52000.00 | 1200.00 | 52       | £769.64          | £40,021.28  | £40,021.40
    `,
  )
  for (const row of cases)
    test(`${row.paid}: ${row.payslips} payslips of ${row['take-home of one']}`, () => {
      const { period, year } = answerOf(row)
      const one = period.rows.at(-1)?.after ?? ''
      const all = Pence.make(pounds(one.replace(/[£,]/g, '')) * Number(row.payslips))
      expect({
        'take-home of one': one,
        'all of them': formatPounds(all),
        'of the year': year.rows.at(-1)?.after,
      }).toEqual({
        'take-home of one': row['take-home of one'],
        'all of them': row['all of them'],
        'of the year': row['of the year'],
      })
    })
})

describe('What does it really cost in a pay period, in England?', () => {
  const cases = decisionTable(
    ['paid', 'salary', 'amount', 'costs', 'in a year'],
    `
    paid             | salary   | amount  | costs                   | in a year
    every month      | 30000.00 | 1200.00 | £72.00 a month          | £864.00
    every four weeks | 30000.00 | 1200.00 | £66.46 every four weeks | £864.00
    every week       | 30000.00 | 1200.00 | £16.62 a week           | £864.00
    every month      | 30000.00 | 1000.00 | £60.00 a month          | £720.00
    every four weeks | 30000.00 | 1000.00 | £55.38 every four weeks | £720.00
    every week       | 30000.00 | 1000.00 | £13.85 a week           | £720.00
    every month      | 30000.00 | 0.12    | £0.01 a month           | £0.09
    every week       | 30000.00 | 0.12    | £0.00 a week            | £0.09
    `,
  )
  for (const row of cases)
    test(`${row.paid}: ${row.costs}`, () => {
      const { cost, aPeriod, parts } = answerOf(row)
      expect({ costs: `${cost} ${aPeriod}`, 'in a year': parts.at(-1)?.value }).toEqual({
        costs: row.costs,
        'in a year': row['in a year'],
      })
    })
})

describe('Which lines does a payslip have, in England?', () => {
  const cases = decisionTable(
    ['case', 'salary', 'amount', 'in kind %', 'loans', 'pension', 'lines'],
    `
    case                                      | salary   | amount  | in kind % | loans                   | pension         | lines
    nothing but pay                           | 30000.00 | 1200.00 | 0         | none                    | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Take-home pay
    a benefit that is partly taxed            | 30000.00 | 1200.00 | 25        | none                    | none            | Gross pay; Benefit taxed with your pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Take-home pay
    two bands: the tax of each, and their sum | 52000.00 | 1200.00 | 0         | none                    | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; Income tax, higher rate 40%; Income tax; National Insurance; Take-home pay
    a band that only the pay before reaches   | 51000.00 | 1200.00 | 0         | none                    | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; Income tax, higher rate 40%; Income tax; National Insurance; Take-home pay
    no tax at all                             | 12000.00 | 1200.00 | 0         | none                    | none            | Gross pay; Taxable pay; Income tax; National Insurance; Take-home pay
    a student loan                            | 40000.00 | 1200.00 | 0         | plan 2                  | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Student loan; Take-home pay
    a student loan, below its threshold       | 20000.00 | 1200.00 | 0         | plan 2                  | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Student loan; Take-home pay
    a postgraduate loan                       | 40000.00 | 1200.00 | 0         | postgraduate            | none            | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Postgraduate loan; Take-home pay
    a pension by sacrifice                    | 30000.00 | 1200.00 | 0         | none                    | 5% by sacrifice | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Pension, by sacrifice; Take-home pay
    a pension from pay                        | 30000.00 | 1200.00 | 0         | none                    | 5% from pay     | Gross pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Pension, from pay; Take-home pay
    everything                                | 52000.00 | 1200.00 | 25        | plan 2 and postgraduate | 5% from pay     | Gross pay; Benefit taxed with your pay; Taxable pay; Income tax, basic rate 20%; National Insurance; Student loan; Postgraduate loan; Pension, from pay; Take-home pay
    `,
  )
  for (const row of cases)
    test(`${row.case}: ${row.salary}`, () => {
      const lines = answerOf(row).period.rows.map(({ label }) => label)
      expect(lines.join('; ')).toBe(row.lines)
    })
})
