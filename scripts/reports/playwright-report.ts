import type { FileTime, TestResult } from './test-result.ts'

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

interface PlaywrightReport {
  readonly suites: readonly Suite[]
}

export function readPlaywrightReport({ suites }: PlaywrightReport): readonly TestResult[] {
  return suites.flatMap((file) => testsOf(file, []))
}

/** Every run of a test counts, including the second. */
export const playwrightTimes = ({ suites }: PlaywrightReport): readonly FileTime[] =>
  suites.map((suite) => ({ file: fileOf(suite), ms: msOf(suite) }))

/** The outermost suite is the file. Its title is the file's name and not part of a test's title. */
function testsOf(suite: Suite, groups: readonly string[]): readonly TestResult[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file: fileOf(suite),
      titles: [...groups, title],
      ...resultOf(status),
    })),
  )
  const inner = (suite.suites ?? []).flatMap((group) => testsOf(group, [...groups, group.title]))
  return [...own, ...inner]
}

function msOf({ specs = [], suites = [] }: Suite): number {
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return [...runs.map(({ duration }) => duration), ...suites.map(msOf)].reduce(
    (sum, ms) => sum + ms,
    0,
  )
}

const fileOf = ({ file }: Suite): string => `tests/${file}`

/**
 * Playwright's overall status of a test. A flaky test passed when run again: good enough for a person, but not for CI.
 */
function resultOf(status: string): Pick<TestResult, 'result' | 'isFlaky'> {
  if (status === 'expected') return { result: 'passed' }
  if (status === 'flaky') return { result: process.env['CI'] ? 'failed' : 'passed', isFlaky: true }
  return { result: status === 'skipped' ? 'not run' : 'failed' }
}
