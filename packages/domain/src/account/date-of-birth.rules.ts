import { type Day, dayOf } from '../kernel/index.ts'

/**
 * Can this be a date of birth: nothing, or a real day up to today (OQ-109)? `text` is written
 * 'YYYY-MM-DD', as native date fields give it.
 */
export function isDateOfBirth(text: string, today: Day): boolean {
  if (text === '') return true
  const day = dayTyped(text)
  return day !== undefined && day <= today
}

/**
 * A half-typed or impossible date. Its field gives an empty text, which would delete the date of
 * birth unasked.
 */
export const unreadableDate = 'unreadable'

/** The typed day; none for an empty text or one that is no day. */
export const dayTyped = (text: string): Day | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : undefined
