/** Unrounded pence, to show how we calculated a figure (OQ-038). */
import {
  dividedBy,
  exactText,
  type Fraction,
  rounded,
  wholeNumber,
} from '../fraction/fraction.rules.ts'
import { groupedDigits } from './money.rules.ts'
import { Pence } from './money.schema.ts'

/** Whole pence, rounded once, half away from zero. */
export const inPence = (figure: Fraction): Pence => Pence.make(rounded(figure))

/** In pounds with all their decimals: '£1,200.00', '-£33.04375'. */
export function exactPounds(pence: Fraction): string {
  const text = exactText(dividedBy(pence, wholeNumber(100)), 2)
  return text.replace(/\d+/, (digits) => `£${groupedDigits(digits)}`)
}
