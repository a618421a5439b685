import { decimal, money, orNone, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { mayFallBelowMinimumWage, safeAmount } from './minimum-wage.rules.ts'
import { ageGroup, givenUpOf, payOf, pension, rates2026 } from './pay.examples.ts'

// 37.5 hours a week are 1,955 and 5/14 hours in 365 days: £24,852.589 and a bit at £12.71.
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
    well above                         | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £1,200.00 | £5,147.41                 | £0.00
    exactly as much                    | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £5,147.41 | £5,147.41                 | £0.00
    a penny more                       | £30,000.00 | 37.5  | 21 or over             | none            | £0.00            | £5,147.42 | £5,147.41                 | £0.01
    just at the wage: nothing to spare | £24,852.59 | 37.5  | 21 or over             | none            | £0.00            | £100.00   | £0.00                     | £100.00
    a penny above the lowest pay       | £24,852.60 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.01                     | £0.00
    exactly the lowest pay             | £24,852.59 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.00                     | £0.00
    a penny below the lowest pay       | £24,852.58 | 37.5  | 21 or over             | none            | £0.00            | £0.00     | £0.00                     | £0.00
    already below the lowest pay       | £20,000.00 | 37.5  | 21 or over             | none            | £0.00            | £0.01     | £0.00                     | £0.01
    a pension by sacrifice counts      | £30,000.00 | 37.5  | 21 or over             | 5% by sacrifice | £0.00            | £0.00     | £3,647.41                 | £0.00
    a pension from pay does not        | £30,000.00 | 37.5  | 21 or over             | 5% from pay     | £0.00            | £0.00     | £5,147.41                 | £0.00
    other sacrifices count             | £30,000.00 | 37.5  | 21 or over             | none            | £600.00          | £0.00     | £4,547.41                 | £0.00
    from 18                            | £30,000.00 | 37.5  | 18 to 20               | none            | £0.00            | £0.00     | £8,784.37                 | £0.00
    under 18, or apprentice            | £30,000.00 | 37.5  | under 18 or apprentice | none            | £0.00            | £0.00     | £14,357.14                | £0.00
    seven hours are a day of each week | £30,000.00 | 7     | under 18 or apprentice | none            | £0.00            | £0.00     | £27,080.00                | £0.00
  `,
  decide: (given) => {
    const safe = safeAmount(payOf(given), givenUpOf(given), rates2026)
    return { 'most that may be given up': safe?.most, 'exceeded by': safe?.exceededBy }
  },
})

// 48 hours a week are £31,811.314 and a bit a year at £12.71.
export const askingForHours = table({
  title: 'Is it worth asking for the hours?',
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
    a penny less is left    | £31,811.31 | 21 or over             | £0.00            | £0.00     | yes            | yes
    a penny more is left    | £31,811.32 | 21 or over             | £0.00            | £0.00     | yes            | no
    the amount counts       | £33,011.31 | 21 or over             | £0.00            | £1,200.00 | yes            | yes
    what else is given up   | £33,011.31 | 21 or over             | £600.00          | £600.00   | yes            | yes
    a lower wage asks later | £31,811.31 | under 18 or apprentice | £0.00            | £0.00     | yes            | no
    no published wage       | £31,811.31 | 21 or over             | £0.00            | £0.00     | no             | no
  `,
  decide: ({ 'published wage': isPublished, ...given }) => {
    const rates = isPublished ? rates2026 : { minimumWages: undefined }
    return { asks: mayFallBelowMinimumWage(payOf(given), givenUpOf(given), rates) }
  },
})
