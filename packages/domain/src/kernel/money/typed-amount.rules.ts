import { asSeen } from '../text/coded.rules.ts'
import { Pence } from './money.schema.ts'

/** A decimal number as typed: 12.5 is 125 with one decimal. */
export interface TypedDecimal {
  readonly digits: bigint
  readonly decimals: number
}

/**
 * A plain number of pounds as a member types or pastes it: '5', '5.5', '.50', '£1,234.50', '1 234', ignoring invisible
 * characters. Commas or spaces only separate thousands, and never both: '12 50' could be two numbers. A minus makes it
 * negative. At most nine digits before the point and nine after it, so £999,999,999.99 is the largest amount.
 * `undefined` for anything else, such as '1e3' or '12,34'.
 */
export function decimalFromText(text: string): TypedDecimal | undefined {
  const match =
    /^(-?)(?:£ ?)?(\d{1,9}|\d{1,3}([, ])\d{3}(?:\3\d{3})?|(?=\.\d))(?:\.(\d{0,9}))?$/.exec(
      asSeen(text),
    )
  if (!match) return undefined
  const [, minus, wholePart = '', , decimals = ''] = match
  const digits = BigInt(`${wholePart.replace(/[, ]/g, '')}${decimals}`)
  return { digits: minus === '-' ? -digits : digits, decimals: decimals.length }
}

/**
 * An amount as a member types it. `undefined` with more than two decimals, since nothing is smaller than a penny
 * (OQ-094, OQ-121).
 */
export function amountFromText(text: string): Pence | undefined {
  const typed = decimalFromText(text)
  if (typed === undefined || typed.decimals > penceDecimals) return undefined
  return Pence.make(Number(typed.digits * 10n ** BigInt(penceDecimals - typed.decimals)))
}

const penceDecimals = 2
