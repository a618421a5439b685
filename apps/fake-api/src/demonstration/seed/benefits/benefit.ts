export interface Benefit {
  readonly id: number
  readonly name: string
  readonly journey: 'direct' | 'none' | 'supplier'
  /** Path of the picture, if any. */
  readonly picture: string | undefined
  /** One or two sentences. */
  readonly about: string
  /** The percentage of the amount that is still taxed. */
  readonly inKind?: number
}
