/** What the machine of the bank withdrawal starts with, holds and hears. */
import type { ResourceRef } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import type { BankOutcome } from './outcome.rules.ts'
import type { OutcomeMessage } from './outcome-messages.rules.ts'
import type { TransferComplaints, TransferDraft, TransferForm } from './transfer.rules.ts'
import type { BankTransfer, WithdrawalSettings } from './withdrawal.schema.ts'

export interface BankWithdrawalInput {
  readonly member: ResourceRef<Member>
  readonly settings: ResourceRef<WithdrawalSettings>
  /** What was kept of the form when the page was loaded anew (OQ-134). */
  readonly draft?: TransferDraft | undefined
}

export interface BankWithdrawal {
  readonly member: ResourceRef<Member>
  readonly settings: ResourceRef<WithdrawalSettings>
  readonly form: TransferForm
  readonly isRestored: boolean
  /** How often the form was sent or tried to be: from the first time on, complaints are shown. */
  readonly submissions: number
  /** The amount is judged as soon as its field was left (OQ-138). */
  readonly isAmountLeft: boolean
  readonly transfer?: BankTransfer | undefined
  readonly outcome?: BankOutcome
  /** One message at a time (BANKW-27). */
  readonly message?: OutcomeMessage | undefined
  readonly serverComplaints: TransferComplaints
  readonly otherErrors: readonly string[]
}

export type BankWithdrawalEvent =
  | { readonly type: 'transfer.changed'; readonly change: Partial<TransferForm> }
  | { readonly type: 'amount.left' }
  | { readonly type: 'transfer.submitted' }
  /** The member could not be read; now it is to be tried again. */
  | { readonly type: 'retry.requested' }
