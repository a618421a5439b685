/** One file that breaks one house rule, where it would be broken. */
export interface Plant {
  readonly what: string
  readonly file: string
  readonly code: string
  /** The rule that speaks, and a part of the reason that it gives. */
  readonly rule: string
  readonly reason?: string
}

export const importing = (from: string): string =>
  `import { thing } from '${from}'\n\nexport const one = thing\n`
