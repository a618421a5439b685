import { browserTests } from './browser-tests.ts'
import { runSteps } from './steps.ts'

/** Runs the browser tests. Arguments go to Playwright (a file, -g <title>, --headed). */
export async function run(args: readonly string[]): Promise<number> {
  const { findBrowser, build, inBrowser } = browserTests(args)
  const outcomes = await runSteps([findBrowser, build, inBrowser])
  return outcomes.every(({ passed }) => passed) ? 0 : 1
}
