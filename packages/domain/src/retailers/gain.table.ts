import { list, orNone, text } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { offer } from '../testing/offer.ts'
import { table } from '../testing/table.ts'
import { bestGainText } from './gain.rules.ts'

export const bestOffers = table({
  title: 'What is a retailer’s best offer?',
  given: { offers: list(offer) },
  answers: { says: orNone(text, '(nothing)') },
  rows: `
    case                                        | offers        | says
    one                                         | 5%            | Up to 5%
    the highest                                 | 3%, 7.5%, 5%  | Up to 7.5%
    a fixed sum                                 | £15.00        | Up to £15.00
    a pound counts as a percent: sum            | 12%, £12.50   | Up to £12.50
    a pound counts as a percent: part           | £12.00, 12.5% | Up to 12.5%
    in a tie the first                          | 12%, £12.00   | Up to 12%
    an offer that is not enabled does not count | 3%, off 9%    | Up to 3%
    an offer without a value                    | nothing       | (nothing)
    an offer of zero                            | 0%            | (nothing)
    none                                        | (none)        | (nothing)
  `,
  decide: ({ offers }) => ({ says: bestGainText({ offers }, exampleConfiguration.cashbackTypes) }),
})
