import { benefitTaxMessages } from './benefit-tax.messages.ts'

export type BenefitTaxation = 'unknown' | 'free' | 'partly' | 'likePay' | 'onMore'

/**
 * The tax on a benefit given for salary, by its BenefitInKindValue. Unknown without one. The specification doesn't
 * cover values below zero: we calculate with them, so that less is taxed and more is saved, and call the benefit
 * tax-free.
 */
export function taxationOf(benefitInKindValue?: number): BenefitTaxation {
  if (benefitInKindValue === undefined) return 'unknown'
  if (benefitInKindValue <= 0) return 'free'
  if (benefitInKindValue < 100) return 'partly'
  return benefitInKindValue === 100 ? 'likePay' : 'onMore'
}

/**
 * The sentence about a benefit's tax, beside the field for its amount and on the order page. Direct-link benefits have
 * none. Without a BenefitInKindValue the comparison counts it as 0 (OQ-087) and the payslip taxes it in full, so the
 * sentence mentions both.
 */
export const benefitTaxLabel = (benefitInKindValue?: number): string =>
  benefitTaxMessages.ours[taxationOf(benefitInKindValue)]
