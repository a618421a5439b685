import { definedByGuard, Pence, pounds } from '../kernel/index.ts'
import { count, day, list, money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import {
  dayOfTaxYear,
  formOf,
  givenUpOf,
  inKind,
  loans,
  type PayColumns,
  paid,
  payOf,
  pension,
} from './pay.examples.ts'
import { blankPay } from './pay-form.rules.ts'
import { type PayslipAnswer, type PayslipTable, payslipOutcome } from './payslip.selectors.ts'

export const nothingWorkedOut = table({
  title: 'When is nothing calculated, and what does the page say, for pay in England?',
  given: {
    salary: text,
    'pension %': text,
    'hours a week': text,
    amount: money,
    'in kind %': inKind,
    day,
  },
  answers: { says: orNone(text, '(it is worked out)') },
  rows: `
    case                                             | salary   | pension % | hours a week | amount     | in kind % | day        | says
    no salary                                        |          |           |              | £1,200.00  | 0         | 2026-11-22 | Enter your salary to see what it costs you.
    no salary, and another field is wrong            |          |           | x            | £1,200.00  | 0         | 2026-11-22 | Enter your salary to see what it costs you.
    a salary that is none                            | 0        |           |              | £1,200.00  | 0         | 2026-11-22 | Check your pay details.
    a field is wrong                                 | 30000.00 |           | x            | £1,200.00  | 0         | 2026-11-22 | Check your pay details.
    a field is wrong, and more than the salary       | 1199.99  |           | x            | £1,200.00  | 0         | 2026-11-22 | Check your pay details.
    the whole salary                                 | 1200.00  |           |              | £1,200.00  | 0         | 2026-11-22 | (it is worked out)
    a penny more than the salary                     | 1199.99  |           |              | £1,200.00  | 0         | 2026-11-22 | This is too much. After your pension and other benefits you can give up at most £1,199.99 a year.
    the pension leaves as much                       | 2400.00  | 50        |              | £1,200.00  | 0         | 2026-11-22 | (it is worked out)
    the pension leaves less by half a penny          | 2399.99  | 50        |              | £1,200.00  | 0         | 2026-11-22 | This is too much. After your pension and other benefits you can give up at most £1,199.99 a year.
    the pension leaves a penny less                  | 2399.98  | 50        |              | £1,200.00  | 0         | 2026-11-22 | This is too much. After your pension and other benefits you can give up at most £1,199.99 a year.
    the pension takes the whole salary               | 1200.00  | 100       |              | £1,200.00  | 0         | 2026-11-22 | Your pension and other benefits already use all of your salary.
    its tax takes all that is left                   | 30000.00 |           |              | £26,514.00 | 100       | 2026-11-22 | (it is worked out)
    its tax takes a penny more                       | 30000.00 |           |              | £26,514.01 | 100       | 2026-11-22 | You can’t give up this much. Your deductions would be more than your remaining pay. You can give up at most £26,514.00 a year.
    more than the salary, and more tax than is left  | 1199.99  |           |              | £1,200.00  | 100       | 2026-11-22 | This is too much. After your pension and other benefits you can give up at most £1,199.99 a year.
    the last day with rates                          | 30000.00 |           |              | £1,200.00  | 0         | 2027-04-05 | (it is worked out)
    a tax year without rates                         | 30000.00 |           |              | £1,200.00  | 0         | 2027-04-06 | We don’t have the 2027-28 tax rates, so we can’t work this out.
    a tax year without rates, whatever else is wrong |          |           | x            | £1,200.00  | 0         | 2027-04-06 | We don’t have the 2027-28 tax rates, so we can’t work this out.
  `,
  decide: ({ salary, 'pension %': pensionPercent, 'hours a week': hoursAWeek, day, ...given }) => {
    const form = { ...blankPay, salary, pensionPercent, hoursAWeek }
    const outcome = payslipOutcome(form, givenUpOf(given), day)
    return { says: outcome.is === 'none' ? outcome.text : undefined }
  },
})

/** Types the pay into the form and returns the answer. */
function answerOf(given: Partial<PayColumns>): PayslipAnswer {
  const outcome = payslipOutcome(formOf(payOf(given)), givenUpOf(given), dayOfTaxYear)
  if (outcome.is !== 'worked') throw new Error(outcome.text)
  return outcome.answer
}

export const payslipOfPeriod = table({
  title: 'What does the payslip of one pay period show, in England?',
  given: { paid, salary: money, amount: money, line: text },
  answers: { before: text, after: text, difference: text },
  rows: `
    paid             | salary     | amount    | line                       | before    | after     | difference
    every month      | £30,000.00 | £1,200.00 | Gross pay                  | £2,500.00 | £2,400.00 | -£100.00
    every month      | £30,000.00 | £1,200.00 | Taxable pay                | £2,500.00 | £2,400.00 | -£100.00
    every month      | £30,000.00 | £1,200.00 | Income tax, basic rate 20% | £290.50   | £270.50   | -£20.00
    every month      | £30,000.00 | £1,200.00 | National Insurance         | £116.20   | £108.20   | -£8.00
    every month      | £30,000.00 | £1,200.00 | Take-home pay              | £2,093.30 | £2,021.30 | -£72.00
    every four weeks | £30,000.00 | £1,200.00 | Gross pay                  | £2,307.69 | £2,215.38 | -£92.31
    every four weeks | £30,000.00 | £1,200.00 | Taxable pay                | £2,307.69 | £2,215.38 | -£92.31
    every four weeks | £30,000.00 | £1,200.00 | Income tax, basic rate 20% | £268.15   | £249.69   | -£18.46
    every four weeks | £30,000.00 | £1,200.00 | National Insurance         | £107.26   | £99.88    | -£7.38
    every four weeks | £30,000.00 | £1,200.00 | Take-home pay              | £1,932.28 | £1,865.82 | -£66.46
    every week       | £30,000.00 | £1,200.00 | Gross pay                  | £576.92   | £553.85   | -£23.08
    every week       | £30,000.00 | £1,200.00 | Taxable pay                | £576.92   | £553.85   | -£23.08
    every week       | £30,000.00 | £1,200.00 | Income tax, basic rate 20% | £67.04    | £62.42    | -£4.62
    every week       | £30,000.00 | £1,200.00 | National Insurance         | £26.82    | £24.97    | -£1.85
    every week       | £30,000.00 | £1,200.00 | Take-home pay              | £483.07   | £466.45   | -£16.62
  `,
  decide: ({ line, ...given }) =>
    definedByGuard(answerOf(given).period.rows.find(({ label }) => label === line)),
})

const takeHomeIn = ({ rows }: PayslipTable): string =>
  definedByGuard(rows.find(({ part }) => part === 'total')).after

export const payslipsOfYear = table({
  title: 'What do all payslips of a year add up to, each rounded separately, in England?',
  given: { paid, salary: money, amount: money, payslips: count },
  answers: { 'take-home of one': text, 'all of them': money, 'of the year': text },
  rows: `
    paid             | salary     | amount    | payslips | take-home of one | all of them | of the year
    every month      | £30,000.00 | £1,200.00 | 12       | £2,021.30        | £24,255.60  | £24,255.60
    every month      | £52,000.00 | £1,200.00 | 12       | £3,335.12        | £40,021.44  | £40,021.40
    every four weeks | £30,000.00 | £1,200.00 | 13       | £1,865.82        | £24,255.66  | £24,255.60
    every four weeks | £52,000.00 | £1,200.00 | 13       | £3,078.57        | £40,021.41  | £40,021.40
    every week       | £30,000.00 | £1,200.00 | 52       | £466.45          | £24,255.40  | £24,255.60
    every week       | £52,000.00 | £1,200.00 | 52       | £769.64          | £40,021.28  | £40,021.40
  `,
  decide: ({ payslips, ...given }) => {
    const { period, year } = answerOf(given)
    const one = takeHomeIn(period)
    return {
      'take-home of one': one,
      'all of them': Pence.make(pounds(one.replace(/[£,]/g, '')) * payslips),
      'of the year': takeHomeIn(year),
    }
  },
})

export const costs = table({
  title: 'What is the real cost in a pay period, in England?',
  given: { paid, salary: money, amount: money },
  answers: { 'is called': text, costs: text, 'in a year': text },
  rows: `
    paid             | salary      | amount    | is called         | costs                   | in a year
    every month      | £30,000.00  | £1,200.00 | What it costs you | £72.00 a month          | falls by £864.00
    every four weeks | £30,000.00  | £1,200.00 | What it costs you | £66.46 every four weeks | falls by £864.00
    every week       | £30,000.00  | £1,200.00 | What it costs you | £16.62 a week           | falls by £864.00
    every month      | £30,000.00  | £1,000.00 | What it costs you | £60.00 a month          | falls by £720.00
    every four weeks | £30,000.00  | £1,000.00 | What it costs you | £55.38 every four weeks | falls by £720.00
    every week       | £30,000.00  | £1,000.00 | What it costs you | £13.85 a week           | falls by £720.00
    every month      | £30,000.00  | £0.12     | What it costs you | £0.01 a month           | falls by £0.09
    every week       | £30,000.00  | £0.12     | What it costs you | £0.00 a week            | falls by £0.09
    every month      | £100,002.00 | £0.02     | What you gain     | £0.03 a month           | rises by £0.39
    every month      | £100,002.00 | £2.00     | What it costs you | £0.06 a month           | falls by £0.76
  `,
  decide: (given) => {
    const { costLabel, cost, aPeriod, costOfYear } = answerOf(given)
    return {
      'is called': costLabel,
      costs: `${cost} ${aPeriod}`,
      'in a year': costOfYear.replace(/.* take-home pay (.*)\./, '$1'),
    }
  },
})

export const lines = table({
  title: 'Which lines does a payslip have, in England?',
  given: {
    salary: money,
    amount: money,
    'in kind %': inKind,
    loan: loans,
    pension,
    'other sacrifices': money,
  },
  answers: { lines: list(text, { separator: '; ' }) },
  rows: `
    case                                        | salary     | amount    | in kind % | loan                    | pension         | other sacrifices | lines
    nothing but pay                             | £30,000.00 | £1,200.00 | 0         | none                    | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Take-home pay; Taxable pay
    a benefit that is partly taxed              | £30,000.00 | £1,200.00 | 25        | none                    | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Take-home pay; Taxable benefit; Taxable pay
    two bands: the tax of each, their sum below | £52,000.00 | £1,200.00 | 0         | none                    | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; Income tax, higher rate 40%; National Insurance; Take-home pay; Taxable pay; Income tax in total
    a band that only the pay before reaches     | £51,000.00 | £1,200.00 | 0         | none                    | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; Income tax, higher rate 40%; National Insurance; Take-home pay; Taxable pay; Income tax in total
    no tax at all                               | £12,000.00 | £1,200.00 | 0         | none                    | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax; National Insurance; Take-home pay; Taxable pay
    a student loan                              | £40,000.00 | £1,200.00 | 0         | Plan 2                  | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Student loan; Take-home pay; Taxable pay
    a student loan, below its threshold         | £20,000.00 | £1,200.00 | 0         | Plan 2                  | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Student loan; Take-home pay; Taxable pay
    a postgraduate loan                         | £40,000.00 | £1,200.00 | 0         | postgraduate            | none            | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Postgraduate loan; Take-home pay; Taxable pay
    a pension by sacrifice                      | £30,000.00 | £1,200.00 | 0         | none                    | 5% by sacrifice | £0.00            | Gross salary; Given up for this benefit; Pension, by salary sacrifice; Gross pay; Income tax, basic rate 20%; National Insurance; Take-home pay; Taxable pay
    a pension from pay                          | £30,000.00 | £1,200.00 | 0         | none                    | 5% from pay     | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Pension, before tax; Take-home pay; Taxable pay
    a pension after tax                         | £30,000.00 | £1,200.00 | 0         | none                    | 5% after tax    | £0.00            | Gross salary; Given up for this benefit; Gross pay; Income tax, basic rate 20%; National Insurance; Pension, after tax; Take-home pay; Taxable pay
    other sacrifices                            | £30,000.00 | £1,200.00 | 0         | none                    | none            | £600.00          | Gross salary; Given up for this benefit; Given up for other benefits; Gross pay; Income tax, basic rate 20%; National Insurance; Take-home pay; Taxable pay
    everything                                  | £52,000.00 | £1,200.00 | 25        | Plan 2 and postgraduate | 5% by sacrifice | £0.01            | Gross salary; Given up for this benefit; Pension, by salary sacrifice; Given up for other benefits; Gross pay; Income tax, basic rate 20%; National Insurance; Student loan; Postgraduate loan; Take-home pay; Taxable benefit; Taxable pay
  `,
  decide: (given) => ({ lines: answerOf(given).period.rows.map(({ label }) => label) }),
})
