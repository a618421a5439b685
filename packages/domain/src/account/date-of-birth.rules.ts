import { type Day, dayOf } from '../kernel/index.ts'

/**
 * May this stand as date of birth: nothing, or a real day up to today (OQ-109)? `text` is written
 * 'YYYY-MM-DD', as native date fields give it.
 */
export function isDateOfBirth(text: string, today: Day): boolean {
  if (text === '') return true
  const day = dayTyped(text)
  return day !== undefined && day <= today
}

/**
 * A date that is half typed or doesn't exist: the field gives no text for it, and an empty text would
 * delete the date of birth unasked.
 */
export const unreadableDate = 'unreadable'

/** The day that was typed; none for an empty text and for anything that is no day. */
export const dayTyped = (text: string): Day | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : undefined
