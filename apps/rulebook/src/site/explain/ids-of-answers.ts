/**
 * The rule behind each answer of the domain: keyed by what the domain answered, so that the rule that is
 * named is the one that decided. The first of several is the one that made the difference.
 */
import { type GenderChoice, genderChoiceOf } from '@save/domain/account'
import type { Pence } from '@save/domain/kernel'
import type { CardOutcome, Member } from '@save/domain/member'
import {
  type BankOutcome,
  bankMessage,
  cardNotices,
  minimumOf,
  withdrawalButtons,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { bankOutcomes } from './bank-outcomes.ts'
import { cardOutcomes } from './card-outcomes.ts'

type Ids = readonly string[]
type Buttons = ReturnType<typeof withdrawalButtons>

const genderIds: Readonly<Record<GenderChoice, Ids>> = {
  male: ['ACCOUNT-03', 'CONST-04'],
  female: ['ACCOUNT-04', 'CONST-04'],
  notTold: ['ACCOUNT-05', 'CONST-04'],
}

/** Of the gender that My Account shows for a code. */
export const idsOfGender = (code: number | undefined): Ids => genderIds[genderChoiceOf(code)]

const buttonIds: {
  readonly [Way in keyof Buttons]: Readonly<Record<Buttons[Way], Ids>>
} = {
  card: {
    hidden: ['CARDW-01', 'OQ-114'],
    disabled: ['CARDW-02'],
    enabled: ['CARDW-01', 'CARDW-02'],
  },
  bank: {
    hidden: ['BANKW-01', 'OQ-114'],
    disabled: ['CARDW-02'],
    enabled: ['BANKW-01', 'CARDW-02'],
  },
}

/** Of a withdrawal button, with no withdrawal on its way. */
export const idsOfButton = (way: keyof Buttons, member: Member): Ids =>
  buttonIds[way][withdrawalButtons(member, false)[way]]

/** Of the least that may be transferred: given by the settings, too low there, or not given. */
export function idsOfMinimum(given: Pence | undefined): Ids {
  if (given === undefined) return ['BANKW-08']
  const least = minimumOf({ minimumMemberWithdrawalAmount: given })
  return least === given ? ['BANKW-07'] : ['BANKW-09']
}

/** Of what the page says of a withdrawal to the card. */
export const idsOfCardNotices = (outcome: CardOutcome, member: Member): Ids =>
  cardNotices(outcome, member).some(({ about }) => about === 'failed')
    ? cardOutcomes.failed.ids
    : cardOutcomes[outcome].ids

/** Of what the page says of a transfer to a bank. */
export const idsOfBankMessage = (outcome: BankOutcome, member: Member): Ids =>
  bankMessage(outcome, member)?.text === withdrawalMessages.failed
    ? bankOutcomes.failed.ids
    : bankOutcomes[outcome].ids
