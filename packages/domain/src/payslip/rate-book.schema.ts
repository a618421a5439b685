import type { Pence } from '../kernel/index.ts'
import type { AgeGroup, LoanPlan, Nation } from './pay.schema.ts'

/** A published page with a figure or a rule. */
export interface RateSource {
  readonly title: string
  readonly address: string
  /** The day when the figures were last compared with the page. */
  readonly checkedOn: string
}

export interface TaxBand {
  readonly name: string
  /** The limit in taxable income, which is income less the allowance. Each pound above it is in the next band. */
  readonly upTo?: Pence
  readonly percent: number
}

/** In force from the first day to the last, both included: '2026-04-06'. */
interface Dated {
  readonly from: string
  readonly until: string
  readonly source: RateSource
}

export interface AllowanceRate {
  readonly rate: 'personalAllowance'
  readonly amount: Pence
  /** The allowance shrinks by half of the income above this. */
  readonly taperedFrom: Pence
}

export interface IncomeTaxRate {
  readonly rate: 'incomeTax'
  readonly nation: Nation
  /** The bands, lowest first. The last has no limit. */
  readonly bands: readonly TaxBand[]
}

/** Employee's contributions, class 1, category A. */
export interface InsuranceRate {
  readonly rate: 'nationalInsurance'
  readonly lowerEarningsLimit: Pence
  readonly primaryThreshold: Pence
  readonly upperEarningsLimit: Pence
  readonly percentBetween: number
  readonly percentAbove: number
}

export interface LoanRate {
  readonly rate: 'loan'
  readonly plan: LoanPlan | 'postgraduate'
  readonly above: Pence
  readonly percent: number
}

/** The provider's addition to a pension paid after tax. */
export interface PensionReliefRate {
  readonly rate: 'pensionRelief'
  /** In percentage points of the whole contribution. */
  readonly percent: number
}

export interface MinimumWageRate {
  readonly rate: 'minimumWage'
  readonly ageGroup: AgeGroup
  readonly anHour: Pence
}

export type RateRow = Dated &
  (AllowanceRate | IncomeTaxRate | InsuranceRate | LoanRate | PensionReliefRate | MinimumWageRate)

/** The rates in force on one day of a tax year. */
export interface Rates {
  /** The source rows. */
  readonly rows: readonly RateRow[]
  /** '2026-27'. */
  readonly taxYear: string
  readonly allowance: AllowanceRate
  readonly bands: Readonly<Record<Nation, readonly TaxBand[]>>
  readonly insurance: InsuranceRate
  readonly pensionRelief: PensionReliefRate
  readonly loans: Readonly<Record<LoanRate['plan'], LoanRate>>
  /** Missing after the last day of a published rate, which may be before the end of the tax year. */
  readonly minimumWages?: Readonly<Record<AgeGroup, Pence>> | undefined
}
