import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type {
  BankTransfer,
  BankWithdrawalAnswer,
  CardWithdrawalAnswer,
  WithdrawalSettings,
} from './withdrawal.schema.ts'

/**
 * Withdrawals move money: each click sends one, which is never repeated and never aborted by a deadline (CARDW-03,
 * OQ-017, OQ-135).
 */
export interface WithdrawalPort {
  withdrawToCard(): Effect.Effect<CardWithdrawalAnswer, Failure>
  withdrawToBank(transfer: BankTransfer): Effect.Effect<BankWithdrawalAnswer, Failure>
  readSettings(): Effect.Effect<WithdrawalSettings, Failure>
}
