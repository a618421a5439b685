/** Which withdrawals are offered, and which may be made now (CARDW-01, CARDW-02, BANKW-01). */
import { nothing } from '../kernel/index.ts'
import { type Control, controlUnless, type WhyDisabled } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'

/** The withdrawal to the card is offered where the employer allows withdrawals (CARDW-01). */
export const isCardOffered = (member: Member): boolean => member.isSavingsWithdrawalOn

/** The one to a bank needs a second permission of its own, for bank transfers (BANKW-01). */
export const isBankOffered = (member: Member): boolean =>
  member.isSavingsWithdrawalOn && member.isSavingsBankTransferEnabled

const hasSavings = (member: Member): boolean => member.availableBalance > nothing

/**
 * May this member withdraw to the card now? The machine deals with a withdrawal that is running.
 */
export const mayWithdrawToCard = (member: Member): boolean =>
  isCardOffered(member) && hasSavings(member)

export type ButtonState = Control | { readonly state: 'hidden' }

export interface WithdrawalButtons {
  readonly card: ButtonState
  readonly bank: ButtonState
}

/**
 * Without its flags a button is hidden. Without savings, during a withdrawal, or while the balance is not known,
 * it is disabled (OQ-114, OQ-135).
 *
 * @param because why nothing can be withdrawn now, whatever the balance is
 */
export function withdrawalButtons(
  member: Member | undefined,
  because: WhyDisabled | false | undefined,
): WithdrawalButtons {
  const hidden = { state: 'hidden' } as const
  if (member === undefined) return { card: hidden, bank: hidden }
  const offered = controlUnless(because, !hasSavings(member) && 'zeroBalance')
  return {
    card: isCardOffered(member) ? offered : hidden,
    bank: isBankOffered(member) ? offered : hidden,
  }
}
