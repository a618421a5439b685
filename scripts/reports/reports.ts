import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { Trouble } from '../bootstrap/trouble.mjs'
import type { Outcome } from '../commands/steps.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import type { TestResult } from './test-result.ts'
import { readVitestReport } from './vitest-report.ts'

/** What the runners write when they run everything; a run of some tests leaves no report. */
export const vitestReport = 'reports/vitest.json'
export const playwrightReport = 'reports/playwright.json'

const reports = [
  { path: vitestReport, read: readVitestReport },
  { path: playwrightReport, read: readPlaywrightReport },
]

/** Removes the reports of earlier runs, so that none is mistaken for this one's. */
export function forgetReports(): void {
  for (const { path } of reports) rmSync(path, { force: true })
}

/** Every test of the last run, whichever runner ran it. */
export function readReports(): readonly TestResult[] {
  return reports
    .filter(({ path }) => existsSync(path))
    .flatMap(({ path, read }) => read(jsonIn(path)))
}

/** The day and the tests of the last run; undefined if there was none, or it was cut off. */
export function lastRun() {
  const written = reports.map(({ path }) => statSync(path, { throwIfNoEntry: false }))
  const times = written.flatMap((report) => (report && report.size > 0 ? report.mtimeMs : []))
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
    throw new Trouble(`${path} is no whole report: the run was cut off.`, 'Run npm test again.')
  }
}

/**
 * Ends a run: the result of each step, and how many tests passed and failed. Returns the exit code.
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
  console.log(countLine(readReports()))
  return failed.length === 0 ? 0 : 1
}

export function countLine(tests: readonly TestResult[]): string {
  const count = (wanted: TestResult['result']) =>
    tests.filter(({ result }) => result === wanted).length
  return `${count('passed')} passed, ${count('failed')} failed`
}
