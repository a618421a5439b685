import type { RuleLink } from '../machines/chart.ts'

/** One published figure that is in force for some days. */
export interface RateEntry {
  /** 'Employee’s National Insurance, basic band'. */
  readonly what: string
  /** In words: '8%', '£12,570.00 a year'. */
  readonly value: string
  /** Where it applies: 'Scotland', 'all of the United Kingdom'. */
  readonly where: string
  /** First and last day in force, both included: 'YYYY-MM-DD'. */
  readonly from: string
  readonly until: string
  readonly source: {
    readonly title: string
    readonly address: string
    readonly checkedOn: string
  }
  /** Who gives it to the product. */
  readonly givenBy: string
  /** The requirements and chapters that use it. */
  readonly decides: readonly string[]
  /** The rules whose code reads it. */
  readonly readBy?: readonly RuleLink[]
}

/** A row that lacks its source, or a part of it, is complained of by its name. */
export const sourceOf = (
  source: Partial<RateEntry['source']> | undefined,
): RateEntry['source'] => ({ title: '', address: '', checkedOn: '', ...source })
