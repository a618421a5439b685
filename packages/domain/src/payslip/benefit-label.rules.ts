import { benefitTaxMessages } from './benefit-tax.messages.ts'

export type BenefitTaxation = 'free' | 'partly' | 'likePay' | 'onMore'

/**
 * How a benefit taken in exchange for salary is taxed, by its BenefitInKindValue (OQ-087). Nobody has
 * said what a value below zero would mean: the sums take it as it comes, so less is taxed and more is
 * saved, and it is called free of tax.
 */
export function taxationOf(benefitInKindValue = 0): BenefitTaxation {
  if (benefitInKindValue <= 0) return 'free'
  if (benefitInKindValue < 100) return 'partly'
  return benefitInKindValue === 100 ? 'likePay' : 'onMore'
}

/**
 * The sentence about a benefit's tax, the same beside the entry of its amount and on the page of its order; a
 * benefit of the direct-link journey has neither. None without a BenefitInKindValue: the sums count it as 0
 * (OQ-087), but that promises nothing about the benefit's tax.
 */
export const benefitTaxLabel = (benefitInKindValue?: number): string | undefined =>
  benefitInKindValue === undefined
    ? undefined
    : benefitTaxMessages.ours[taxationOf(benefitInKindValue)]
