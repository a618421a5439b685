/** The result of one test, in the same form for every runner. */
export interface TestResult {
  /** Its file, from the repository's root, with forward slashes. */
  readonly file: string
  /** The titles of the groups around it, outermost first, then its own. */
  readonly titles: readonly string[]
  readonly result: 'passed' | 'failed' | 'not run'
  /** True if it failed, and passed when run again. */
  readonly isFlaky?: boolean
  /** For the row of a decision table: the cells as the run wrote them. */
  readonly row?: {
    readonly table: string
    readonly name: string
    readonly received: Readonly<Record<string, string>>
  }
  /** The reason for the failure. */
  readonly message?: string
}

/** The duration of one file's tests. Other files may have run at the same time. */
export interface FileTime {
  readonly file: string
  readonly ms: number
}
