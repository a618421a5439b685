import type { Pence } from '../kernel/index.ts'
import { CardOutcome, type Member } from '../member/index.ts'
import { inWords, list, money, oneOf, orNone } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { outcomeBetween } from './unsaid-outcome.rules.ts'

const cardOutcome = orNone(inWords(CardOutcome.literals))
const lineType = orNone(oneOf('cashback', 'withdrawal'), '(no type)')

export const unsaidOutcomes = table({
  title: 'How did a withdrawal end if its answer did not say?',
  given: {
    before: cardOutcome,
    after: cardOutcome,
    'balance before': money,
    'balance after': money,
    'listed since': list(lineType, { none: '(nothing)' }),
  },
  answers: { outcome: cardOutcome },
  rows: `
    id               | case                                                                | before        | after         | balance before | balance after | listed since         | outcome
    CARDW-10, OQ-116 | no outcome before                                                   | (none)        | withdrawn     | £500.00        | £250.00       | (nothing)            | withdrawn
    CARDW-10, OQ-116 | another outcome before                                              | withdrawn     | count limited | £500.00        | £500.00       | (nothing)            | count limited
    CARDW-10, OQ-116 | no outcome before, and the balance stays                            | (none)        | count limited | £500.00        | £500.00       | (nothing)            | count limited
    CARDW-10, OQ-116 | an unchanged outcome, and a lower balance                           | withdrawn     | withdrawn     | £500.00        | £250.00       | (nothing)            | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and a balance lower by a penny                | withdrawn     | withdrawn     | £500.00        | £499.99       | (nothing)            | withdrawn
    CARDW-10, OQ-116 | capped before, too, and a lower balance                             | capped        | capped        | £500.00        | £250.00       | (nothing)            | capped
    CARDW-10, OQ-116 | an unchanged outcome, and a withdrawal is listed                    | withdrawn     | withdrawn     | £500.00        | £550.00       | withdrawal           | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and a line without a type is listed           | withdrawn     | withdrawn     | £0.00          | £0.00         | (no type)            | withdrawn
    CARDW-10, OQ-116 | an unchanged outcome, and both cashback and a withdrawal are listed | withdrawn     | withdrawn     | £500.00        | £255.00       | cashback, withdrawal | withdrawn
    OQ-116           | an unchanged outcome, and the balance stays                         | withdrawn     | withdrawn     | £500.00        | £500.00       | (nothing)            | (none)
    OQ-116           | an unchanged outcome, and cashback is credited                      | withdrawn     | withdrawn     | £500.00        | £505.00       | cashback             | (none)
    OQ-116           | an unchanged outcome, and cashback is taken back                    | withdrawn     | withdrawn     | £500.00        | £495.00       | cashback             | (none)
    OQ-116           | an unchanged refusal                                                | count limited | count limited | £500.00        | £500.00       | (nothing)            | (none)
    OQ-116           | an unchanged refusal, and another device has withdrawn              | count limited | count limited | £500.00        | £250.00       | withdrawal           | (none)
    OQ-116           | no outcome before or after                                          | (none)        | (none)        | £500.00        | £250.00       | (nothing)            | (none)
  `,
  decide: (given) => ({
    outcome: outcomeBetween(
      memberWhen(given['balance before'], given.before, []),
      memberWhen(given['balance after'], given.after, given['listed since']),
    ),
  }),
})

const memberWhen = (
  availableBalance: Pence,
  outcome: CardOutcome | undefined,
  listedSince: readonly (string | undefined)[],
): Member => ({
  ...exampleMember,
  availableBalance,
  transactions: ['Withdrawal', ...listedSince].map((transactionType, place) => ({
    id: String(place),
    ...(transactionType !== undefined && { transactionType }),
  })),
  ...(outcome !== undefined && { lastCardWithdrawal: outcome }),
})
