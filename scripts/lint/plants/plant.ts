/** One file that breaks one house rule, where it would be broken. */
export interface Plant {
  readonly what: string
  readonly file: string
  readonly code: string
  /** The linter's rule that must report it; without one, any may. */
  readonly rule?: string
  /** A part of the reason that it must give. */
  readonly reason?: string
}

export const importing = (from: string): string =>
  `import { thing } from '${from}'\n\nexport const one = thing\n`
