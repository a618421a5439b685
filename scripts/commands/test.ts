import { forgetReports, playwrightReport, printSummary } from '../reports/reports.ts'
import { traceStep } from '../trace/trace-step.ts'
import { acceptNoArguments } from './arguments.ts'
import { browserTests } from './browser-tests.ts'
import { staticChecks, unitTests } from './checks.ts'
import { runSteps } from './steps.ts'

/** Runs everything. Looks for a browser first, since that may need a person. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('test', args)
  forgetReports()
  const { findBrowser, build, inBrowser } = browserTests([], playwrightReport)
  return printSummary(
    await runSteps([findBrowser, ...staticChecks, unitTests, build, inBrowser, traceStep]),
  )
}
