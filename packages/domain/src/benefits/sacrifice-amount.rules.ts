/** The amount of salary that a member gives up in a year, its entry, and the address of its order (CHOICE-04 to CHOICE-10, OQ-082, OQ-083). */
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
 * The amount in a typed text, '125.5' or '£1,250', rounded to pence, half away from zero: '125.555'
 * is £125.56. None when it is no plain number or below zero; zero is an amount.
 */
export function sacrificeAmountIn(text: string): Pence | undefined {
  const typed = decimalFromText(text)
  if (typed === undefined || typed.digits < 0n) return undefined
  return Pence.make(
    rounded({ numerator: typed.digits * 100n, denominator: 10n ** BigInt(typed.decimals) }),
  )
}

/** Is it more than any salary could bear? Zero up to £1,000,000 is not. */
export const isTooMuch = (amount: Pence): boolean => amount > payslipPolicy.mostGivenUp

/**
 * May an order have this amount, as the demonstration's server asks? Zero may, a negative amount may not
 * (CHOICE-07, OQ-083). It has no upper limit: the address of an order may contain more than its entry takes.
 */
export const isSacrificeAmount = (amount: Pence): boolean => amount >= nothing

/** The least amount, as its entry gives it to the browser (CHOICE-07). */
export const leastAmountText: string = poundsOf(nothing).toFixed(2)

/** How an amount is written in its field and in an address: '1200', or with pence '1250.50'. */
export function plainAmount(amount: Pence): string {
  const pounds = poundsOf(amount)
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}

/** The field's text after it is left or submitted: only an amount with more decimals than pence is rewritten. */
export function roundedText(text: string): string {
  const amount = amountFromText(text) === undefined ? sacrificeAmountIn(text) : undefined
  return amount === undefined ? text : plainAmount(amount)
}

/** One step of the spinner up or down, never below 0; a text that is no amount counts as 0. */
export function steppedText(text: string, way: 'up' | 'down'): string {
  const step = way === 'up' ? benefitsPolicy.amountStep : -benefitsPolicy.amountStep
  const stepped = (sacrificeAmountIn(text) ?? nothing) + step
  return plainAmount(Pence.make(Math.max(nothing, stepped)))
}

/** Where a successful order leads (SALSAC-22). */
export const thankYouPath = '/Choice/SalarySacrifice/ThankYou'

/** '/Choice/SalarySacrifice/7/1200', or with pence '/Choice/SalarySacrifice/7/1250.50'. */
export const orderPath = (id: ChoiceId, amount: Pence): string =>
  `/Choice/SalarySacrifice/${encodeURIComponent(id)}/${plainAmount(amount)}`

/** Where a typed address leads: on to an order of this amount, or back to the choice. */
export type OrderAddress =
  | { readonly leads: 'on'; readonly amount: Pence }
  | { readonly leads: 'back'; readonly path: string }

/**
 * `amountText` is the decoded part of the address. Only a plain number leads on, and only for a
 * salary sacrifice; `choice` is missing until it has been read.
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
  /** From the first submit on, or once the field has been left (OQ-138). */
  readonly isJudged: boolean
}

export type AmountEntryEvent =
  | { readonly type: 'amount.changed'; readonly text: string }
  | { readonly type: 'amount.stepped'; readonly way: 'up' | 'down' }
  | { readonly type: 'amount.left' }
  | { readonly type: 'amount.submitted' }

/** @param draft what the field held before a reload of the page (OQ-134), or before the order */
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

/** Where submitting leads: the order of an amount that may be given up, otherwise nowhere. */
export function orderPathOf({ text }: AmountEntry, choiceId: ChoiceId): string | undefined {
  const amount = sacrificeAmountIn(text)
  return amount === undefined || isTooMuch(amount) ? undefined : orderPath(choiceId, amount)
}
