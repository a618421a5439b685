export interface Benefit {
  readonly id: number
  readonly name: string
  readonly journey: 'direct' | 'none' | 'supplier'
  /** Path of the picture, if any. */
  readonly picture: string | undefined
  /** One or two sentences. */
  readonly about: string
  /** Percent points of the amount that are still taxed. */
  readonly inKind?: number
}
