import { ChoiceId, formatPounds } from '../kernel/index.ts'
import { named, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { orderAddressOf } from './order-address.rules.ts'

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
          : `back to ${address.path}`,
    }
  },
})
