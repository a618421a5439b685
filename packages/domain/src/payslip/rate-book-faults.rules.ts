import { type Day, formatDay } from '../kernel/index.ts'
import { payslipMessages } from './payslip.messages.ts'
import { rateBook } from './rate-book.policy.ts'
import type { RateRow } from './rate-book.schema.ts'

const { nations, loanPlans, ageGroups } = payslipMessages.ours

/** The name of a rate with its scope: 'Income tax, Scotland', 'Minimum wage, 21 or over'. */
export function rateName(row: RateRow): string {
  switch (row.rate) {
    case 'personalAllowance':
      return 'Personal allowance'
    case 'incomeTax':
      return `Income tax, ${nations[row.nation]}`
    case 'nationalInsurance':
      return 'National Insurance'
    case 'loan':
      return row.plan === 'postgraduate'
        ? 'Student loan, postgraduate'
        : `Student loan, ${loanPlans[row.plan]}`
    case 'pensionRelief':
      return 'Tax relief on a pension paid after tax'
    case 'minimumWage':
      return `Minimum wage, ${ageGroups[row.ageGroup]}`
  }
}

/** Finds faults in the rate book on a day: missing rates, and sources last checked over a year ago. */
export function rateBookFaults(day: Day, book: readonly RateRow[] = rateBook): readonly string[] {
  const inForce = (row: RateRow) => row.from <= day && day <= row.until
  const withoutRow = [...Map.groupBy(book, rateName)]
    .filter(([, rows]) => !rows.some(inForce))
    .map(([name]) => `${name} has no row for ${formatDay(day)}.`)
  const outdated = new Set(
    book
      .filter((row) => inForce(row) && row.source.checkedOn < aYearBefore(day))
      .map(({ source }) => `“${source.title}” was last checked over a year ago.`),
  )
  return [...withoutRow, ...outdated]
}

/** The rates whose last row ends before a later day: '2027-03-31: Minimum wage, 18 to 20'. */
export const ratesEnding = (
  day: Day,
  before: Day,
  book: readonly RateRow[] = rateBook,
): readonly string[] =>
  [...Map.groupBy(book, rateName)].flatMap(([name, rows]) =>
    rows
      .map(({ until }) => until)
      .toSorted()
      .slice(-1)
      .filter((until) => day <= until && until < before)
      .map((until) => `${name} ends on ${until}.`),
  )

/** Text order is date order, even for 29 February a year ago. */
const aYearBefore = (day: Day): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
