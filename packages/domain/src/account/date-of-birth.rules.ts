import { Day, dayOf } from '../kernel/index.ts'
import { accountPolicy } from './account.policy.ts'

/**
 * Can this be a date of birth: nothing, or a real day before today and within the last 120 years (OQ-109)? `text`
 * is written 'YYYY-MM-DD', as native date fields give it.
 */
export function isDateOfBirth(text: string, today: Day): boolean {
  if (text === '') return true
  const day = dayTyped(text)
  return day !== undefined && day >= earliestBirth(today) && day < today
}

/** The day 120 years ago; of 29 February in a common year the text stays, since only order counts. */
export const earliestBirth = (today: Day): Day =>
  Day.make(`${Number(today.slice(0, 4)) - accountPolicy.mostAge}${today.slice(4)}`)

/**
 * A half-typed or impossible date. Its field gives an empty text, which would delete the date of
 * birth unasked.
 */
export const unreadableDate = 'unreadable'

/** The typed day; none for an empty text or one that is no day. */
export const dayTyped = (text: string): Day | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : undefined
