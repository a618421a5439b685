import { Trouble } from '../bootstrap/trouble.mjs'
import type { Step } from '../commands/steps.ts'
import { readReports } from '../reports/reports.ts'
import { readCatalogue } from './catalogue.ts'
import { fullTrace } from './print-trace.ts'
import { type Trace, trace } from './trace.ts'

export const traceStep: Step = {
  name: 'every requirement proven',
  advice: "A title starts with the ids that its test proves: test('LOGIN-11 an empty email …').",
  run: async () => {
    const { problems } = traceLastRun()
    return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') }
  },
}

/** Prints the whole trace of the last run and returns the exit code. */
export function printTrace(): number {
  const traced = traceLastRun()
  console.log(fullTrace(traced))
  return traced.problems.length === 0 ? 0 : 1
}

function traceLastRun(): Trace {
  const tests = readReports()
  if (tests.length === 0)
    throw new Trouble('No tests have run yet, so there is nothing to trace.', 'Run npm test first.')
  return trace(readCatalogue(), tests)
}
