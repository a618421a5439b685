import { Day } from './calendar.schema.ts'

/**
 * The day in a date from the server. We read it as text and never convert time zones, which could shift a birthday
 * (OQ-043). `undefined` if blank, '0001-01-01' or not a date.
 */
export function dayOf(text: string | null | undefined): Day | undefined {
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text ?? '')?.[1]
  if (written === undefined || written === '0001-01-01' || !isRealDay(written)) return undefined
  return Day.make(written)
}

/** '21/11/2026', or an empty string without a day. */
export const formatDay = (day: Day | undefined): string =>
  day === undefined ? '' : day.split('-').reverse().join('/')

/** The tax year of a day, which begins on 6 April: '2026-27'. */
export function taxYearOf(day: Day): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0)
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** True if the calendar has this day: false for 30 February, and for 29 February in a common year. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
}

const daysIn = (month: number, year: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
