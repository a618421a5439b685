/**
 * What a salary sacrifice costs and saves (SALSAC-03 to SALSAC-06; section 9):
 *
 *   benefit in kind  =  amount × benefit in kind value ÷ 100
 *   annual saving    =  amount × NI rate + (amount − benefit in kind) × tax rate
 *   saving %         =  annual saving ÷ amount × 100
 *   monthly cost     =  (amount − annual saving) ÷ 12
 *
 * The calculation is exact; each final figure is rounded once, half away from zero (OQ-038).
 */
import {
  dividedBy,
  exactText,
  type Fraction,
  fractionOf,
  inPence,
  minus,
  nothing,
  type Pence,
  plus,
  rounded,
  times,
  wholeNumber,
} from '../kernel/index.ts'
import type { BandRates, PageConfiguration } from '../shell/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'

/** The amount given up, and the share that counts as a benefit in kind. */
export interface Sacrifice {
  /** The amount for a year (OQ-086). */
  readonly amount: Pence
  /** Percent points; 0 if missing (OQ-087). */
  readonly benefitInKindValue?: number | undefined
}

/** Each figure in pence, not rounded. */
export interface ExactFigures {
  readonly amount: Fraction
  readonly benefitInKind: Fraction
  readonly insuranceSaved: Fraction
  readonly taxSaved: Fraction
  readonly annualSaving: Fraction
}

export interface BandFigures {
  readonly amount: Pence
  readonly benefitInKind: Pence
  readonly annualSaving: Pence
  /** Percent points with two decimals: 28.25. Without an amount there is no saving: 0 (OQ-084). */
  readonly savingPercent: number
  readonly monthlyCost: Pence
}

/**
 * The saving of a year's sacrifice at a band's rates, in unrounded pence: National Insurance on the whole amount, tax
 * on the amount less the benefit in kind (SALSAC-03, SALSAC-04). The host's rates are fractions of one.
 */
export function exactFigures(sacrifice: Sacrifice, rates: BandRates): ExactFigures {
  const amount = wholeNumber(sacrifice.amount)
  const benefitInKind = dividedBy(
    times(amount, fractionOf(sacrifice.benefitInKindValue ?? 0)),
    wholeNumber(100),
  )
  const insuranceSaved = times(amount, fractionOf(rates.employeeNIRate))
  const taxSaved = times(minus(amount, benefitInKind), fractionOf(rates.taxRate))
  const annualSaving = plus(insuranceSaved, taxSaved)
  return { amount, benefitInKind, insuranceSaved, taxSaved, annualSaving }
}

/**
 * The figures of the comparison: amounts in whole pence, the cost a month, and the saving as a percentage of the
 * amount, with two decimals (SALSAC-03 to SALSAC-06). Each is rounded once, half away from zero, from the exact
 * figures.
 */
export function bandFigures(sacrifice: Sacrifice, rates: BandRates): BandFigures {
  const { amount, benefitInKind, annualSaving } = exactFigures(sacrifice, rates)
  const months = wholeNumber(benefitsPolicy.monthsPerYear)
  return {
    amount: sacrifice.amount,
    benefitInKind: inPence(benefitInKind),
    annualSaving: inPence(annualSaving),
    savingPercent:
      sacrifice.amount === nothing ? 0 : hundredths(dividedBy(annualSaving, amount)) / 100,
    monthlyCost: inPence(dividedBy(minus(amount, annualSaving), months)),
  }
}

/** A fraction of one, in hundredths of a percent. */
const hundredths = (part: Fraction): number => rounded(times(part, wholeNumber(10_000)))

export type Band = keyof PageConfiguration['choiceRates']

/** The bands that have rates, basic first. We never make up a rate (OQ-087). */
export function bandsOf(
  choiceRates: PageConfiguration['choiceRates'],
): readonly (readonly [Band, BandRates])[] {
  const { basic, higher } = choiceRates
  return [
    ...(basic === undefined ? [] : [['basic', basic] as const]),
    ...(higher === undefined ? [] : [['higher', higher] as const]),
  ]
}

/** A fraction of one as percent, with all its decimals: '8%', '13.25%'. */
export const percentText = (rate: number): string =>
  `${exactText(times(fractionOf(rate), wholeNumber(100)), 0)}%`

/** The host's tax rates without duplicates: '20% and 40%'. Only the host knows whose rates they are (OQ-087). */
export const taxRatesText = (choiceRates: PageConfiguration['choiceRates']): string =>
  [...new Set(bandsOf(choiceRates).map(([, { taxRate }]) => percentText(taxRate)))].join(' and ')
