import { dividedBy, inPence, wholeNumber } from '../kernel/index.ts'
import { decimal, money, orNone, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { mayFallBelowMinimumWage, safeAmount } from './minimum-wage.rules.ts'
import { ageGroup, givenUpOf, paid, payOf, payslipFor, pension, rates2026 } from './pay.examples.ts'
import { payslipPolicy } from './payslip.policy.ts'

// HMRC, National Minimum Wage Manual, NMWM08030 and NMWM08035: a year has 52 weeks of basic hours,
// spread evenly over its pay periods. 37.5 hours a week make 1,950 a year: £24,784.50 at £12.71.
export const safeAmounts = table({
  title: 'How much may be given up at the minimum wage?',
  given: {
    salary: money,
    hours: decimal,
    age: ageGroup,
    pension,
    'other sacrifices': money,
    amount: money,
  },
  answers: { 'most that may be given up': orNone(money), 'exceeded by': orNone(money) },
  rows: `
    case                               | salary     | hours | age                    | pension         | other sacrifices | amount    | most that may be given up | exceeded by
    well above                         | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £1,200.00 | £5,215.50                 | £0.00
    exactly as much                    | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £5,215.50 | £5,215.50                 | £0.00
    a penny more                       | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £5,215.51 | £5,215.50                 | £0.01
    just at the wage: nothing to spare | £24,784.50 | 37.5  | 21 or over             | none            | £0.00            | £100.00   | £0.00                     | £100.00
    a penny above the lowest pay       | £24,784.51 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.01                     | £0.00
    exactly the lowest pay             | £24,784.50 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.00                     | £0.00
    a penny below the lowest pay       | £24,784.49 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.00                     | £0.00
    already below the lowest pay       | £20,000.00 | 37.5  | 21 or over             | none            | £0.00            | £0.01     | £0.00                     | £0.01
    a pension by sacrifice counts      | £30,000.00 | 37.5  | 21 or over             | 5% by sacrifice | £0.00            | £0.00     | £3,715.50                 | £0.00
    a pension from pay does not        | £30,000.00 | 37.5  | 21 or over             | 5% from pay     | £0.00            | £0.00     | £5,215.50                 | £0.00
    other sacrifices count             | £30,000.00 | 37.5  | 21 or over             | none            | £600.00          | £0.00     | £4,615.50                 | £0.00
    from 18                            | £30,000.00 | 37.5  | 18 to 20               | none            | £0.00            | £0.00     | £8,842.50                 | £0.00
    under 18, or apprentice            | £30,000.00 | 37.5  | under 18 or apprentice | none            | £0.00            | £0.00     | £14,400.00                | £0.00
    seven hours are a day of each week | £30,000.00 | 7     | under 18 or apprentice | none            | £0.00            | £0.00     | £27,088.00                | £0.00
  `,
  decide: (given) => {
    const safe = safeAmount(payOf(given), givenUpOf(given), rates2026)
    return { 'most that may be given up': safe?.maximum, 'exceeded by': safe?.exceededBy }
  },
})

// The examples of NMWM08035 for monthly, four-weekly and weekly pay, with 2,080 hours a year (40 a week) and the
// current wage: 173 hours and 20 minutes, 160 hours, 40 hours. The last row is a salary of £25,000, 37.5 hours a week.
export const leastPays = table({
  title: 'How much of a pay period’s pay may be given up at the minimum wage, from 21?',
  given: { paid, salary: money, hours: decimal, amount: money },
  answers: {
    'pay of one': money,
    'most in a year': orNone(money),
    'exceeded by': orNone(money),
  },
  rows: `
    case                                         | paid             | salary     | hours | amount  | pay of one | most in a year | exceeded by
    173⅓ hours a month are £2,203.07             | every month      | £26,436.80 | 40    | £0.00   | £2,203.07  | £0.00          | £0.00
    160 hours in four weeks are £2,033.60        | every four weeks | £26,436.80 | 40    | £0.00   | £2,033.60  | £0.00          | £0.00
    40 hours a week are £508.40                  | every week       | £26,436.80 | 40    | £0.00   | £508.40    | £0.00          | £0.00
    162½ hours a month are £2,065.375            | every month      | £25,000.00 | 37.5  | £215.50 | £2,065.38  | £215.50        | £0.00
    150 hours in four weeks are £1,906.50        | every four weeks | £25,000.00 | 37.5  | £215.50 | £1,906.50  | £215.50        | £0.00
    37½ hours a week are £476.625                | every week       | £25,000.00 | 37.5  | £215.50 | £476.63    | £215.50        | £0.00
    a penny more a year                          | every week       | £25,000.00 | 37.5  | £215.51 | £476.62    | £215.50        | £0.01
    £476.63 a week, which 365 ÷ 7 weeks refused  | every week       | £24,784.76 | 37.5  | £0.00   | £476.63    | £0.26          | £0.00
  `,
  decide: (given) => {
    const safe = safeAmount(payOf(given), givenUpOf(given), rates2026)
    const { gross } = payslipFor(given)
    const periods = wholeNumber(payslipPolicy.periodsAYear[given.paid])
    return {
      'pay of one': inPence(dividedBy(gross, periods)),
      'most in a year': safe?.maximum,
      'exceeded by': safe?.exceededBy,
    }
  },
})

// 48 hours a week make 2,496 a year: £31,724.16 at £12.71.
export const askingForHours = table({
  title: 'Are the hours worth asking for?',
  given: {
    salary: money,
    age: ageGroup,
    'other sacrifices': money,
    amount: money,
    'published wage': yesNo,
  },
  answers: { asks: yesNo },
  rows: `
    case                    | salary     | age                    | other sacrifices | amount    | published wage | asks
    a penny less is left    | £31,724.15 | 21 or over             | £0.00            | £0.00     | yes            | yes
    a penny more is left    | £31,724.16 | 21 or over             | £0.00            | £0.00     | yes            | no
    the amount counts       | £32,924.15 | 21 or over             | £0.00            | £1,200.00 | yes            | yes
    what else is given up   | £32,924.15 | 21 or over             | £600.00          | £600.00   | yes            | yes
    a lower wage asks later | £31,724.15 | under 18 or apprentice | £0.00            | £0.00     | yes            | no
    no published wage       | £31,724.15 | 21 or over             | £0.00            | £0.00     | no             | no
  `,
  decide: ({ 'published wage': isPublished, ...given }) => {
    const rates = isPublished ? rates2026 : { minimumWages: undefined }
    return { asks: mayFallBelowMinimumWage(payOf(given), givenUpOf(given), rates) }
  },
})
