/** A file that breaks one house rule. */
export interface Plant {
  readonly description: string
  readonly file: string
  readonly code: string
  /** The linter's rule that must report it. Without one, any may. */
  readonly rule?: string
  /** A part of the reason that the rule must print. */
  readonly reason?: string
}

export const importing = (from: string): string =>
  `import { thing } from '${from}'\n\nexport const one = thing\n`
