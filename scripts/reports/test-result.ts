/** One test as it ran, in the same terms for every runner. */
export interface TestResult {
  /** Its file, from the repository's root, with forward slashes. */
  readonly file: string
  /** The titles of the groups around it, outermost first, then its own. */
  readonly titles: readonly string[]
  readonly result: 'passed' | 'failed' | 'not run'
  /** It failed, and passed when it was run again. */
  readonly isFlaky?: boolean
  /** For the row of a decision table: its cells as the run wrote them. */
  readonly row?: {
    readonly table: string
    readonly name: string
    readonly received: Readonly<Record<string, string>>
  }
  /** Why it failed. */
  readonly message?: string
}

/** How long the tests of one file took; those of other files may have run at the same time. */
export interface FileTime {
  readonly file: string
  readonly ms: number
}
