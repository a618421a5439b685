/** Rates of the same kind, nation and day that two parts of the book state differently. */
import { nations, payslipMessages, type RateRow } from '@save/domain/payslip'

/** What the employer's host states for the comparison; Scotland has bands of its own. */
interface ComparisonRow {
  readonly from: string
  readonly until: string
  readonly basic: BandOfComparison
  readonly higher: BandOfComparison
}

interface BandOfComparison {
  readonly taxRate: number
  readonly employeeNIRate: number
}

interface Stated {
  readonly what: string
  readonly percent: number
  readonly from: string
  readonly until: string
}

/** Of two days as text, such as '2026-04-06'. */
const earlier = (one: string, other: string): string => [one, other].sort()[0] ?? one
const later = (one: string, other: string): string => [one, other].sort()[1] ?? one

/** Both values of each, with the days that they share: one of them is wrong. */
export function contradictingRates(
  book: readonly RateRow[],
  ofComparison: readonly ComparisonRow[],
): readonly string[] {
  const payslip = book.flatMap(statedByPayslip)
  return ofComparison.flatMap(statedByHost).flatMap((host) =>
    payslip
      .filter(({ what, percent }) => what === host.what && percent !== host.percent)
      .map((row) => ({
        row,
        from: later(row.from, host.from),
        until: earlier(row.until, host.until),
      }))
      .filter(({ from, until }) => from <= until)
      .map(
        ({ row, from, until }) =>
          `${host.what}: the comparison has ${host.percent}%, the payslip ${row.percent}%, from ${from} until ${until}.`,
      ),
  )
}

function statedByPayslip(row: RateRow): readonly Stated[] {
  if (row.rate === 'nationalInsurance')
    return [
      { ...row, what: insurance('basic'), percent: row.percentBetween },
      { ...row, what: insurance('higher'), percent: row.percentAbove },
    ]
  if (row.rate !== 'incomeTax') return []
  return row.bands.map(({ name, percent }) => ({ ...row, what: tax(name, row.nation), percent }))
}

const statedByHost = ({ from, until, ...bands }: ComparisonRow): readonly Stated[] =>
  (['basic', 'higher'] as const).flatMap((band) => {
    const { taxRate, employeeNIRate } = bands[band]
    return [
      { from, until, what: insurance(band), percent: percentOf(employeeNIRate) },
      ...nations
        .filter((nation) => nation !== 'scotland')
        .map((nation) => ({ from, until, what: tax(band, nation), percent: percentOf(taxRate) })),
    ]
  })

const insurance = (band: string): string => `Employee’s National Insurance, ${band} band`

const tax = (band: string, nation: (typeof nations)[number]): string =>
  `Income tax, ${payslipMessages.ours.nations[nation]}, ${band} band`

const percentOf = (fraction: number): number => Number((fraction * 100).toFixed(4))
