import { whyDisabled } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { inWords, money, orNone, yesNo } from '../testing/cells.ts'
import { control, shownAs } from '../testing/control.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { isBankOffered, mayWithdrawToCard, withdrawalButtons } from './offering.rules.ts'
import { onOff } from './withdrawal.examples.ts'

export const offeredButtons = table({
  title: 'Which withdrawal buttons are there?',
  given: {
    'savings withdrawal': onOff,
    'bank transfer': onOff,
    balance: money,
    because: orNone(inWords(whyDisabled)),
  },
  answers: {
    card: control,
    bank: control,
    'may withdraw to card': yesNo,
    'bank is offered': yesNo,
  },
  rows: `
    id       | case                          | savings withdrawal | bank transfer | balance | because         | card            | bank            | may withdraw to card | bank is offered
    CARDW-01 | both flags                    | on                 | on            | £100.00 | (none)          | enabled         | enabled         | yes                  | yes
    BANKW-01 | savings withdrawal alone      | on                 | off           | £100.00 | (none)          | enabled         | hidden          | yes                  | no
    BANKW-01 | bank transfer alone           | off                | on            | £100.00 | (none)          | hidden          | hidden          | no                   | no
    CARDW-01 | neither flag                  | off                | off           | £100.00 | (none)          | hidden          | hidden          | no                   | no
    CARDW-02 | a penny                       | on                 | on            | £0.01   | (none)          | enabled         | enabled         | yes                  | yes
    CARDW-02 | nothing                       | on                 | on            | £0.00   | (none)          | zero balance    | zero balance    | no                   | yes
    CARDW-02 | a debt                        | on                 | on            | -£0.01  | (none)          | zero balance    | zero balance    | no                   | yes
    CARDW-04 | a withdrawal runs             | on                 | on            | £100.00 | in flight       | in flight       | in flight       | yes                  | yes
    CARDW-01 | hidden stays hidden meanwhile | off                | on            | £100.00 | in flight       | hidden          | hidden          | no                   | no
    OQ-135   | the balance is not known      | on                 | on            | £0.00   | balance unknown | balance unknown | balance unknown | no                   | yes
  `,
  decide: (given) => {
    const member: Member = {
      ...exampleMember,
      isSavingsWithdrawalOn: given['savings withdrawal'],
      isSavingsBankTransferEnabled: given['bank transfer'],
      availableBalance: given.balance,
    }
    const { card, bank } = withdrawalButtons(member, given.because)
    return {
      card: shownAs(card),
      bank: shownAs(bank),
      'may withdraw to card': mayWithdrawToCard(member),
      'bank is offered': isBankOffered(member),
    }
  },
})
