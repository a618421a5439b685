import { commitSubjects } from '../lint/commit-subjects.ts'
import { forgetReports, printSummary } from '../reports/reports.ts'
import { acceptNoArguments } from './arguments.ts'
import { staticChecks, unitTests } from './checks.ts'
import { runSteps } from './steps.ts'

/** Runs everything except the browser tests, and checks the commits. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('check', args)
  forgetReports()
  return printSummary(await runSteps([commitSubjects, ...staticChecks, unitTests]))
}
