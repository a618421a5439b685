import { text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { benefitTaxLabel } from './benefit-label.rules.ts'
import { inKind } from './pay.examples.ts'

export const benefitTaxes = table({
  title: 'How is a benefit taxed? (The words are the same everywhere)',
  given: { 'in kind %': inKind },
  answers: { says: text },
  rows: `
    in kind % | says
    (none)    | We don’t know how this benefit is taxed. The costs at each rate leave that tax out; your payslip counts it in full.
    -20       | This benefit is free of tax and National Insurance.
    0         | This benefit is free of tax and National Insurance.
    0.01      | Partly taxed
    25        | Partly taxed
    99.99     | Partly taxed
    100       | Taxed like pay: you save National Insurance and any student loan repayments, but no income tax
    100.01    | Taxed on more than you give up: your income tax may go up
    120       | Taxed on more than you give up: your income tax may go up
  `,
  decide: ({ 'in kind %': value }) => ({ says: benefitTaxLabel(value) }),
})
