/** Where the picture comes from: a line drawing, a shop's logo, a provider's mark; or none. */
export type BenefitArt =
  | { readonly drawing: string }
  | { readonly shop: number }
  | { readonly provider: number }
  | undefined

export interface Benefit {
  readonly id: number
  readonly name: string
  readonly journey: 'direct' | 'none' | 'supplier'
  readonly art: BenefitArt
  /** One or two sentences. */
  readonly about: string
  /** Percent points of the amount that are still taxed. */
  readonly inKind?: number
}
