import { ChoiceId, formatPounds } from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import { decimal, money, named, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { exampleRates } from './benefits.examples.ts'
import {
  isSacrificeAmount,
  isTooMuch,
  orderAddressOf,
  roundedText,
  sacrificeAmountIn,
  steppedText,
} from './sacrifice-amount.rules.ts'
import { amountCosts } from './sacrifice-amount.selectors.ts'

export const sacrificeAmounts = table({
  title: 'Which amount does a member enter?',
  given: { typed: quoted },
  answers: { amount: orNone(money, 'no'), 'after leaving': quoted, 'too much': orNone(yesNo, '–') },
  rows: `
    id        | case                                | typed         | amount        | after leaving | too much
    CHOICE-07 | zero is an amount                   | "0"           | £0.00         | "0"           | no
    CHOICE-07 | minus zero is zero                  | "-0.00"       | £0.00         | "-0.00"       | no
    CHOICE-10 | a penny below zero                  | "-0.01"       | no            | "-0.01"       | –
    CHOICE-10 | less than a penny below zero        | "-0.001"      | no            | "-0.001"      | –
    CHOICE-07 | a penny                             | "0.01"        | £0.01         | "0.01"        | no
    CHOICE-06 | whole pounds                        | "1200"        | £1,200.00     | "1200"        | no
    CHOICE-08 | no multiple of ten                  | "125.50"      | £125.50       | "125.50"      | no
    CHOICE-09 | one decimal                         | "125.5"       | £125.50       | "125.5"       | no
    CHOICE-09 | a third decimal under half          | "125.554"     | £125.55       | "125.55"      | no
    CHOICE-09 | a third decimal of half             | "125.555"     | £125.56       | "125.56"      | no
    CHOICE-09 | just under half                     | "125.5549999" | £125.55       | "125.55"      | no
    CHOICE-09 | exactly half a penny, with pounds   | "1.005"       | £1.01         | "1.01"        | no
    CHOICE-09 | less than half a penny, with pounds | "1.004"       | £1.00         | "1"           | no
    CHOICE-09 | nine tenths of a penny more         | "9.999"       | £10.00        | "10"          | no
    CHOICE-06 | as it is shown                      | "£1,200.00"   | £1,200.00     | "£1,200.00"   | no
    CHOICE-06 | tens of thousands, set apart        | "12,345"      | £12,345.00    | "12,345"      | no
    CHOICE-06 | a million, set apart                | "1,000,000"   | £1,000,000.00 | "1,000,000"   | no
    CHOICE-06 | a penny more than a million         | "1000000.01"  | £1,000,000.01 | "1000000.01"  | yes
    CHOICE-06 | white space around it               | " 12 "        | £12.00        | " 12 "        | no
    CHOICE-06 | a point without decimals            | "12."         | £12.00        | "12."         | no
    CHOICE-06 | pence alone                         | ".50"         | £0.50         | ".50"         | no
    CHOICE-09 | less than a penny alone             | ".005"        | £0.01         | "0.01"        | no
    CHOICE-10 | pence below zero                    | "-.50"        | no            | "-.50"        | –
    CHOICE-06 | only a point                        | "."           | no            | "."           | –
    CHOICE-06 | empty                               | ""            | no            | ""            | –
    CHOICE-06 | a word                              | "ten"         | no            | "ten"         | –
    CHOICE-06 | 1e3 for 1,000                       | "1e3"         | no            | "1e3"         | –
    CHOICE-06 | thousands separated wrongly         | "12,34"       | no            | "12,34"       | –
    CHOICE-06 | two points                          | "1.2.3"       | no            | "1.2.3"       | –
    CHOICE-06 | more digits than any amount         | "1234567890"  | no            | "1234567890"  | –
  `,
  decide: ({ typed }) => {
    const amount = sacrificeAmountIn(typed)
    return {
      amount,
      'after leaving': roundedText(typed),
      'too much': amount === undefined ? undefined : isTooMuch(amount),
    }
  },
})

export const orderAmounts = table({
  title: 'Does the demonstration’s server accept an order of this amount?',
  given: { amount: money },
  answers: { 'may be ordered': yesNo },
  rows: `
    id        | case                                                 | amount        | may be ordered
    CHOICE-07 | a penny below nothing                                | -£0.01        | no
    OQ-083    | nothing: zero may be ordered                         | £0.00         | yes
    CHOICE-07 | a penny                                              | £0.01         | yes
    ours      | more than its entry takes, as an address may have it | £2,000,000.00 | yes
  `,
  decide: ({ amount }) => ({ 'may be ordered': isSacrificeAmount(amount) }),
})

export const amountSteps = table({
  title: 'How do the £10 steps up and down change an amount?',
  ids: ['CHOICE-08'],
  given: { typed: quoted },
  answers: { up: text, down: text },
  rows: `
    case                   | typed    | up     | down
    from an amount         | "125.50" | 135.50 | 115.50
    from exactly one step  | "10"     | 20     | 0
    from a penny less      | "9.99"   | 19.99  | 0
    from zero              | "0"      | 10     | 0
    from nothing           | ""       | 10     | 0
    from what is no amount | "ten"    | 10     | 0
  `,
  decide: ({ typed }) => ({ up: steppedText(typed, 'up'), down: steppedText(typed, 'down') }),
})

export const monthlyCosts = table({
  title:
    'What does an amount cost in total and per month, while it is typed? (The host’s rates: basic 8% National Insurance and 20% tax, higher 2% and 40%)',
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
    case                     | typed      | benefit in kind % | rates of the host | basic rate                                                                   | higher rate                                                                   | tax named
    free of tax              | 1,200      | 0                 | both              | £1,200.00 for £864.00: £72.00 a month if you pay basic rate tax.             | £1,200.00 for £696.00: £58.00 a month if you pay higher rate tax.             | 20% and 40%
    a quarter of it is taxed | 1,200      | 25                | both              | £1,200.00 for £924.00: £77.00 a month if you pay basic rate tax.             | £1,200.00 for £816.00: £68.00 a month if you pay higher rate tax.             | 20% and 40%
    nothing given up         | 0          | 25                | both              | £0.00 for £0.00: £0.00 a month if you pay basic rate tax.                    | £0.00 for £0.00: £0.00 a month if you pay higher rate tax.                    | 20% and 40%
    only one of the rates    | 1,200      | 25                | basic             | £1,200.00 for £924.00: £77.00 a month if you pay basic rate tax.             |                                                                               | 20%
    Scotland’s rates         | 1,200      | 0                 | Scottish          | £1,200.00 for £852.00: £71.00 a month if you pay basic rate tax.             | £1,200.00 for £672.00: £56.00 a month if you pay higher rate tax.             | 21% and 42%
    the same tax twice       | 1,200      | 0                 | one tax           | £1,200.00 for £864.00: £72.00 a month if you pay basic rate tax.             | £1,200.00 for £936.00: £78.00 a month if you pay higher rate tax.             | 20%
    no rates                 | 1,200      | 25                | none              |                                                                              |                                                                               |
    nothing typed            |            | 25                | both              |                                                                              |                                                                               |
    below zero               | -1         | 25                | both              |                                                                              |                                                                               |
    the most                 | 1000000    | 25                | both              | £1,000,000.00 for £770,000.04: £64,166.67 a month if you pay basic rate tax. | £1,000,000.00 for £680,000.04: £56,666.67 a month if you pay higher rate tax. | 20% and 40%
    a penny more             | 1000000.01 | 25                | both              |                                                                              |                                                                               |
  `,
  decide: ({ typed, 'benefit in kind %': benefitInKindValue, 'rates of the host': rates }) => {
    const costs = amountCosts({ text: typed }, { benefitInKindValue }, rates)
    const at = (rate: string) =>
      costs.filter((cost) => cost.includes(`pay ${rate} rate `)).join(' ')
    const taxes = costs.slice(-1).map((cost) => /worked out at (.+) tax\./.exec(cost)?.[1] ?? cost)
    return {
      'basic rate': at('basic'),
      'higher rate': at('higher'),
      'tax named': taxes.join(),
    }
  },
})

export const orderAddresses = table({
  title: 'Where does a typed order address lead?',
  given: {
    amount: text,
    journey: named({
      'basic supplier': { journeyType: 200 },
      'no supplier': { journeyType: 100 },
      'direct link': { journeyType: 50 },
      'not read': undefined,
    }),
  },
  answers: { leads: text },
  rows: `
    id     | case                              | amount   | journey        | leads
    OQ-085 | an amount                         | 1200.00  | basic supplier | on with £1,200.00
    OQ-085 | zero                              | 0        | basic supplier | on with £0.00
    OQ-085 | more than two decimals            | 125.555  | basic supplier | on with £125.56
    OQ-085 | below zero                        | -1       | basic supplier | back to /Choice/7
    OQ-085 | not a number                      | ten      | basic supplier | back to /Choice/7
    OQ-085 | 1e3 for 1,000                     | 1e3      | basic supplier | back to /Choice/7
    OQ-085 | a pound sign                      | £1200    | basic supplier | back to /Choice/7
    OQ-085 | thousands separated               | 1,200.00 | basic supplier | back to /Choice/7
    OQ-085 | only a point                      | .        | basic supplier | back to /Choice/7
    OQ-085 | nothing                           |          | basic supplier | back to /Choice/7
    OQ-080 | a choice of the direct link       | 1200.00  | direct link    | back to /Choice/7
    OQ-080 | a choice without supplier         | 1200.00  | no supplier    | on with £1,200.00
    OQ-080 | a choice that was not read yet    | 1200.00  | not read       | on with £1,200.00
    OQ-085 | a bad amount needs no choice read | -1       | not read       | back to /Choice/7
    OQ-085 | zero before the choice is read    | 0        | not read       | on with £0.00
  `,
  decide: ({ amount, journey }) => {
    const address = orderAddressOf(ChoiceId.make('7'), amount, journey)
    return {
      leads:
        address.leads === 'on'
          ? `on with ${formatPounds(address.amount)}`
          : `${address.leads} to ${address.path}`,
    }
  },
})
