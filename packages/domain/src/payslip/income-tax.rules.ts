/** Income tax on a year's taxable pay, calculated exactly, in pence. */
import {
  dividedBy,
  type Fraction,
  isBelow,
  larger,
  minus,
  plus,
  smaller,
  times,
  wholeNumber,
} from '../kernel/index.ts'
import type { AllowanceRate, TaxBand } from './rate-book.schema.ts'

const zero = wholeNumber(0)

/** A percentage of a figure, exactly: 20 percent is a fifth. */
export const percentOf = (figure: Fraction, percent: Fraction): Fraction =>
  dividedBy(times(figure, percent), wholeNumber(100))

/** The part above a threshold, or zero. */
export const above = (figure: Fraction, threshold: number): Fraction =>
  larger(zero, minus(figure, wholeNumber(threshold)))

/**
 * The tax-free allowance: reduced by half of the income above £100,000, never below zero, and rounded up to a whole
 * pound (Income Tax Act 2007, s. 35(2) and (3)).
 */
export const allowanceOf = (
  income: Fraction,
  { amount, taperedFrom }: Pick<AllowanceRate, 'amount' | 'taperedFrom'>,
): Fraction =>
  upToAPound(above(minus(wholeNumber(amount), dividedBy(above(income, taperedFrom), two)), 0))

const two = wholeNumber(2)

/** Rounds pence up to a whole pound. They are never negative. */
function upToAPound({ numerator, denominator }: Fraction): Fraction {
  const pound = 100n * denominator
  return { numerator: ((numerator + pound - 1n) / pound) * 100n, denominator: 1n }
}

/** The pay in one band, and the tax on it. */
export interface BandTax {
  readonly band: TaxBand
  readonly taxed: Fraction
  readonly tax: Fraction
}

/** A pension contribution with relief at source, and the rate of the relief in percent. */
export interface RelievedAtSource {
  readonly contribution: Fraction
  readonly percent: number
}

/**
 * Tax by band, the lowest first, without empty bands. A contribution with relief at source raises the limit of each
 * band except those below its rate, as in Scotland's starter rate (Finance Act 2004, s. 192(4) and (4A)).
 */
export function taxByBand(
  taxable: Fraction,
  bands: readonly TaxBand[],
  { contribution, percent }: RelievedAtSource,
): readonly BandTax[] {
  const limitOf = ({ upTo, percent: ofBand }: TaxBand): Fraction =>
    upTo === undefined ? taxable : plus(wholeNumber(upTo), ofBand < percent ? zero : contribution)
  return bands
    .map((band, index) => {
      const below = bands[index - 1]
      const start = below === undefined ? zero : limitOf(below)
      const taxed = larger(zero, minus(smaller(taxable, limitOf(band)), start))
      return { band, taxed, tax: percentOf(taxed, wholeNumber(band.percent)) }
    })
    .filter(({ taxed }) => isBelow(zero, taxed))
}
