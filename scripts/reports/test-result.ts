/** One test as it ran, in the same terms for every runner. */
export interface TestResult {
  /** Its file, from the repository's root, with forward slashes. */
  readonly file: string
  /** The titles of the groups around it, outermost first, then its own. */
  readonly titles: readonly string[]
  readonly result: 'passed' | 'failed' | 'not run'
}
