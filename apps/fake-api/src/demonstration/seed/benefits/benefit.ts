export interface Benefit {
  readonly id: number
  readonly name: string
  readonly journey: 'direct' | 'none' | 'supplier'
  /** The path of its picture, if it has one. */
  readonly picture: string | undefined
  /** One or two sentences. */
  readonly about: string
  /** Percent points of the amount that are still taxed. */
  readonly inKind?: number
}
