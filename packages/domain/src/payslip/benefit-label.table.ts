import { orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { benefitTaxLabel } from './benefit-label.rules.ts'
import { inKind } from './pay.examples.ts'

export const benefitTaxes = table({
  title: 'How is a benefit taxed? The same words wherever it is shown',
  given: { 'in kind %': inKind },
  answers: { says: orNone(text, '(nothing)') },
  rows: `
    in kind % | says
    (none)    | (nothing)
    -20       | Free of tax and National Insurance
    0         | Free of tax and National Insurance
    0.01      | Partly taxed
    25        | Partly taxed
    99.99     | Partly taxed
    100       | Taxed like pay: you save only National Insurance, and loan repayments if you make them
    100.01    | Taxed on more than you give up: your income tax may rise
    120       | Taxed on more than you give up: your income tax may rise
  `,
  decide: ({ 'in kind %': value }) => ({ says: benefitTaxLabel(value) }),
})
