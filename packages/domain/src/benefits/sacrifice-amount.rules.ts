/** The amount of salary that a member gives up in a year (CHOICE-06 to CHOICE-10, OQ-082, OQ-083). */
import {
  amountFromText,
  decimalFromText,
  nothing,
  Pence,
  poundsOf,
  rounded,
} from '../kernel/index.ts'
import { payslipPolicy } from '../payslip/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'

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
