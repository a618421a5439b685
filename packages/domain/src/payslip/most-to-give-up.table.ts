import { decimal, money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { mostToGiveUp } from './most-to-give-up.rules.ts'
import {
  dayOfTaxYear,
  formOf,
  givenUpOf,
  inKind,
  payOf,
  pension,
  rates2026,
} from './pay.examples.ts'
import { payslipOutcome } from './payslip.selectors.ts'

// By hand, for England. The minimum wage takes 16 × 52 × £12.71 = £10,574.72 of £60,000.00. A
// pension of 21% takes £12,600.00, and National Insurance takes 8% of the pay above £12,570.00:
// £12,602.61 − £2.61 − £12,600.00 = £0.00 is left.
export const largestSacrifices = table({
  title: 'How much may be given up at most? (The smallest of all limits)',
  given: { salary: money, hours: orNone(decimal, '(not known)'), pension, 'in kind %': inKind },
  answers: { most: money },
  rows: `
    case                                        | salary        | hours       | pension           | in kind % | most
    the whole salary                            | £12,000.00    | (not known) | none              | 0         | £12,000.00
    what a pension by sacrifice leaves          | £12,000.00    | (not known) | 10% by sacrifice  | 0         | £10,800.00
    what the minimum wage leaves                | £60,000.00    | 16          | none              | 0         | £49,425.28
    what a pension from pay leaves for the rest | £60,000.00    | 16          | 21% from pay      | 0         | £47,397.39
    the same without hours                      | £60,000.00    | (not known) | 21% from pay      | 0         | £47,397.39
    what the tax on the benefit leaves          | £30,000.00    | (not known) | none              | 100       | £26,514.00
    its tax is not known: all of it             | £30,000.00    | (not known) | none              | (none)    | £26,514.00
    nothing, below the minimum wage             | £20,000.00    | 37.5        | none              | 0         | £0.00
    nothing, after a pension of it all          | £20,000.00    | (not known) | 100% by sacrifice | 0         | £0.00
    what the entry of the amount takes          | £2,000,000.00 | (not known) | none              | 0         | £1,000,000.00
  `,
  decide: (given) => ({
    most: mostToGiveUp(payOf(given), givenUpOf(given), rates2026),
  }),
})

export const mostsInWords = table({
  title: 'What does the page say about the most that may be given up, in England?',
  given: {
    salary: money,
    hours: orNone(decimal, '(not known)'),
    pension,
    amount: money,
    'in kind %': inKind,
  },
  answers: { says: text },
  rows: `
    case                                 | salary     | hours | pension           | amount     | in kind % | says
    the limit is the pension’s           | £60,000.00 | 16    | 21% from pay      | £1,200.00  | 0         | Your pay stays at or above the minimum wage. You can give up at most £47,397.39 a year.
    exactly that                         | £60,000.00 | 16    | 21% from pay      | £47,397.39 | 0         | Your pay stays at or above the minimum wage. You can give up at most £47,397.39 a year.
    a penny more                         | £60,000.00 | 16    | 21% from pay      | £47,397.40 | 0         | You can’t give up this much. Your deductions would be more than your remaining pay. You can give up at most £47,397.39 a year.
    more than the salary                 | £60,000.00 | 16    | 21% from pay      | £47,400.01 | 0         | This is too much. After your pension and other benefits you can give up at most £47,397.39 a year.
    more than the salary, with hours     | £30,000.00 | 37.5  | none              | £30,000.01 | 0         | This is too much. After your pension and other benefits you can give up at most £5,215.50 a year.
    more than the salary, and nothing is left to spare | £60,000.00 | (not known) | 95% from pay      | £3,000.01  | 0         | You can’t give up this much. Your deductions would be more than your remaining pay.
    at the minimum wage                  | £30,000.00 | 37.5  | none              | £5,215.51  | 0         | Your cash pay must not fall below the minimum wage. You can give up at most £5,215.50 a year. This is £0.01 too much.
    below the minimum wage, and too much | £20,000.00 | 37.5  | none              | £20,000.01 | 0         | Your pay isn’t above the minimum wage, so you can’t give any of it up.
    the pension takes it all             | £20,000.00 | 37.5  | 100% by sacrifice | £1.00      | 0         | Your pension and other benefits already use all of your salary.
  `,
  decide: (given) => {
    const outcome = payslipOutcome(formOf(payOf(given)), givenUpOf(given), dayOfTaxYear)
    if (outcome.is === 'none') return { says: outcome.text }
    const { safe, warnings } = outcome.answer
    return { says: safe ?? warnings[0]?.text ?? '' }
  },
})
