import { formatPercent, formatPounds, penceOf } from '../kernel/index.ts'
import { type Cell, list, money, orNone, percent, text, unreadable } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { bestGainText } from './gain.rules.ts'
import type { Offer } from './retailer.schema.ts'

const codes = exampleConfiguration.cashbackTypes

const paying: Cell<Pick<Offer, 'enabled' | 'cashbackDetails'>> = {
  hint: "what an offer pays: 5%, £15.00 or nothing; after 'off' if it is not enabled",
  read: (text) => {
    const [, off, figure = ''] = /^(off )?(.*)$/.exec(text) ?? []
    const enabled = off === undefined
    if (figure === 'nothing') return { enabled }
    const points = percent.read(figure)
    if (points !== unreadable)
      return { enabled, cashbackDetails: { type: codes.percent, value: points } }
    const pence = money.read(figure)
    return pence === unreadable
      ? unreadable
      : { enabled, cashbackDetails: { type: codes.pounds, value: pence / 100 } }
  },
  write: ({ enabled, cashbackDetails: { type, value = 0 } = {} }) => {
    const figure = type === codes.pounds ? formatPounds(penceOf(value)) : formatPercent(value)
    return `${enabled ? '' : 'off '}${type === undefined ? 'nothing' : figure}`
  },
}

export const bestOffers = table({
  title: 'What is the best of a retailer’s offers?',
  given: { offers: list(paying) },
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
  decide: ({ offers }) => ({ says: bestGainText({ offers }, codes) }),
})
