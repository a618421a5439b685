import { benefitTaxMessages } from './benefit-tax.messages.ts'

export type BenefitTaxation = 'unknown' | 'free' | 'partly' | 'likePay' | 'onMore'

/**
 * How a benefit taken in exchange for salary is taxed, by its BenefitInKindValue: without one it is not known.
 * Nobody has said what a value below zero would mean: the sums take it as it comes, so less is taxed
 * and more is saved, and it is called free of tax.
 */
export function taxationOf(benefitInKindValue?: number): BenefitTaxation {
  if (benefitInKindValue === undefined) return 'unknown'
  if (benefitInKindValue <= 0) return 'free'
  if (benefitInKindValue < 100) return 'partly'
  return benefitInKindValue === 100 ? 'likePay' : 'onMore'
}

/**
 * The sentence about a benefit's tax, the same beside the entry of its amount and on the page of its order; a
 * benefit of the direct-link journey has neither. Without a BenefitInKindValue the comparison counts it as 0 (OQ-087)
 * and the payslip as taxed in full, so the sentence says both.
 */
export const benefitTaxLabel = (benefitInKindValue?: number): string =>
  benefitTaxMessages.ours[taxationOf(benefitInKindValue)]
