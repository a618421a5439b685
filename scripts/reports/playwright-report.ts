import type { TestResult } from './test-result.ts'

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly Suite[]
}

export function readPlaywrightReport(report: {
  readonly suites: readonly Suite[]
}): readonly TestResult[] {
  return report.suites.flatMap((file) => testsOf(file, []))
}

/** The outermost suite is the file, whose title is its name and no title of a test. */
function testsOf(suite: Suite, groups: readonly string[]): readonly TestResult[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({
      file: `tests/${suite.file}`,
      titles: [...groups, title],
      result: resultOf(status),
    })),
  )
  const inner = (suite.suites ?? []).flatMap((group) => testsOf(group, [...groups, group.title]))
  return [...own, ...inner]
}

/** Playwright's status of a test as a whole; 'flaky' needed a retry, and there are none. */
function resultOf(status: string): TestResult['result'] {
  if (status === 'expected') return 'passed'
  return status === 'skipped' ? 'not run' : 'failed'
}
