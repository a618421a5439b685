import { Day, dayOf } from '../kernel/index.ts'
import { accountMessages } from './account.messages.ts'
import { accountPolicy } from './account.policy.ts'
import { monthName } from './months.rules.ts'

/**
 * True if this can be a date of birth: empty, or a real day before today and within the last 120 years (OQ-109). `text`
 * is 'YYYY-MM-DD', as native date fields give it.
 */
export function isDateOfBirth(text: string, today: Day): boolean {
  if (text === '') return true
  const day = dayTyped(text)
  return day !== undefined && day >= earliestBirth(today) && day < today
}

/** The day 120 years ago. It may be 29 February in a common year, which is harmless since we only compare texts. */
export const earliestBirth = (today: Day): Day =>
  Day.make(`${Number(today.slice(0, 4)) - accountPolicy.mostAge}${today.slice(4)}`)

/**
 * Marks a half-typed or impossible date. The field returns an empty string, which would delete the date of birth.
 */
export const unreadableDate = 'unreadable'

/** '31 March 1980', because a native date field orders day and month by the browser's own country. */
export function dateInWords(text: string): string {
  const day = dayTyped(text)
  if (day === undefined) return accountMessages.ours.dateExample
  return `${Number(day.slice(-2))} ${monthName(day)}`
}

/** The typed day; `undefined` for an empty or impossible one. */
export const dayTyped = (text: string): Day | undefined =>
  text.length === 'YYYY-MM-DD'.length ? dayOf(text) : undefined
