import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Trouble } from '../bootstrap/trouble.mjs'
import type { Outcome } from '../commands/steps.ts'
import { flakyLine } from './flaky-line.ts'
import { playwrightTimes, readPlaywrightReport } from './playwright-report.ts'
import type { FileTime, TestResult } from './test-result.ts'
import { timeLines } from './times.ts'
import { readVitestReport, vitestTimes } from './vitest-report.ts'

/** The reports of a run of all tests. A run of some tests writes none. */
export const vitestReport = 'reports/vitest.json'
export const playwrightReport = 'reports/playwright.json'

const reports = [
  { path: vitestReport, read: readVitestReport, times: vitestTimes },
  { path: playwrightReport, read: readPlaywrightReport, times: playwrightTimes },
]

/** Removes earlier reports, so that none is mistaken for the current one. */
export function forgetReports(): void {
  for (const { path } of reports) rmSync(path, { force: true })
}

/** Every test of the last run, from all runners. */
export function readReports(): readonly TestResult[] {
  return written().flatMap(({ path, read }) => read(jsonIn(path)))
}

const readTimes = (): readonly FileTime[] =>
  written().flatMap(({ path, times }) => times(jsonIn(path)))

const written = () => reports.filter(({ path }) => existsSync(path))

/** The day and the tests of the last run. `undefined` if there was none, or if it was interrupted. */
export function lastRun() {
  const files = reports.map(({ path }) => statSync(path, { throwIfNoEntry: false }))
  const times = files.flatMap((report) => (report && report.size > 0 ? report.mtimeMs : []))
  if (times.length === 0) return undefined
  const tests = readReports()
  const count = (wanted: TestResult['result']) =>
    tests.filter(({ result }) => result === wanted).length
  const day = new Date(Math.min(...times)).toISOString().slice(0, 10)
  return { day, passed: count('passed'), failed: count('failed'), tests }
}

function jsonIn(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Trouble(`${path} is incomplete: the test run was interrupted.`, 'Run npm test again.')
  }
}

/**
 * Ends a run: prints the result of each step, the times, the flaky tests, and the numbers of passed and failed tests.
 * Returns the exit code.
 */
export function printSummary(outcomes: readonly Outcome[]): number {
  const failed = outcomes.filter(({ passed }) => !passed)
  console.log('\nSummary')
  for (const { name, passed } of outcomes) console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name}`)
  console.log(
    failed.length === 0
      ? 'Everything is in order.'
      : `${failed.length} of ${outcomes.length} steps failed.`,
  )
  const tests = readReports()
  for (const line of [...timeLines(readTimes()), ...flakyLines(tests)]) console.log(line)
  console.log(countLine(tests))
  return failed.length === 0 ? 0 : 1
}

export function flakyLines(tests: readonly TestResult[]): readonly string[] {
  const flaky = tests.filter(({ isFlaky }) => isFlaky)
  const flakyText = flakyLine(flaky.map(({ file, titles }) => [file, ...titles].join(' › ')))
  const traces = flaky.length === 1 ? 'The trace is' : 'The traces are'
  return flakyText === undefined ? [] : [`${flakyText}. ${traces} in test-results.`]
}

export function countLine(tests: readonly TestResult[]): string {
  const count = (wanted: TestResult['result']) =>
    tests.filter(({ result }) => result === wanted).length
  return `${count('passed')} passed, ${count('failed')} failed`
}
