import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type {
  BankTransfer,
  BankWithdrawalAnswer,
  CardWithdrawalAnswer,
  WithdrawalSettings,
} from './withdrawal.schema.ts'

/**
 * The withdrawals move money: they are sent once per click, never repeated and never aborted by a
 * deadline (CARDW-03, OQ-017, OQ-135).
 */
export interface WithdrawalPort {
  withdrawToCard(): Effect.Effect<CardWithdrawalAnswer, Failure>
  withdrawToBank(transfer: BankTransfer): Effect.Effect<BankWithdrawalAnswer, Failure>
  readSettings(): Effect.Effect<WithdrawalSettings, Failure>
}
