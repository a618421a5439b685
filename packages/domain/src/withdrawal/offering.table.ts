import type { Member } from '../member/index.ts'
import { money, oneOf, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { isBankOffered, mayWithdrawToCard, withdrawalButtons } from './offering.rules.ts'
import { onOff } from './withdrawal.examples.ts'

const button = oneOf('hidden', 'disabled', 'enabled')

export const offeredButtons = table({
  title: 'Which withdrawal buttons are there?',
  given: { 'savings withdrawal': onOff, 'bank transfer': onOff, balance: money, running: yesNo },
  answers: { card: button, bank: button, 'may withdraw to card': yesNo, 'bank is offered': yesNo },
  rows: `
    id       | case                          | savings withdrawal | bank transfer | balance | running | card     | bank     | may withdraw to card | bank is offered
    CARDW-01 | both flags                    | on                 | on            | £100.00 | no      | enabled  | enabled  | yes                  | yes
    BANKW-01 | savings withdrawal alone      | on                 | off           | £100.00 | no      | enabled  | hidden   | yes                  | no
    BANKW-01 | bank transfer alone           | off                | on            | £100.00 | no      | hidden   | hidden   | no                   | no
    CARDW-01 | neither flag                  | off                | off           | £100.00 | no      | hidden   | hidden   | no                   | no
    CARDW-02 | a penny                       | on                 | on            | £0.01   | no      | enabled  | enabled  | yes                  | yes
    CARDW-02 | nothing                       | on                 | on            | £0.00   | no      | disabled | disabled | no                   | yes
    CARDW-02 | a debt                        | on                 | on            | -£0.01  | no      | disabled | disabled | no                   | yes
    CARDW-04 | a withdrawal runs             | on                 | on            | £100.00 | yes     | disabled | disabled | yes                  | yes
    CARDW-01 | hidden stays hidden meanwhile | off                | on            | £100.00 | yes     | hidden   | hidden   | no                   | no
  `,
  decide: (given) => {
    const member: Member = {
      ...exampleMember,
      isSavingsWithdrawalOn: given['savings withdrawal'],
      isSavingsBankTransferEnabled: given['bank transfer'],
      availableBalance: given.balance,
    }
    return {
      ...withdrawalButtons(member, given.running),
      'may withdraw to card': mayWithdrawToCard(member),
      'bank is offered': isBankOffered(member),
    }
  },
})
