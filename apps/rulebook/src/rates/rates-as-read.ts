/** What the day on which somebody reads the book makes of its rates: it was written on another. */
import type { Day } from '@save/domain/kernel'
import { taxYearOf } from '@save/domain/payslip'
import { dayInWords } from '../page/in-words/day-in-words.ts'

/** Of a rate: its first and last day in force, both included. */
export interface DaysInForce {
  readonly what: string
  readonly from: string
  readonly until: string
}

export interface AsRead {
  readonly says: string
  /** The rates whose time has ended or begun since the book was written. */
  readonly changed: readonly string[]
  /** What the book shows as in force may be no more. */
  readonly isOutdated: boolean
}

/** Nothing while it is the day on which the book was written. */
export function ratesAsRead(
  rates: readonly DaysInForce[],
  writtenOn: Day,
  today: Day,
): AsRead | undefined {
  if (today === writtenOn) return undefined
  const inForce = rates.filter((rate) => isInForce(rate, today))
  const ended = rates.filter((rate) => isInForce(rate, writtenOn) && !inForce.includes(rate))
  const begun = inForce.filter((rate) => !isInForce(rate, writtenOn))
  const isOtherYear = taxYearOf(writtenOn) !== taxYearOf(today)
  const written = `This book was written on ${dayInWords(writtenOn)}${isOtherYear ? ', in another tax year' : ''}; today is ${dayInWords(today)}.`
  const some = inForce.length === 0 ? 'None' : `${inForce.length}`
  return {
    says: `${written} ${some} of its ${rates.length} rates ${inForce.length > 1 ? 'are' : 'is'} in force today.`,
    changed: [
      ...ended.map(({ what, until }) => `${what}: ended on ${dayInWords(until)}`),
      ...begun.map(({ what, from }) => `${what}: in force since ${dayInWords(from)}`),
    ],
    isOutdated: isOtherYear || ended.length + begun.length > 0,
  }
}

const isInForce = ({ from, until }: DaysInForce, day: string): boolean =>
  from <= day && day <= until
