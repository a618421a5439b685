import { type Day, definedByGuard, recordOf, taxYearOf } from '../kernel/index.ts'
import { nations } from './pay.schema.ts'
import { rateBook } from './rate-book.policy.ts'
import type { RateRow, Rates } from './rate-book.schema.ts'

/**
 * The rates in force on a day. `undefined` if a row is missing, since we never guess a rate. If only a minimum wage is
 * missing, only the minimum wages are unknown.
 */
export function ratesOn(day: Day, book: readonly RateRow[] = rateBook): Rates | undefined {
  const rows = book.filter(({ from, until }) => from <= day && day <= until)
  const allowance = rows.find((row) => row.rate === 'personalAllowance')
  const insurance = rows.find((row) => row.rate === 'nationalInsurance')
  const pensionRelief = rows.find((row) => row.rate === 'pensionRelief')
  const bands = keyed(rows, 'incomeTax', nations, (row) => [row.nation, row.bands])
  const loans = keyed(
    rows,
    'loan',
    ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'] as const,
    (row) => [row.plan, row],
  )
  if (!allowance || !insurance || !pensionRelief || !bands || !loans) return undefined
  const minimumWages = keyed(
    rows,
    'minimumWage',
    ['from21', 'from18', 'under18OrApprentice'] as const,
    (row) => [row.ageGroup, row.anHour],
  )
  return {
    ...{ rows, taxYear: taxYearOf(day), allowance, bands, insurance, pensionRelief },
    ...{ loans, minimumWages },
  }
}

/** The rows of one rate by key. `undefined` unless every key has one. */
function keyed<Rate extends RateRow['rate'], Key extends string, Value>(
  rows: readonly RateRow[],
  rate: Rate,
  keys: readonly Key[],
  entryOf: (row: Extract<RateRow, { rate: Rate }>) => readonly [Key, Value],
): Record<Key, Value> | undefined {
  const found = new Map(
    rows
      .filter((row): row is Extract<RateRow, { rate: Rate }> => row.rate === rate)
      .map((row) => entryOf(row)),
  )
  if (keys.some((key) => !found.has(key))) return undefined
  return recordOf(keys, (key) => definedByGuard(found.get(key)))
}
