import type { Pence } from '../kernel/index.ts'
import { CardOutcome, type Member } from '../member/index.ts'
import { count, inWords, list, money, oneOf, orNone, text, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { endOfWithdrawal, leavesBalance, outcomeBetween } from './outcome.rules.ts'
import { bankMessage, cardNotices, type OutcomeMessage } from './outcome-notices.rules.ts'
import { memberWith, orElse } from './withdrawal.examples.ts'
import { BankOutcome } from './withdrawal.schema.ts'

export const shownBalance = table({
  title: 'After which outcomes is the balance on the page still current?',
  given: { outcome: inWords(BankOutcome.literals) },
  answers: { 'shown balance holds': yesNo },
  rows: `
    id     | outcome           | shown balance holds
    OQ-135 | refused           | yes
    OQ-135 | requested         | no
    OQ-135 | over limit        | no
    OQ-135 | over balance      | no
    OQ-135 | already requested | no
    OQ-135 | failed            | no
  `,
  decide: (given) => ({ 'shown balance holds': leavesBalance(given) }),
})

export const shownEnds = table({
  title: 'Was anything withdrawn, as shown after the login?',
  given: { outcome: orNone(inWords([...CardOutcome.literals, ...BankOutcome.literals])) },
  answers: { end: inWords(['succeeded', 'failed', 'unknown']) },
  rows: `
    id     | outcome           | end
    OQ-135 | withdrawn         | succeeded
    OQ-135 | capped            | succeeded
    OQ-135 | count limited     | failed
    OQ-135 | requested         | succeeded
    OQ-135 | refused           | failed
    OQ-135 | over limit        | failed
    OQ-135 | over balance      | failed
    OQ-135 | already requested | failed
    OQ-135 | failed            | unknown
    OQ-116 | (none)            | unknown
  `,
  decide: ({ outcome }) => ({ end: endOfWithdrawal(outcome) }),
})

const tone = oneOf('success', 'note', 'error')

const textOf = ({ text, addition }: OutcomeMessage): string =>
  addition === undefined ? text : `${text} ${addition}`

export const cardMessages = table({
  title: 'Which messages does a withdrawal to the card have? (section 8)',
  given: {
    outcome: inWords(CardOutcome.literals),
    'times a day': orNone(count),
    'daily limit': orNone(money),
  },
  answers: { says: text, tone: list(tone), 'says as well': list(text, { none: '(nothing)' }) },
  rows: `
    id                           | case                                                    | outcome       | times a day | daily limit | says                                                                                                 | tone          | says as well
    CARDW-05                     | withdrawn: one notice, of success                       | withdrawn     | 2           | £250.00     | Thank you for your withdrawal, you will receive an email shortly.                                    | success       | (nothing)
    CARDW-06, CONST-03           | too often: the member’s own count limit                 | count limited | 2           | £250.00     | Sorry, you are only able to withdraw from your savings account 2 time(s) a day.                      | error         | (nothing)
    CARDW-06, CONST-03           | too often, with another limit                           | count limited | 1           | £250.00     | Sorry, you are only able to withdraw from your savings account 1 time(s) a day.                      | error         | (nothing)
    CARDW-06                     | too often, and the server gave no count limit           | count limited | (none)      | £250.00     | An error occured while processig your withdrawal request. Please contact support or try again later. | error         | (nothing)
    CARDW-07, CARDW-08, CONST-03 | capped: two notices, the second with the member’s limit | capped        | 2           | £250.00     | Thank you for your withdrawal, you will receive an email shortly.                                    | success, note | Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.
    CARDW-08                     | a limit with pence shows them (OQ-037)                  | capped        | 2           | £250.50     | Thank you for your withdrawal, you will receive an email shortly.                                    | success, note | Your withdrawal request exceeded allowable amount of £250.50 - £250.50 has been withdrawn.
    CARDW-08                     | capped, and the server gave no limit: never made up     | capped        | 2           | (none)      | Thank you for your withdrawal, you will receive an email shortly.                                    | success       | (nothing)
    OQ-117                       | any other outcome, spelled as specified (OQ-117)        | failed        | 2           | £250.00     | An error occured while processig your withdrawal request. Please contact support or try again later. | error         | (nothing)
  `,
  decide: ({ outcome, 'times a day': timesADay, 'daily limit': limit }) => {
    const member = memberWith({ balance: exampleMember.availableBalance, limit, timesADay })
    const notices = cardNotices(outcome, member)
    const [says = '', ...others] = notices.map(textOf)
    return { says, tone: notices.map(({ tone }) => tone), 'says as well': others }
  },
})

export const bankMessages = table({
  title: 'Which message does a transfer to the bank have? (section 8)',
  given: {
    outcome: inWords(BankOutcome.literals),
    'daily limit': orElse(orNone(money), '(unknown)', 'unknown'),
    balance: orNone(money, '(unknown)'),
  },
  answers: { says: orNone(text, '(nothing)'), tone: orNone(tone) },
  rows: `
    id                 | case                                      | outcome           | daily limit | balance   | says                                                                                                       | tone
    BANKW-21           | made                                      | requested         | £250.00     | £1,234.50 | Thank you for your request. You should typically receive funds within 7 working days.                      | success
    BANKW-23, CONST-03 | over the limit                            | over limit        | £250.00     | £1,234.50 | Your withdrawal request exceeded allowable amount of £250.                                                 | error
    BANKW-23           | over a limit with pence                   | over limit        | £250.50     | £1,234.50 | Your withdrawal request exceeded allowable amount of £250.50.                                              | error
    BANKW-23, CONST-03 | over a limit that the server did not give | over limit        | (none)      | £1,234.50 | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-23, CONST-03 | over the limit of a member not known      | over limit        | (unknown)   | (unknown) | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-24           | over the balance                          | over balance      | £250.00     | £1,234.50 | Your withdrawal request exceeded available balance of £1,234.50.                                           | error
    BANKW-24           | over a balance that is not known          | over balance      | (unknown)   | (unknown) | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    BANKW-25           | one exists already                        | already requested | £250.00     | £1,234.50 | A Bank Transfer withdrawal request already exists. Further requests cannot be made until this has cleared. | error
    BANKW-26           | any other                                 | failed            | £250.00     | £1,234.50 | An error occured while processig your withdrawal request. Please contact support or try again later.       | error
    OQ-123             | refused fields speak for themselves       | refused           | £250.00     | £1,234.50 | (nothing)                                                                                                  | (none)
  `,
  decide: ({ outcome, 'daily limit': limit, balance }) => {
    const isKnown = limit !== 'unknown' && balance !== undefined
    const message = bankMessage(outcome, isKnown ? memberWith({ balance, limit }) : undefined)
    return { says: message && textOf(message), tone: message?.tone }
  },
})

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
  transactions: ['Withdrawal', ...listedSince].map((transactionType, index) => ({
    id: String(index),
    ...(transactionType !== undefined && { transactionType }),
  })),
  ...(outcome !== undefined && { lastCardWithdrawal: outcome }),
})
