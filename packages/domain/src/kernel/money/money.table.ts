import { type Cell, decimal, money, text } from '../../testing/cells.ts'
import { table } from '../../testing/table.ts'
import {
  formatDiscount,
  formatLimit,
  formatPercent,
  formatPounds,
  poundsOf,
  roundHalfAway,
} from './money.rules.ts'
import type { Pence } from './money.schema.ts'

/** '1234.50', without the signs that the rules add. */
const plainPounds: Cell<Pence> = {
  ...money,
  hint: 'an amount, such as 1234.50',
  write: (amount) => poundsOf(amount).toFixed(2),
}

export const amounts = table({
  title: 'How is an amount written?',
  ids: ['CONST-01', 'OQ-036'],
  given: { pounds: plainPounds },
  answers: { written: text },
  rows: `
    case                              | pounds     | written
    nothing                           | 0.00       | £0.00
    a penny                           | 0.01       | £0.01
    whole pounds keep their pence     | 25.00      | £25.00
    a penny under the first separator | 999.99     | £999.99
    the first thousands separator     | 1000.00    | £1,000.00
    two separators                    | 1234567.80 | £1,234,567.80
    a debt                            | -5.00      | -£5.00
  `,
  decide: ({ pounds }) => ({ written: formatPounds(pounds) }),
})

export const limits = table({
  title: 'How is a limit written inside a sentence?',
  ids: ['OQ-037'],
  given: { pounds: plainPounds },
  answers: { written: text },
  rows: `
    case                                 | pounds  | written
    whole pounds lose the pence          | 250.00  | £250
    a penny more than the limit shows it | 250.01  | £250.01
    ten pence are two digits             | 250.10  | £250.10
    thousands are separated              | 1500.00 | £1,500
  `,
  decide: ({ pounds }) => ({ written: formatLimit(pounds) }),
})

export const percentages = table({
  title: 'How is a percentage written?',
  ids: ['OQ-039', 'OQ-040'],
  given: { points: decimal },
  answers: { written: text },
  rows: `
    case                       | points | written
    whole points               | 12     | 12%
    one decimal                | 7.5    | 7.5%
    two decimals               | 4.25   | 4.25%
    half a hundredth goes up   | 4.255  | 4.26%
    trailing zeros are dropped | 7.501  | 7.5%
  `,
  decide: ({ points }) => ({ written: formatPercent(points) }),
})

export const discounts = table({
  title: 'How is a voucher’s discount written?',
  ids: ['CONST-02', 'VOUCHER-04', 'OQ-039'],
  given: { fraction: decimal },
  answers: { written: text },
  rows: `
    case                     | fraction | written
    a voucher's fraction     | 0.05     | 5.00%
    two decimals always      | 0        | 0.00%
    a whole number of tenths | 0.145    | 14.50%
    half a hundredth goes up | 0.05555  | 5.56%
    all of it                | 1        | 100.00%
  `,
  decide: ({ fraction }) => ({ written: formatDiscount(fraction) }),
})

export const rounding = table({
  title: 'How is a number rounded to two decimals?',
  ids: ['OQ-038'],
  given: { value: decimal },
  answers: { rounded: decimal },
  rows: `
    case                              | value  | rounded
    under the half goes down          | 1.004  | 1
    the half goes away from zero      | 1.005  | 1.01
    half a penny below zero           | -1.005 | -1.01
    less than half a penny below zero | -1.004 | -1
    exactly half a penny, with pounds | 8.575  | 8.58
    under half a penny, with pounds   | 8.574  | 8.57
    nothing is not minus nothing      | -0.001 | 0
  `,
  decide: ({ value }) => ({ rounded: roundHalfAway(value, 2) }),
})
