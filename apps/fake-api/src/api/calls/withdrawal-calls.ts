import {
  BankTransferWire,
  BankWithdrawalWire,
  bankWithdrawalPath,
  cardWithdrawalPath,
  MemberWire,
  type Wire,
  WithdrawalSettingsWire,
  withdrawalSettingsPath,
} from '@save/api-adapter/wire'
import { Effect } from 'effect'
import type { ApiCall } from '../call.ts'
import { callAnswer } from '../changing.ts'
import { changingOnce } from '../once-per-key.ts'
import { reading } from '../reading.ts'

/** The outcome of a withdrawal is in the body, so the status is always 200 (OQ-115). */
export const withdrawalCalls: readonly ApiCall[] = [
  changingOnce({
    // It moves money, so it needs the anti-forgery header even as a GET (API-20).
    method: 'GET',
    path: cardWithdrawalPath,
    needsProof: true,
    requirement: 'API-20',
    says: 'Withdraws to the prepaid card: it moves money, although it is a GET.',
    answers: { 200: MemberWire as Wire<never> },
    run: ({ withdrawal, member }) =>
      Effect.flatMap(withdrawal.withdrawToCard(), (answer) =>
        answer.member === undefined ? member.readMember() : Effect.succeed(answer.member),
      ),
    say: (member) => callAnswer(200, MemberWire, member),
  }),
  changingOnce({
    method: 'POST',
    path: bankWithdrawalPath,
    needsProof: true,
    requirement: 'API-21',
    says: 'Asks for a transfer to a bank account.',
    takes: BankTransferWire,
    answers: { 200: BankWithdrawalWire as unknown as Wire<never> },
    run: ({ withdrawal }, transfer) => withdrawal.withdrawToBank(transfer),
    say: (answer) => callAnswer(200, BankWithdrawalWire, answer),
  }),
  reading({
    path: withdrawalSettingsPath,
    requirement: 'API-26',
    says: 'The least that can be withdrawn to a bank.',
    kind: 'catalogue',
    gives: WithdrawalSettingsWire,
    read: ({ withdrawal }) => withdrawal.readSettings(),
  }),
]
