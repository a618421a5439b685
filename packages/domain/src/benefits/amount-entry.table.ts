import type { PageConfiguration } from '../shell/index.ts'
import { decimal, named, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { amountCosts } from './amount-entry.selectors.ts'
import { exampleRates } from './benefits.examples.ts'

export const monthlyCosts = table({
  title:
    'What does an amount cost a month, while it is typed? (The host’s rates: basic 8% National Insurance and 20% tax, higher 2% and 40%)',
  given: {
    typed: text,
    'benefit in kind %': decimal,
    'rates of the host': named<PageConfiguration['choiceRates']>({
      both: exampleRates,
      basic: { basic: exampleRates.basic },
      Scottish: {
        basic: { employeeNIRate: 0.08, taxRate: 0.21 },
        higher: { employeeNIRate: 0.02, taxRate: 0.42 },
      },
      'one tax': { ...exampleRates, higher: { employeeNIRate: 0.02, taxRate: 0.2 } },
      none: {},
    }),
  },
  answers: { 'basic rate': text, 'higher rate': text, 'tax named': text },
  rows: `
    case                     | typed      | benefit in kind % | rates of the host | basic rate                                             | higher rate                                             | tax named
    free of tax              | 1,200      | 0                 | both              | Costs you £72.00 a month at the basic rate of tax.     | Costs you £58.00 a month at the higher rate of tax.     | 20% and 40%
    a quarter of it is taxed | 1,200      | 25                | both              | Costs you £77.00 a month at the basic rate of tax.     | Costs you £68.00 a month at the higher rate of tax.     | 20% and 40%
    nothing given up         | 0          | 25                | both              | Costs you £0.00 a month at the basic rate of tax.      | Costs you £0.00 a month at the higher rate of tax.      | 20% and 40%
    only one of the rates    | 1,200      | 25                | basic             | Costs you £77.00 a month at the basic rate of tax.     |                                                         | 20%
    Scotland’s rates         | 1,200      | 0                 | Scottish          | Costs you £71.00 a month at the basic rate of tax.     | Costs you £56.00 a month at the higher rate of tax.     | 21% and 42%
    the same tax twice       | 1,200      | 0                 | one tax           | Costs you £72.00 a month at the basic rate of tax.     | Costs you £78.00 a month at the higher rate of tax.     | 20%
    no rates                 | 1,200      | 25                | none              |                                                        |                                                         |
    nothing typed            |            | 25                | both              |                                                        |                                                         |
    below zero               | -1         | 25                | both              |                                                        |                                                         |
    the most                 | 1000000    | 25                | both              | Costs you £64,166.67 a month at the basic rate of tax. | Costs you £56,666.67 a month at the higher rate of tax. | 20% and 40%
    a penny more             | 1000000.01 | 25                | both              |                                                        |                                                         |
  `,
  decide: ({ typed, 'benefit in kind %': benefitInKindValue, 'rates of the host': rates }) => {
    const costs = amountCosts({ text: typed }, { benefitInKindValue }, rates)
    const at = (rate: string) =>
      costs.filter((cost) => cost.includes(`the ${rate} rate `)).join(' ')
    return {
      'basic rate': at('basic'),
      'higher rate': at('higher'),
      'tax named': /worked out at (.*) tax\./.exec(costs.at(-1) ?? '')?.[1] ?? '',
    }
  },
})
