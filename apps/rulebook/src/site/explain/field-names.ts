/** What people and screens call the fields that a server sends. */
import type { Subject } from './explain.ts'

export type FieldKind =
  | 'amount'
  | 'count'
  | 'share'
  | 'percent'
  | 'yes or no'
  | 'text'
  | 'amounts'
  | 'type of cashback'
  | 'value of cashback'

export interface NamedField {
  /** Where the server has it: 'Offers.0.Enabled'. */
  readonly field: string
  readonly kind: FieldKind
  /** In words, the usual one first. */
  readonly names: readonly string[]
  /** The time for which it holds; a person may write it, '£250 a day', and no other. */
  readonly per?: 'day' | 'year' | undefined
}

const field = (name: string, kind: FieldKind, ...names: readonly string[]): NamedField => ({
  field: name,
  kind,
  names,
})

const named = field('Name', 'text', 'name')

/** Each a single thing that can be written down; lists of records only come from a server. */
export const fieldsOf: Readonly<Record<Subject, readonly NamedField[]>> = {
  member: [
    field('AvailableBalance', 'amount', 'available balance', 'balance'),
    field('PendingBalance', 'amount', 'pending balance', 'pending'),
    field('IsSavingsWithdrawalOn', 'yes or no', 'savings withdrawal'),
    field('IsSavingsBankTransferEnabled', 'yes or no', 'bank transfer'),
    { ...field('WithdrawalLimitInPounds', 'amount', 'daily limit'), per: 'day' },
    field('WithdrawalCountLimit', 'count', 'times a day'),
    field('CanSeeMyBenefits', 'yes or no', 'permission to see My Benefits', 'My Benefits'),
    field(
      'CanSeeTotalWellnessStatement',
      'yes or no',
      'permission to see the wellness statement',
      'wellness statement',
    ),
    field(
      'CanSeeTotalRewardStatement',
      'yes or no',
      'permission to see the reward statement',
      'reward statement',
    ),
    field('Gender', 'count', 'gender code', 'gender'),
    field('SavingsWithdrawalHttpStatus', 'text', 'answer to the last withdrawal'),
  ],
  voucher: [
    named,
    field('PercentageDiscount', 'share', 'discount'),
    field('HasFixedRange', 'yes or no', 'has fixed amounts'),
    field('FixedValues', 'amounts', 'fixed amounts'),
    field('HasRangedRange', 'yes or no', 'has a range'),
    field('IsRangeEndLimited', 'yes or no', 'range has an end'),
    field('MinimumRangedEnterManuallyAmount', 'amount', 'minimum of the range', 'range from'),
    field('MaximumRangedEnterManuallyAmount', 'amount', 'maximum of the range', 'range to'),
    field('MinimumFixedEnteredManuallyAmount', 'amount', 'least that may be typed'),
    field('MaximumFixedEnteredManuallyAmount', 'amount', 'most that may be typed'),
  ],
  retailer: [
    named,
    field('TotalOfferCount', 'count', 'number of offers'),
    field('Offers.0.Title', 'text', 'title of the offer'),
    field('Offers.0.Enabled', 'yes or no', 'offer enabled'),
    field('Offers.0.RedeemLink', 'text', 'link'),
    field('Offers.0.CashbackDetails.Type', 'type of cashback', 'type of cashback', 'type'),
    field(
      'Offers.0.CashbackDetails.Value',
      'value of cashback',
      'value of cashback',
      'value',
      'cashback',
    ),
  ],
  benefit: [
    named,
    field('JourneyType', 'count', 'journey type'),
    field('BenefitInKindValue', 'percent', 'benefit-in-kind value', 'benefit in kind'),
  ],
}

/** Of the day, which no server sends with a member. */
export const ofToday: Readonly<Record<'amount' | 'times', NamedField>> = {
  amount: field('(withdrawn today)', 'amount', 'withdrawn today'),
  times: field(
    '(withdrawals today)',
    'count',
    'withdrawals to the card today',
    'withdrawals today',
  ),
}

/** What the amount beside it is called; a retailer has none. */
export const amountNames: Readonly<Record<Subject, readonly string[]>> = {
  member: ['minimum', 'min'],
  voucher: ['amount'],
  retailer: [],
  benefit: ['amount'],
}

/** 'RedeemLink' of 'Offers.0.RedeemLink', as a server spells it. */
export const serverNameOf = ({ field }: NamedField): string => field.split('.').at(-1) ?? field

/** 'available balance (AvailableBalance)'; a field without words goes by its name. */
export function inWords(name: string, otherwise: (name: string) => string = (one) => one): string {
  const known = Object.values(fieldsOf)
    .flat()
    .find((one) => serverNameOf(one) === name)
  return known === undefined ? otherwise(name) : `${known.names[0]} (${name})`
}
