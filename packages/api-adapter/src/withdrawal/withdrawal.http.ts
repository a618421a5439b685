import type {
  BankWithdrawalAnswer,
  CardWithdrawalAnswer,
  WithdrawalPort,
} from '@save/domain/withdrawal'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { created } from '../wire/withdrawal-status.wire.ts'
import { withdrawalRefusals } from './bank-status.wire.ts'
import {
  BankTransferWire,
  bankWithdrawalPath,
  cardWithdrawalPath,
  readBankAnswerOf,
  readBankRefusal,
  readCardAnswer,
  readCardRefusal,
  WithdrawalSettingsWire,
  withdrawalSettingsPath,
} from './withdrawal.wire.ts'

const readSettings = decoderOf(WithdrawalSettingsWire)
const writeTransfer = encoderOf(BankTransferWire)

const noMember: CardWithdrawalAnswer = {}
const toCardCreated: CardWithdrawalAnswer = { outcome: 'withdrawn' }
const toBankCreated: BankWithdrawalAnswer = { outcome: 'requested', fieldErrors: [] }

/** Both withdrawals are sent once and never aborted (OQ-017, OQ-135). */
export const httpWithdrawal = (client: HttpClient): WithdrawalPort => ({
  withdrawToCard: () =>
    client.send({
      method: 'GET',
      path: cardWithdrawalPath,
      read: readCardAnswer,
      whenEmpty: noMember,
      whenEmptyAt: { [created]: toCardCreated },
      refusal: { statuses: withdrawalRefusals, read: readCardRefusal },
      movesMoney: true,
    }),
  withdrawToBank: (transfer) =>
    client.send({
      method: 'POST',
      path: bankWithdrawalPath,
      body: writeTransfer(transfer),
      read: readBankAnswerOf,
      whenEmptyAt: { [created]: toBankCreated },
      refusal: { statuses: withdrawalRefusals, read: readBankRefusal },
      movesMoney: true,
    }),
  readSettings: () =>
    client.send({ method: 'GET', path: withdrawalSettingsPath, read: readSettings }),
})
