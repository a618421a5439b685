import { ageGroups, loanPlans, nations, payslipMessages, type RateRow } from '@save/domain/payslip'

const { ours } = payslipMessages
const comparison = 'Rates of the comparison, England, Wales and Northern Ireland'

interface Days {
  readonly from: string
  readonly until: string
}

interface Named extends Days {
  /** The figure and where it holds: 'Income tax, Scotland'. */
  readonly name: string
  readonly isWage: boolean
}

/**
 * The rows that are missing altogether: Save needs every figure for each year that any row of the
 * book has. A gap between two rows of the same figure is told by the check of its rows.
 */
export function missingRates(
  book: readonly RateRow[],
  ofComparison: readonly Days[],
  today: string,
): readonly string[] {
  const rows = [
    ...book.map(({ from, until, ...row }): Named => {
      return { name: nameOf(row), isWage: row.rate === 'minimumWage', from, until }
    }),
    ...ofComparison.map(({ from, until }) => ({ name: comparison, isWage: false, from, until })),
  ]
  return needed.flatMap(({ name, isWage }) => {
    const own = rows.filter((row) => row.name === name)
    const first = own.map(({ from }) => from).toSorted()[0] ?? '9999'
    const last =
      own
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? ''
    return yearsOf(rows, isWage, today)
      .filter(({ from, until }) => until < first || from > last)
      .filter(isLongest)
      .map(({ from, until }) => `${name}: there is no row from ${from} until ${until}.`)
  })
}

/** A row that ends within a year tells of no other days than the year. */
const isLongest = (days: Days, _place: number, all: readonly Days[]): boolean =>
  !all.some((other) => other !== days && other.from <= days.from && days.until <= other.until)

/** Each year that a row has, of its own kind or of the other; the year of today if none is left. */
function yearsOf(rows: readonly Named[], isWage: boolean, today: string): readonly Days[] {
  const yearOf = (day: string, start: string): Days => {
    const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0)
    return isWage
      ? { from: `${year}-04-01`, until: `${year + 1}-03-31` }
      : { from: `${year}-04-06`, until: `${year + 1}-04-05` }
  }
  const found = rows.map((row) =>
    row.isWage === isWage
      ? { from: row.from, until: row.until }
      : yearOf(row.from, row.isWage ? '04-01' : '04-06'),
  )
  const years = found.length > 0 ? found : [yearOf(today, isWage ? '04-01' : '04-06')]
  return [...new Map(years.map((days) => [`${days.from} ${days.until}`, days])).values()].toSorted(
    (a, b) => a.from.localeCompare(b.from),
  )
}

type Key =
  | { readonly rate: 'personalAllowance' | 'nationalInsurance' }
  | Pick<Extract<RateRow, { rate: 'incomeTax' }>, 'rate' | 'nation'>
  | Pick<Extract<RateRow, { rate: 'loan' }>, 'rate' | 'plan'>
  | Pick<Extract<RateRow, { rate: 'minimumWage' }>, 'rate' | 'ageGroup'>

function nameOf(row: Key): string {
  switch (row.rate) {
    case 'personalAllowance':
      return 'Personal allowance, the United Kingdom'
    case 'nationalInsurance':
      return 'National Insurance, the United Kingdom'
    case 'incomeTax':
      return `Income tax, ${ours.nations[row.nation]}`
    case 'loan':
      return `Student loan, ${row.plan === 'postgraduate' ? row.plan : ours.loanPlans[row.plan]}, the United Kingdom`
    case 'minimumWage':
      return `Minimum wage, ${ours.ageGroups[row.ageGroup]}, the United Kingdom`
  }
}

const keys: readonly Key[] = [
  { rate: 'personalAllowance' },
  ...nations.map((nation) => ({ rate: 'incomeTax', nation }) as const),
  { rate: 'nationalInsurance' },
  ...[...loanPlans, 'postgraduate' as const].map((plan) => ({ rate: 'loan', plan }) as const),
  ...ageGroups.map((ageGroup) => ({ rate: 'minimumWage', ageGroup }) as const),
]

const needed = [
  ...keys.map((key) => ({ name: nameOf(key), isWage: key.rate === 'minimumWage' })),
  { name: comparison, isWage: false },
]
