/** Decides which withdrawals are offered and allowed (CARDW-01, CARDW-02, BANKW-01). */
import { nothing } from '../kernel/index.ts'
import { type Control, controlUnless, type WhyDisabled } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'

/** Card withdrawals are offered if the employer allows withdrawals (CARDW-01). */
export const isCardOffered = (member: Member): boolean => member.isSavingsWithdrawalOn

/** Bank withdrawals also need the permission for bank transfers (BANKW-01). */
export const isBankOffered = (member: Member): boolean =>
  member.isSavingsWithdrawalOn && member.isSavingsBankTransferEnabled

const hasSavings = (member: Member): boolean => member.availableBalance > nothing

/** True if this member may withdraw to the card now. The machine prevents a second withdrawal. */
export const mayWithdrawToCard = (member: Member): boolean =>
  isCardOffered(member) && hasSavings(member)

export type ButtonState = Control | { readonly state: 'hidden' }

export interface WithdrawalButtons {
  readonly card: ButtonState
  readonly bank: ButtonState
}

/**
 * Hides a button if the member lacks its flags. Disables it without savings, during a withdrawal,
 * or while the balance is unknown (OQ-114, OQ-135).
 * @param reason why nothing can be withdrawn now, even with enough savings
 */
export function withdrawalButtons(
  member: Member | undefined,
  reason: WhyDisabled | false | undefined,
): WithdrawalButtons {
  const hidden = { state: 'hidden' } as const
  if (member === undefined) return { card: hidden, bank: hidden }
  const offered = controlUnless(reason, !hasSavings(member) && 'zeroBalance')
  return {
    card: isCardOffered(member) ? offered : hidden,
    bank: isBankOffered(member) ? offered : hidden,
  }
}
