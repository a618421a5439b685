/** The bank withdrawal machine's input, context and events. */
import type { ResourceRef } from '../kernel/index.ts'
import type { PurseRef } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { OutcomeMessage } from './outcome-messages.rules.ts'
import type { TransferComplaints, TransferDraft, TransferForm } from './transfer.rules.ts'
import type { BankOutcome, WithdrawalSettings } from './withdrawal.schema.ts'

export interface BankWithdrawalInput {
  readonly member: ResourceRef<Member>
  readonly settings: ResourceRef<WithdrawalSettings>
  /** The savings' entry in the ledger. */
  readonly purse: PurseRef
  /** The part of the form that survived a reload of the page (OQ-134). */
  readonly draft?: TransferDraft | undefined
}

export interface BankWithdrawal extends Omit<BankWithdrawalInput, 'draft'> {
  readonly form: TransferForm
  readonly isRestored: boolean
  /** Submit attempts. After the first, complaints are shown. */
  readonly submissions: number
  /** The amount is judged once its field has been left (OQ-138). */
  readonly isAmountLeft: boolean
  /** The page was left while the transfer was running. */
  readonly isAway: boolean
  readonly outcome?: BankOutcome | undefined
  /** One message at a time (BANKW-27). */
  readonly message?: OutcomeMessage | undefined
  readonly serverComplaints: TransferComplaints
  readonly otherErrors: readonly string[]
}

export type BankWithdrawalEvent =
  | { readonly type: 'transfer.changed'; readonly change: Partial<TransferForm> }
  | { readonly type: 'amount.left' }
  | { readonly type: 'transfer.submitted' }
  | { readonly type: 'page.left' }
  | { readonly type: 'page.entered' }
