import type { Pence } from '../kernel/index.ts'

/** Where the member pays income tax. Northern Ireland has England's rates. */
export const nations = ['englandOrNorthernIreland', 'wales', 'scotland'] as const
export type Nation = (typeof nations)[number]

export const payPeriods = ['monthly', 'fourWeekly', 'weekly'] as const
export type PayPeriod = (typeof payPeriods)[number]

export const loanPlans = ['plan1', 'plan2', 'plan4', 'plan5'] as const
export type LoanPlan = (typeof loanPlans)[number]

/**
 * The ways to pay into a pension: by giving up salary, from pay before tax, or from pay after tax, when the provider
 * adds relief at the basic rate.
 */
export const pensionWays = ['sacrifice', 'netPay', 'reliefAtSource'] as const
export type PensionWay = (typeof pensionWays)[number]

export const ageGroups = ['from21', 'from18', 'under18OrApprentice'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** The member's details about their pay. Amounts are per year. */
export interface Pay {
  /** Before any sacrifice. */
  readonly salary: Pence
  readonly nation: Nation
  readonly payPeriod: PayPeriod
  readonly loanPlan?: LoanPlan | undefined
  readonly hasPostgraduateLoan: boolean
  readonly pension: {
    /** The pension contribution as a percentage of salary, including tax relief. */
    readonly percent: number
    readonly way: PensionWay
  }
  readonly otherSacrifices: Pence
  /** Without them we can't check the minimum wage. */
  readonly hoursAWeek?: number | undefined
  readonly ageGroup: AgeGroup
}

/** The amount given up for a benefit, and the share of it that is still taxed. */
export interface GivenUp {
  readonly amount: Pence
  /** Percentage of the amount. Taxed in full if missing. */
  readonly benefitInKindValue?: number | undefined
}
