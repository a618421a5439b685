/** Warnings before giving up salary; each rule names its source. */
import {
  definedByGuard,
  isBelow,
  minus,
  nothing,
  type Pence,
  rounded,
  smaller,
  wholeNumber,
} from '../kernel/index.ts'
import { taxationOf } from './benefit-label.rules.ts'
import type { GivenUp, Nation, Pay } from './pay.schema.ts'
import type { Payslip, PayslipChange } from './payslip.rules.ts'
import { rateSources } from './rate-book.policy.ts'
import type { RateSource, Rates } from './rate-book.schema.ts'

/**
 * All warnings, the most serious first: pay below the minimum wage; pay below the limit for the State Pension; no tax
 * to save; no income tax saved, since the benefit is taxed like pay or on more; a benefit with unknown tax; a partly
 * taxed one; a sacrifice that reaches into a lower tax band, or into the tax-free allowance; an allowance that shrinks
 * with taxable pay. Each statement about income tax is true for this payslip, so no two contradict each other.
 */
export const warnings = [
  'belowMinimumWage',
  'belowLowerEarningsLimit',
  'noTaxToSave',
  'insuranceOnly',
  'taxUnknown',
  'partlyTaxed',
  'bandCrossed',
  'allowanceTapered',
] as const
export type Warning = (typeof warnings)[number]

export interface Warned {
  readonly pay: Pay
  readonly givenUp: GivenUp
  readonly rates: Rates
  readonly change: PayslipChange
  /** How far the amount exceeds the limit of the minimum wage. `undefined` if unknown. */
  readonly exceededBy?: Pence | undefined
}

type Rule = (warned: Warned) => boolean

const isTaxed = ({ tax }: Payslip): boolean => rounded(tax) > 0

const isTaxedAtAll = ({ before, after }: PayslipChange): boolean =>
  isTaxed(before) || isTaxed(after)

/** True if the amount exceeds the pay in the highest band reached. */
function reachesBelowTopBand({ before, after }: PayslipChange): boolean {
  const top = definedByGuard(before.bands.at(-1))
  const fall = minus(minus(before.taxable, before.allowance), minus(after.taxable, after.allowance))
  return isBelow(top.taxed, fall)
}

const rules: Readonly<Record<Warning, Rule>> = {
  belowMinimumWage: ({ exceededBy = nothing }) => exceededBy > nothing,
  // Below it a year counts neither for the State Pension nor for statutory parental pay. Statutory
  // sick pay has had no such limit since April 2026.
  belowLowerEarningsLimit: ({ change, rates }) =>
    isBelow(change.after.gross, wholeNumber(rates.insurance.lowerEarningsLimit)),
  noTaxToSave: ({ change }) => !isTaxedAtAll(change),
  insuranceOnly: ({ givenUp: { amount, benefitInKindValue }, change }) =>
    amount > nothing &&
    isTaxedAtAll(change) &&
    ['likePay', 'onMore'].includes(taxationOf(benefitInKindValue)),
  taxUnknown: ({ givenUp: { amount, benefitInKindValue } }) =>
    amount > nothing && taxationOf(benefitInKindValue) === 'unknown',
  // If no tax is left to pay, the benefit costs no tax.
  partlyTaxed: ({ givenUp: { amount, benefitInKindValue }, change: { after } }) =>
    amount > nothing && isTaxed(after) && taxationOf(benefitInKindValue) === 'partly',
  // One rate for the whole amount would be wrong. A benefit taxed on more than its cost saves no
  // tax.
  bandCrossed: ({ change }) => isTaxed(change.before) && reachesBelowTopBand(change),
  // A benefit taxed on more than its cost can shrink the allowance by itself.
  allowanceTapered: ({ change: { before, after }, rates }) =>
    isBelow(smaller(before.allowance, after.allowance), wholeNumber(rates.allowance.amount)),
}

export const warningsOf = (warned: Warned): readonly Warning[] =>
  warnings.filter((warning) => rules[warning](warned))

const bandSource: Readonly<Record<Nation, RateSource>> = {
  englandOrNorthernIreland: rateSources.incomeTax,
  wales: rateSources.wales,
  scotland: rateSources.scotland,
}

const sources: Readonly<Record<Exclude<Warning, 'bandCrossed'>, RateSource>> = {
  belowMinimumWage: rateSources.minimumWage,
  belowLowerEarningsLimit: rateSources.salarySacrifice,
  noTaxToSave: rateSources.incomeTax,
  insuranceOnly: rateSources.optionalRemuneration,
  taxUnknown: rateSources.optionalRemuneration,
  partlyTaxed: rateSources.optionalRemuneration,
  allowanceTapered: rateSources.incomeTax,
}

/** The source of a warning. For bands, the page of the member's nation. */
export const warningSource = (warning: Warning, { nation }: Pick<Pay, 'nation'>): RateSource =>
  warning === 'bandCrossed' ? bandSource[nation] : sources[warning]
