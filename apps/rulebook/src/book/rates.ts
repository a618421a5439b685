import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Day, formatPounds, type Pence } from '@save/domain/kernel'
import { type RateRow, rateBookFaults, rateName, ratesEnding } from '@save/domain/payslip'
import type { Book, Rate } from './book.schema.ts'

const noticeDays = 90

/** The rate book of a checkout, with today's faults and the rates that end soon. */
export async function describeRates(
  root: string,
  today: string,
): Promise<Pick<Book, 'rates' | 'ratesWrong' | 'ratesEnding'>> {
  const file = pathToFileURL(join(root, 'packages/domain/src/payslip/rate-book.policy.ts')).href
  const { rateBook }: { readonly rateBook: readonly RateRow[] } = await import(file)
  const day = Day.make(today)
  const soon = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10)
  return {
    rates: rateBook.map(describeRate),
    ratesWrong: rateBookFaults(day, rateBook),
    ratesEnding: ratesEnding(day, Day.make(soon), rateBook),
  }
}

function describeRate(row: RateRow): Rate {
  const [name = '', appliesTo = 'United Kingdom'] = rateName(row).split(', ')
  const { rate, from, until, source } = row
  return { rate, name, appliesTo, figures: figuresOf(row), from, until, source }
}

function figuresOf(row: RateRow): readonly string[] {
  switch (row.rate) {
    case 'personalAllowance':
      return [
        `${formatPounds(row.amount)} a year`,
        `£1 less for each £2 of income above ${formatPounds(row.taperedFrom)}`,
      ]
    case 'incomeTax':
      return row.bands.map(
        ({ name, upTo, percent }, at) =>
          `${name} rate: ${percent}% of taxable income${spanOf(row.bands[at - 1]?.upTo, upTo)}`,
      )
    case 'nationalInsurance':
      return [
        `lower earnings limit: ${formatPounds(row.lowerEarningsLimit)} a year`,
        `${row.percentBetween}% of pay from ${formatPounds(row.primaryThreshold)} to ${formatPounds(row.upperEarningsLimit)} a year`,
        `${row.percentAbove}% of pay above ${formatPounds(row.upperEarningsLimit)} a year`,
      ]
    case 'loan':
      return [`${row.percent}% of pay above ${formatPounds(row.above)} a year`]
    case 'pensionRelief':
      return [`${row.percent}% of the contribution, added by the provider`]
    case 'minimumWage':
      return [`${formatPounds(row.anHour)} an hour`]
  }
}

const spanOf = (above: Pence | undefined, upTo: Pence | undefined): string =>
  (above === undefined ? '' : ` above ${formatPounds(above)}`) +
  (upTo === undefined ? '' : ` up to ${formatPounds(upTo)}`)
