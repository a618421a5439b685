/** One thing that a screen shows, with the rule that says so. */
export interface Explanation {
  /** 'Withdraw to card'. */
  readonly what: string
  readonly shows: string
  /** What led to it, step by step. */
  readonly because: readonly string[]
  /** The requirements that say so, the first one first. */
  readonly ids: readonly string[]
  /** Only the real server knows how it decides this. */
  readonly isServers?: boolean
}

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
