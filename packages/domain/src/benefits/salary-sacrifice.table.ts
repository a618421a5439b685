import { formatPounds, type Pence, pounds } from '../kernel/index.ts'
import { decimal, money, oneOf, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { exampleRates } from './benefits.examples.ts'
import { orderMessages } from './order.messages.ts'
import { bandFigures } from './salary-sacrifice.rules.ts'
import { sacrificeView } from './salary-sacrifice.selectors.ts'

const given = {
  amount: money,
  'benefit in kind %': orNone(decimal),
  NI: decimal,
  tax: decimal,
}

interface Given {
  readonly amount: Pence
  readonly 'benefit in kind %': number | undefined
  readonly NI: number
  readonly tax: number
}

const figuresOf = ({ amount, 'benefit in kind %': benefitInKindValue, NI, tax }: Given) =>
  bandFigures({ amount, benefitInKindValue }, { employeeNIRate: NI, taxRate: tax })

export const costsAndSavings = table({
  title: 'What does a salary sacrifice cost and save?',
  given,
  answers: { 'in kind': money, saving: money, '%': decimal, 'a month': money },
  rows: `
    id                              | case                                  | amount        | benefit in kind % | NI   | tax | in kind   | saving      | %    | a month
    SALSAC-04, SALSAC-05, SALSAC-06 | basic rate                            | £1,200.00     | 0                 | 0.08 | 0.2 | £0.00     | £336.00     | 28   | £72.00
    SALSAC-04, SALSAC-05, SALSAC-06 | higher rate                           | £1,200.00     | 0                 | 0.02 | 0.4 | £0.00     | £504.00     | 42   | £58.00
    SALSAC-04                       | National Insurance alone              | £1,200.00     | 0                 | 0.08 | 0   | £0.00     | £96.00      | 8    | £92.00
    SALSAC-04                       | tax alone                             | £1,200.00     | 0                 | 0    | 0.2 | £0.00     | £240.00     | 20   | £80.00
    SALSAC-04                       | no rate at all                        | £1,200.00     | 0                 | 0    | 0   | £0.00     | £0.00       | 0    | £100.00
    SALSAC-03                       | a benefit in kind lowers the tax only | £1,200.00     | 12.5              | 0.08 | 0.2 | £150.00   | £306.00     | 25.5 | £74.50
    SALSAC-03                       | all of it a benefit in kind           | £1,200.00     | 100               | 0.08 | 0.2 | £1,200.00 | £96.00      | 8    | £92.00
    SALSAC-03                       | more than all of it                   | £1,200.00     | 200               | 0.08 | 0.2 | £2,400.00 | -£144.00    | -12  | £112.00
    SALSAC-03                       | below zero: less is taxed             | £500.00       | -20               | 0.08 | 0.2 | -£100.00  | £160.00     | 32   | £28.33
    SALSAC-03                       | none given counts as zero             | £1,200.00     | (none)            | 0.08 | 0.2 | £0.00     | £336.00     | 28   | £72.00
    SALSAC-05                       | nothing given up: nothing saved       | £0.00         | 12.5              | 0.08 | 0.2 | £0.00     | £0.00       | 0    | £0.00
    SALSAC-04                       | a penny                               | £0.01         | 0                 | 0.08 | 0.2 | £0.00     | £0.00       | 28   | £0.00
    SALSAC-04                       | nothing at all                        | £0.00         | 0                 | 0.08 | 0.2 | £0.00     | £0.00       | 0    | £0.00
    SALSAC-04                       | thousands                             | £1,234,567.89 | 0                 | 0.08 | 0.2 | £0.00     | £345,679.01 | 28   | £74,074.07
  `,
  decide: (sacrifice) => {
    const { benefitInKind, annualSaving, savingPercent, monthlyCost } = figuresOf(sacrifice)
    return {
      'in kind': benefitInKind,
      saving: annualSaving,
      '%': savingPercent,
      'a month': monthlyCost,
    }
  },
})

export const roundedFigures = table({
  title: 'Where are its figures rounded? Once, at the end, half away from zero',
  ids: ['OQ-038'],
  given: {
    ...given,
    figure: oneOf('annual saving', 'benefit in kind', 'monthly cost', 'saving %'),
  },
  answers: { is: text },
  rows: `
    id        | case                                                            | amount | benefit in kind % | NI   | tax     | figure          | is
    SALSAC-04 | 0.4 of a penny goes down                                        | £0.10  | 0                 | 0    | 0.04    | annual saving   | £0.00
    SALSAC-04 | half a penny goes up                                            | £0.10  | 0                 | 0    | 0.05    | annual saving   | £0.01
    SALSAC-04 | exactly half a penny                                            | £1.00  | 0                 | 0    | 0.145   | annual saving   | £0.15
    SALSAC-04 | less than half a penny                                          | £1.00  | 0                 | 0    | 0.144   | annual saving   | £0.14
    SALSAC-04 | half a penny below zero goes down                               | £1.00  | 200               | 0    | 0.145   | annual saving   | -£0.15
    SALSAC-04 | less than half a penny below zero goes up                       | £1.00  | 200               | 0    | 0.144   | annual saving   | -£0.14
    SALSAC-04 | two parts of 0.4 are rounded together                           | £0.10  | 0                 | 0.04 | 0.04    | annual saving   | £0.01
    SALSAC-03 | half a penny of a benefit in kind                               | £0.10  | 5                 | 0    | 0       | benefit in kind | £0.01
    SALSAC-04 | the benefit in kind is not rounded before it is taxed           | £0.10  | 4                 | 0    | 0.46    | annual saving   | £0.04
    SALSAC-06 | a twelfth just under half a penny                               | £0.05  | 0                 | 0    | 0       | monthly cost    | £0.00
    SALSAC-06 | a twelfth of exactly half a penny                               | £0.06  | 0                 | 0    | 0       | monthly cost    | £0.01
    SALSAC-06 | the saving is not rounded before the monthly cost is worked out | £0.20  | 0                 | 0    | 0.12    | monthly cost    | £0.01
    SALSAC-05 | the saving is not rounded before its percentage is worked out   | £0.20  | 0                 | 0    | 0.12    | saving %        | 12%
    SALSAC-05 | exactly half a hundredth goes up                                | £3.00  | 0                 | 0    | 0.10125 | saving %        | 10.13%
    SALSAC-05 | under half a hundredth goes down                                | £3.00  | 0                 | 0    | 0.10124 | saving %        | 10.12%
  `,
  decide: ({ figure, ...sacrifice }) => {
    const { benefitInKind, annualSaving, savingPercent, monthlyCost } = figuresOf(sacrifice)
    const figures = {
      'annual saving': formatPounds(annualSaving),
      'benefit in kind': formatPounds(benefitInKind),
      'monthly cost': formatPounds(monthlyCost),
      'saving %': `${savingPercent}%`,
    }
    return { is: figures[figure] }
  },
})

export const comparedSacrifice = { amount: pounds('1200'), benefitInKindValue: 12.5 }

export const costComparison = table({
  title:
    'What does the comparison show for £1,200.00, of which 12.5% is a benefit in kind? (Basic rate: 8% National Insurance and 20% tax; higher rate: 2% and 40%)',
  given: { row: oneOf(...Object.values(orderMessages.ours.figures)) },
  answers: { 'Basic rate': text, 'Higher rate': text },
  rows: `
    id                   | row                     | Basic rate | Higher rate
    SALSAC-01, SALSAC-02 | Salary sacrifice amount | £1,200.00  | £1,200.00
    SALSAC-01, SALSAC-02 | Benefit in kind         | £150.00    | £150.00
    SALSAC-01, SALSAC-02 | Annual saving           | £306.00    | £444.00
    SALSAC-01, SALSAC-02 | Saving %                | 25.50%     | 37.00%
    SALSAC-01, SALSAC-02 | Monthly cost            | £74.50     | £63.00
  `,
  decide: ({ row }) => {
    const { rows } = sacrificeView(comparedSacrifice, exampleRates)
    const [basic = '', higher = ''] = rows.find(({ label }) => label === row)?.values ?? []
    return { 'Basic rate': basic, 'Higher rate': higher }
  },
})
