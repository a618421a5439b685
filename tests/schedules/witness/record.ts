/** What has happened so far, as somebody would know who sees both ends of the wire. */
import type { JourneyName, ShownOrder } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { Ending, MoneyKind, Truth } from '../world/calls.ts'

export interface MoneyRecord {
  readonly id: number
  readonly kind: MoneyKind
  readonly member: MemberName | undefined
  readonly page: number
  /** What its body says, in pounds; of an order and a card withdrawal nothing. */
  readonly amount?: number | undefined
  /** What of: the order that is paid for stands in it. */
  readonly path: string
  readonly sentAt: number
  endedAt?: number
  ending?: Ending
  /** The answer said how the member is now. */
  bringsMember?: boolean
  /** The member's edition that it made, and when. */
  edition?: number
  doneAt?: number
  /** The order that it placed, as the checkout writes orders. */
  order?: ShownOrder | undefined
  /** What stood on the screen at its press. */
  readonly offer?: string | undefined
  /** Its answer came beneath the login, or moments before: the next page has to tell. */
  isMissed?: boolean
  /** Was the member on the journey's screen told how it ended? */
  isTold: boolean
}

export interface ReadRecord {
  readonly id: number
  readonly truth: Truth
  readonly page: number
  readonly sentAt: number
  endedAt?: number
  isGood?: boolean
}

export interface Press {
  readonly at: number
  readonly page: number
  readonly wasOffered: boolean
  /** The figures that were not known then. */
  readonly unknown: readonly Truth[]
  /** What stood on the screen to be sent. */
  readonly offer: string | undefined
  /** What was sent for it. */
  readonly sent: Set<MoneyKind>
}

/** The kinds of which one alone may be on its way at a time. */
export const rivals: Readonly<Record<MoneyKind, readonly MoneyKind[]>> = {
  card: ['card', 'bank'],
  bank: ['card', 'bank'],
  order: ['order'],
  cancel: ['cancel'],
  voucher: ['voucher'],
  place: ['place', 'pay'],
  pay: ['place', 'pay'],
}

export const journeyOf: Readonly<Record<MoneyKind, JourneyName>> = {
  card: 'card',
  bank: 'bank',
  order: 'order',
  cancel: 'cancel',
  voucher: 'voucher',
  place: 'checkout',
  pay: 'checkout',
}

/** What tells the truth about a call of this kind; a payment's is the provider's affair. */
export const truthsOf: Readonly<Record<MoneyKind, readonly Truth[]>> = {
  card: ['member'],
  bank: ['member'],
  order: ['member'],
  cancel: ['member'],
  voucher: ['basket'],
  place: ['basket'],
  pay: [],
}

/** The figures that a member goes by who presses. */
export const figuresOf: Readonly<Record<MoneyKind, readonly Truth[]>> = {
  card: ['member'],
  bank: ['member'],
  order: [],
  cancel: ['member'],
  voucher: [],
  place: ['basket', 'credit'],
  pay: [],
}

/** Which figures a call of this kind changes. */
export const changedBy: Readonly<Record<MoneyKind, readonly Truth[]>> = {
  card: ['member'],
  bank: ['member'],
  order: ['member'],
  cancel: ['member'],
  voucher: ['basket', 'credit', 'debit'],
  place: ['basket', 'credit', 'debit'],
  pay: [],
}

/** Where the amount stands in what is sent. */
const amountFields: Readonly<Partial<Record<MoneyKind, string>>> = {
  bank: 'transferValue',
  order: 'SalarySacrificeAmount',
  voucher: 'amount',
}

export function amountIn(
  kind: MoneyKind,
  body: Readonly<Record<string, unknown>>,
): number | undefined {
  const field = amountFields[kind]
  return field === undefined ? undefined : Number(body[field])
}
