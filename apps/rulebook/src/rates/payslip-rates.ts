import { formatPounds, type Pence } from '@save/domain/kernel'
import { payslipMessages, type RateRow, rateBook } from '@save/domain/payslip'
import { type RateEntry, sourceOf } from './rate-entry.ts'

export interface ReadRate extends RateEntry {
  /** Where the rules find it among the rates in force: 'insurance.primaryThreshold'. */
  readonly reads: string
}

/** The published figures that the payslip estimate works with, one entry for each figure. */
export const payslipRates = (book: readonly RateRow[] = rateBook): readonly ReadRate[] =>
  book.flatMap((row) =>
    figuresOf(row).map(({ what, value, reads, where = wholeKingdom }) => ({
      what,
      value,
      reads,
      where,
      from: row.from,
      until: row.until,
      source: sourceOf(row.source),
      givenBy: 'the product’s own rate book',
      decides: ['payslip'],
    })),
  )

const wholeKingdom = 'the United Kingdom'
const { nations, loanPlans, ageGroups } = payslipMessages.ours

type Figure = Pick<ReadRate, 'what' | 'value' | 'reads'> & { readonly where?: string }

function figuresOf(row: RateRow): readonly Figure[] {
  switch (row.rate) {
    case 'personalAllowance':
      return [
        {
          what: 'Personal allowance',
          value: `${formatPounds(row.amount)} a year`,
          reads: 'allowance.amount',
        },
        {
          what: 'Personal allowance, tapered',
          value: `£1 less for each £2 of income above ${formatPounds(row.taperedFrom)}`,
          reads: 'allowance.taperedFrom',
        },
      ]
    case 'incomeTax':
      return row.bands.map(({ name, upTo, percent }, place) => ({
        what: `Income tax, ${name} band`,
        value: `${percent}% of taxable income ${spanOf(row.bands[place - 1]?.upTo, upTo)}`,
        where: nations[row.nation],
        reads: 'bands[]',
      }))
    case 'nationalInsurance':
      return [
        {
          what: 'National Insurance, lower earnings limit',
          value: yearly(row.lowerEarningsLimit),
          reads: 'insurance.lowerEarningsLimit',
        },
        {
          what: 'National Insurance, primary threshold',
          value: yearly(row.primaryThreshold),
          reads: 'insurance.primaryThreshold',
        },
        {
          what: 'National Insurance, upper earnings limit',
          value: yearly(row.upperEarningsLimit),
          reads: 'insurance.upperEarningsLimit',
        },
        {
          what: 'National Insurance, between the thresholds',
          value: `${row.percentBetween}% of pay between the primary threshold and the upper earnings limit (${employeeA})`,
          reads: 'insurance.percentBetween',
        },
        {
          what: 'National Insurance, above the upper limit',
          value: `${row.percentAbove}% of pay above the upper earnings limit (${employeeA})`,
          reads: 'insurance.percentAbove',
        },
      ]
    case 'loan':
      return [
        {
          what: `Student loan, ${loanName(row.plan)}`,
          value: `${row.percent}% of pay above ${yearly(row.above)}`,
          reads: row.plan === 'postgraduate' ? 'loans.postgraduate' : 'loans[]',
        },
      ]
    case 'minimumWage':
      return [
        {
          what: `Minimum wage, ${ageGroups[row.ageGroup]}`,
          value: `${formatPounds(row.anHour)} an hour`,
          reads: 'minimumWages',
        },
      ]
  }
}

const employeeA = 'employee, category A'

/** Both ends of a band: 'above £37,700.00, up to £125,140.00'. */
const spanOf = (above: Pence | undefined, upTo: Pence | undefined): string =>
  [
    ...(above === undefined ? [] : [`above ${formatPounds(above)}`]),
    ...(upTo === undefined ? [] : [`up to ${formatPounds(upTo)}`]),
  ].join(', ')

const yearly = (amount: Parameters<typeof formatPounds>[0]): string =>
  `${formatPounds(amount)} a year`

const loanName = (plan: Extract<RateRow, { rate: 'loan' }>['plan']): string =>
  plan === 'postgraduate' ? 'postgraduate' : loanPlans[plan]
