/** What was typed about a member's pay, as a row of the tables writes it. */
import { amountFromText, poundsOf } from '@save/domain/kernel'
import type { PayForm } from '@save/domain/payslip'
import { ageInWords } from './pay-typed.ts'

/** 30000.00 */
export function plainAmount(text: string): string {
  const amount = amountFromText(text)
  return amount === undefined ? '0.00' : poundsOf(amount).toFixed(2)
}

/** '37.5, 21 or over' */
export const hoursInWords = (form: PayForm): string =>
  form.hoursAWeek === '' ? '(not known)' : `${form.hoursAWeek}, ${ageInWords(form)}`

/** Why nothing is said of the minimum wage: 0 hours are not known, as in the product. */
export const whyNoMost = ({ hoursAWeek }: PayForm): string =>
  Number(hoursAWeek) === 0 ? '(no hours)' : '(no wage)'
