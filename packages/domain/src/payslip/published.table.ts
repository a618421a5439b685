/** Figures published by others. We calculated none of them. */
import { dividedBy, type Fraction, inPence, minus, rounded, wholeNumber } from '../kernel/index.ts'
import { count, money, named } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { payslipFor } from './pay.examples.ts'

const inPounds = (figure: Fraction) => rounded(dividedBy(figure, wholeNumber(100)))

// Chartered Institute of Taxation, Scottish Budget reaction, 13 January 2026: comparison 2026/27.
// https://www.tax.org.uk/ciot-s-reaction-to-the-income-tax-announcements-in-today-s-scottish-budget
export const charteredInstitute = table({
  title: 'Published by the Chartered Institute of Taxation for 2026-27',
  given: { salary: money },
  answers: { 'tax elsewhere': count, 'tax in Scotland': count, 'less in Scotland': money },
  rows: `
    salary     | tax elsewhere | tax in Scotland | less in Scotland
    £10,000.00 | 0             | 0               | £0.00
    £15,000.00 | 486           | 462             | £24.30
    £20,000.00 | 1486          | 1446            | £39.67
    £25,000.00 | 2486          | 2446            | £39.67
    £35,000.00 | 4486          | 4501            | -£15.07
    £40,000.00 | 5486          | 5551            | -£65.07
    £45,000.00 | 6486          | 6882            | -£396.05
    £50,000.00 | 7486          | 8982            | -£1,496.05
  `,
  decide: ({ salary }) => {
    const elsewhere = payslipFor({ salary }).tax
    const scottish = payslipFor({ salary, nation: 'scotland' }).tax
    return {
      'tax elsewhere': inPounds(elsewhere),
      'tax in Scotland': inPounds(scottish),
      'less in Scotland': inPence(minus(elsewhere, scottish)),
    }
  },
})

// Scottish Parliament, briefing on the Scottish Budget 2026-27, table 8: income tax payable and the
// difference from the rest of the United Kingdom. https://www.parliament.scot
export const scottishParliament = table({
  title: 'Published by the Scottish Parliament for 2026-27',
  given: { salary: money },
  answers: { 'tax in Scotland': count, 'more than elsewhere': count },
  rows: `
    salary      | tax in Scotland | more than elsewhere
    £20,000.00  | 1446            | -40
    £25,000.00  | 2446            | -40
    £30,000.00  | 3451            | -35
    £35,000.00  | 4501            | 15
    £40,000.00  | 5551            | 65
    £45,000.00  | 6882            | 396
    £50,000.00  | 8982            | 1496
    £55,000.00  | 11082           | 1650
    £60,000.00  | 13182           | 1750
    £65,000.00  | 15282           | 1850
    £70,000.00  | 17382           | 1950
    £75,000.00  | 19482           | 2050
    £80,000.00  | 21732           | 2300
    £85,000.00  | 23982           | 2550
    £90,000.00  | 26232           | 2800
    £95,000.00  | 28482           | 3050
    £100,000.00 | 30732           | 3300
    £150,000.00 | 59634           | 5931
  `,
  decide: ({ salary }) => {
    const scottish = payslipFor({ salary, nation: 'scotland' }).tax
    const more = minus(scottish, payslipFor({ salary, nation: 'wales' }).tax)
    return { 'tax in Scotland': inPounds(scottish), 'more than elsewhere': inPounds(more) }
  },
})

// Deloitte for BBC News, Scottish Budget 2026/27, reported by Scot Jobs.
// https://scot-jobs.com/blog/scottish-budget-26-27-income-tax-changes-
export const deloitte = table({
  title: 'Published by Deloitte for Scotland in 2026-27',
  given: { salary: money },
  answers: { tax: money, insurance: money, 'take-home': money },
  rows: `
    salary     | tax       | insurance | take-home
    £16,000.00 | £651.70   | £274.40   | £15,073.90
    £33,000.00 | £4,081.07 | £1,634.40 | £27,284.53
  `,
  decide: ({ salary }) => {
    const { tax, insurance, takeHome } = payslipFor({ salary, nation: 'scotland' })
    return { tax: inPence(tax), insurance: inPence(insurance), 'take-home': inPence(takeHome) }
  },
})

// MyTakeHome, UK salary tables for 2025-26, whose bands, allowance and National Insurance still apply in England and
// Wales in 2026-27. https://mytakehome.co.uk/salary-tables
export const myTakeHome = table({
  title: 'Published by MyTakeHome for 2025-26, whose rates still hold in England and Wales',
  given: { salary: money },
  answers: { tax: count, insurance: count, 'take-home': count },
  rows: `
    salary      | tax   | insurance | take-home
    £10,000.00  | 0     | 0         | 10000
    £12,570.00  | 0     | 0         | 12570
    £15,000.00  | 486   | 194       | 14320
    £18,000.00  | 1086  | 434       | 16480
    £20,000.00  | 1486  | 594       | 17920
    £25,000.00  | 2486  | 994       | 21520
    £30,000.00  | 3486  | 1394      | 25120
    £35,000.00  | 4486  | 1794      | 28720
    £40,000.00  | 5486  | 2194      | 32320
    £45,000.00  | 6486  | 2594      | 35920
    £50,000.00  | 7486  | 2994      | 39520
    £50,270.00  | 7540  | 3016      | 39714
    £52,000.00  | 8232  | 3051      | 40717
    £60,000.00  | 11432 | 3211      | 45357
    £75,000.00  | 17432 | 3511      | 54057
    £100,000.00 | 27432 | 4011      | 68557
    £105,000.00 | 30432 | 4111      | 70457
    £110,000.00 | 33432 | 4211      | 72357
    £120,000.00 | 39432 | 4411      | 76157
    £125,140.00 | 42516 | 4513      | 78111
    £130,000.00 | 44703 | 4611      | 80686
    £150,000.00 | 53703 | 5011      | 91286
  `,
  decide: (given) => {
    const { tax, insurance, takeHome } = payslipFor(given)
    return { tax: inPounds(tax), insurance: inPounds(insurance), 'take-home': inPounds(takeHome) }
  },
})

// Student Loans Company, how postgraduate loan repayments are calculated: £45 a month on £30,000.
// http://www.studentloanrepayment.co.uk. UK Calculator, student loan repayment guide, plan 5, whose threshold is
// unchanged. https://ukcalculator.com/blog/student-loan-repayment-calculator-guide
export const repayments = table({
  title: 'Published repayments of loans whose threshold is unchanged',
  given: {
    loan: named({ postgraduate: 'postgraduateLoan', 'Plan 5': 'loan' }),
    salary: money,
  },
  answers: { 'a month': money },
  rows: `
    loan         | salary     | a month
    postgraduate | £30,000.00 | £45.00
    Plan 5       | £30,000.00 | £37.50
    Plan 5       | £35,000.00 | £75.00
    Plan 5       | £40,000.00 | £112.50
    Plan 5       | £50,000.00 | £187.50
  `,
  decide: ({ loan, salary }) => {
    const both = { loanPlan: 'plan5', hasPostgraduateLoan: true } as const
    const repaid = payslipFor({ salary, loan: both })[loan]
    return { 'a month': inPence(dividedBy(repaid, wholeNumber(12))) }
  },
})
