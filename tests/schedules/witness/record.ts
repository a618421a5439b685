/** What has happened so far, as seen from both ends of the wire. */
import type { JourneyName, ShownOrder } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { Ending, MoneyKind, Truth } from '../world/calls.ts'

export interface MoneyRecord {
  readonly id: number
  readonly kind: MoneyKind
  readonly member: MemberName | undefined
  readonly page: number
  /** The amount in its body, in pounds; none for an order or a card withdrawal. */
  readonly amount?: number | undefined
  /** What it is for: the order that is paid. */
  readonly path: string
  readonly sentAt: number
  endedAt?: number
  ending?: Ending
  /** The answer contained the member. */
  bringsMember?: boolean
  /** The edition of the member that it made, and when. */
  edition?: number
  doneAt?: number
  /** The order that it placed, as the checkout writes orders. */
  order?: ShownOrder | undefined
  /** What the screen showed at its press. */
  readonly offer?: string | undefined
  /** Sent more than a day ago: only its own page still knows of it. */
  isOld?: boolean
  /** Was the outcome shown to the member on the journey's screen? */
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
  /** What the screen showed as ready to send. */
  readonly offer: string | undefined
  /** What the declaration there was accepted for. */
  readonly declared: string | undefined
  /** What was sent for it. */
  readonly sent: Set<MoneyKind>
}

/** The kinds of call of which only one at a time may be running. */
export const rivals: Readonly<Record<MoneyKind, readonly MoneyKind[]>> = {
  card: ['card', 'bank'],
  bank: ['card', 'bank'],
  order: ['order'],
  cancel: ['cancel'],
  voucher: ['voucher'],
  place: ['place', 'pay'],
  pay: ['place', 'pay'],
}

/** Do they draw on the same money: on the savings, or on the basket? */
export const drawsOnSame = (one: MoneyKind, other: MoneyKind): boolean =>
  rivals[one].includes(other) || [one, other].toSorted().join(' ') === 'place voucher'

export const journeyOf: Readonly<Record<MoneyKind, JourneyName>> = {
  card: 'card',
  bank: 'bank',
  order: 'order',
  cancel: 'cancel',
  voucher: 'voucher',
  place: 'checkout',
  pay: 'checkout',
}

/**
 * The data that show the effect of a call of this kind; a payment's effect is the provider's
 * business.
 */
export const truthsOf: Readonly<Record<MoneyKind, readonly Truth[]>> = {
  card: ['member'],
  bank: ['member'],
  order: ['member'],
  cancel: ['member'],
  voucher: ['basket'],
  place: ['basket'],
  pay: [],
}

/** The figures that a member relies on at a press. */
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

/** The amount's field in the body. */
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
