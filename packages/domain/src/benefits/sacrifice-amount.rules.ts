/**
 * The salary that a member gives up in a year: how it is entered, and the address of its order (CHOICE-04 to CHOICE-10,
 * OQ-082, OQ-083).
 */
import {
  amountFromText,
  type ChoiceId,
  decimalFromText,
  nothing,
  Pence,
  poundsOf,
  rounded,
} from '../kernel/index.ts'
import { payslipPolicy } from '../payslip/index.ts'
import { choicePath } from '../shell/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { hasAmountEntry } from './choice.rules.ts'
import type { Choice } from './choice.schema.ts'

/**
 * The typed amount, '125.5' or '£1,250', rounded to pence, half away from zero: '125.555' is £125.56. Zero is an
 * amount. `undefined` for anything but a plain number, or below zero.
 */
export function sacrificeAmountIn(text: string): Pence | undefined {
  const typed = decimalFromText(text)
  if (typed === undefined || typed.digits < 0n) return undefined
  return Pence.make(
    rounded({ numerator: typed.digits * 100n, denominator: 10n ** BigInt(typed.decimals) }),
  )
}

/** True above £1,000,000, since no salary is that high. */
export const isTooMuch = (amount: Pence): boolean => amount > payslipPolicy.mostGivenUp

/**
 * True if the stand-in accepts this amount in an order. Zero is allowed, negative amounts aren't (CHOICE-07, OQ-083).
 * There is no upper limit: an order's address may have a larger amount than the field accepts.
 */
export const isSacrificeAmount = (amount: Pence): boolean => amount >= nothing

/** The lowest amount, as text for the field's `min` (CHOICE-07). */
export const leastAmountText: string = poundsOf(nothing).toFixed(2)

/** The amount as in fields and addresses: '1200', or with pence '1250.50'. */
export function plainAmount(amount: Pence): string {
  const pounds = poundsOf(amount)
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

/** The field's text after blur or submit. Only amounts with more than two decimals change. */
export function roundedText(text: string): string {
  const amount = amountFromText(text) === undefined ? sacrificeAmountIn(text) : undefined
  return amount === undefined ? text : plainAmount(amount)
}

/** One step of the spinner up or down, never below 0. Text that isn't an amount counts as 0. */
export function steppedText(text: string, direction: 'up' | 'down'): string {
  const step = direction === 'up' ? benefitsPolicy.amountStep : -benefitsPolicy.amountStep
  const stepped = (sacrificeAmountIn(text) ?? nothing) + step
  return plainAmount(Pence.make(Math.max(nothing, stepped)))
}

/** Opens after a successful order (SALSAC-22). */
export const thankYouPath = '/Choice/SalarySacrifice/ThankYou'

/** '/Choice/SalarySacrifice/7/1200', or with pence '/Choice/SalarySacrifice/7/1250.50'. */
export const orderPath = (id: ChoiceId, amount: Pence): string =>
  `/Choice/SalarySacrifice/${encodeURIComponent(id)}/${plainAmount(amount)}`

/** Where a typed address leads: to an order of this amount, or back to the choice. */
export type OrderAddress =
  | { readonly leads: 'on'; readonly amount: Pence }
  | { readonly leads: 'back'; readonly path: string }

/**
 * `amountText` is the decoded part of the address. Only a plain number opens an order, and only for a salary sacrifice.
 * `choice` is missing until we have read it.
 */
export function orderAddressOf(
  id: ChoiceId,
  amountText: string,
  choice: Pick<Choice, 'journeyType'> | undefined,
): OrderAddress {
  const amount = /^[\d.]+$/.test(amountText) ? sacrificeAmountIn(amountText) : undefined
  if (amount === undefined || (choice !== undefined && !hasAmountEntry(choice))) {
    return { leads: 'back', path: choicePath(id) }
  }
  return { leads: 'on', amount }
}

export interface AmountEntry {
  readonly text: string
  /** True after the first submit or blur (OQ-138). */
  readonly isJudged: boolean
}

export type AmountEntryEvent =
  | { readonly type: 'amount.changed'; readonly text: string }
  | { readonly type: 'amount.stepped'; readonly way: 'up' | 'down' }
  | { readonly type: 'amount.left' }
  | { readonly type: 'amount.submitted' }

/** @param draft the field's text before a reload (OQ-134), or before the order */
export const entryOf = (draft = ''): AmountEntry => ({ text: draft, isJudged: false })

export function entryAfter(entry: AmountEntry, event: AmountEntryEvent): AmountEntry {
  switch (event.type) {
    case 'amount.changed':
      return { ...entry, text: event.text }
    case 'amount.stepped':
      return { ...entry, text: steppedText(entry.text, event.way) }
    case 'amount.left':
    case 'amount.submitted':
      return { text: roundedText(entry.text), isJudged: true }
  }
}

/** The address of the order that a submit opens. `undefined` if the amount can't be given up. */
export function orderPathOf({ text }: AmountEntry, choiceId: ChoiceId): string | undefined {
  const amount = sacrificeAmountIn(text)
  return amount === undefined || isTooMuch(amount) ? undefined : orderPath(choiceId, amount)
}
