/** A place of the rulebook, and how it is called. */
export interface RulebookPlace {
  readonly anchor: string
  readonly words: string
}

/** One thing that a screen shows, with the rule behind it. */
export interface Explanation {
  /** 'Withdraw to card'. */
  readonly what: string
  readonly shows: string
  /** What led to it, step by step. */
  readonly because: readonly string[]
  /** The requirements behind it, the most important first. */
  readonly ids: readonly string[]
  /** What else of the rulebook it rests on, such as the rates that it uses. */
  readonly uses?: readonly RulebookPlace[]
  /** Only the real server decides this. */
  readonly isServers?: boolean
}

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
