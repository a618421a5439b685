/** A problem that a person can fix: what happened, and what to do. Printed without a stack. */
export class Trouble extends Error {
  /**
   * @param {string} what
   * @param {string} mend
   */
  constructor(what, mend) {
    super(what)
    this.mend = mend
  }
}

/**
 * Prints an error for people and returns the exit code.
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Trouble) console.error(`\n${error.message}\n${error.mend}\n`)
  else console.error(error)
  return 1
}
