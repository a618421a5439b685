/** Which changed files are put back together: where no test uses two of them, one run tells as much as several. */

export interface ApartRun {
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/**
 * As few runs as come easily; what more than so many would take stays out, those files first that the fewest tests use.
 *
 * @param testsOf the tests that may run a file
 */
export function plannedRuns(
  files: readonly string[],
  testsOf: (file: string) => readonly string[],
  mostRuns: number,
): readonly ApartRun[] {
  const runs: { files: string[]; tests: Set<string> }[] = []
  const used = files
    .map((file) => ({ file, tests: testsOf(file) }))
    .filter(({ tests }) => tests.length > 0)
    .toSorted((one, other) => other.tests.length - one.tests.length)
  for (const { file, tests } of used) {
    const free = runs.find((run) => tests.every((test) => !run.tests.has(test)))
    if (free === undefined && runs.length >= mostRuns) continue
    const run = free ?? { files: [], tests: new Set() }
    if (free === undefined) runs.push(run)
    run.files.push(file)
    for (const test of tests) run.tests.add(test)
  }
  return runs.map(({ files, tests }) => ({ files, tests: [...tests] }))
}
