import { benefitTaxMessages } from './benefit-tax.messages.ts'

export type BenefitTaxation = 'free' | 'partly' | 'likePay'

/** How a benefit taken in exchange for salary is taxed, by its BenefitInKindValue (OQ-087). */
export function taxationOf(benefitInKindValue = 0): BenefitTaxation {
  if (benefitInKindValue <= 0) return 'free'
  return benefitInKindValue < 100 ? 'partly' : 'likePay'
}

/**
 * The same sentence wherever the benefit is shown. None without a BenefitInKindValue: the sums count
 * it as 0 (OQ-087), but that promises nothing about the benefit's tax.
 */
export const benefitTaxLabel = (benefitInKindValue?: number): string | undefined =>
  benefitInKindValue === undefined
    ? undefined
    : benefitTaxMessages.ours[taxationOf(benefitInKindValue)]
