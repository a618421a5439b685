import { CardOutcome } from '../member/index.ts'
import { inWords, orNone, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { endOfWithdrawal, leavesBalance } from './outcome.rules.ts'
import { BankOutcome } from './withdrawal.schema.ts'

export const shownBalance = table({
  title: 'After which outcomes is the balance on the page still the one that counts?',
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
