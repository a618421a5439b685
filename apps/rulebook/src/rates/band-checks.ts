/** Rows of the rate book whose own figures don't fit each other. */
import { formatPounds } from '@save/domain/kernel'
import { payslipMessages, type RateRow } from '@save/domain/payslip'

/** A band that ends below the one before it, or has no end although another follows; limits of National Insurance the wrong way round. */
export const misfitsIn = (book: readonly RateRow[]): readonly string[] =>
  book.flatMap((row) => {
    if (row.rate === 'incomeTax') return bandMisfits(row)
    return row.rate === 'nationalInsurance' ? limitMisfits(row) : []
  })

function bandMisfits({ nation, bands, from }: Extract<RateRow, { rate: 'incomeTax' }>) {
  const name = `Income tax, ${payslipMessages.ours.nations[nation]}, from ${from}`
  const last = bands.at(-1)
  const between = bands.slice(1).flatMap((band, place) => {
    const before = bands[place]
    if (before?.upTo === undefined)
      return [
        `${name}: the ${before?.name} band has no end, although the ${band.name} band follows it.`,
      ]
    return band.upTo === undefined || band.upTo > before.upTo
      ? []
      : [
          `${name}: the ${band.name} band ends at ${formatPounds(band.upTo)}, which is not above its beginning, ${formatPounds(before.upTo)}.`,
        ]
  })
  return last?.upTo === undefined
    ? between
    : [
        ...between,
        `${name}: no band holds for income above ${formatPounds(last.upTo)}, the end of the ${last.name} band.`,
      ]
}

function limitMisfits(row: Extract<RateRow, { rate: 'nationalInsurance' }>): readonly string[] {
  const name = `National Insurance, the United Kingdom, from ${row.from}`
  const limits = [
    { what: 'lower earnings limit', amount: row.lowerEarningsLimit },
    { what: 'primary threshold', amount: row.primaryThreshold },
    { what: 'upper earnings limit', amount: row.upperEarningsLimit },
  ]
  return limits.slice(1).flatMap(({ what, amount }, place) => {
    const below = limits[place]
    return below === undefined || below.amount <= amount
      ? []
      : [
          `${name}: the ${what}, ${formatPounds(amount)}, is below the ${below.what}, ${formatPounds(below.amount)}.`,
        ]
  })
}
