import type { Reporter } from 'vitest/node'
import { runFile, runReport, screensFile, screensReport } from './run-report.ts'

/** Keeps the part of a full run that the rulebook needs. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default function domainReporter(): Reporter {
  const reports = [runReport(runFile), screensReport(screensFile)]
  return {
    onTestRunStart: (specifications) => {
      for (const report of reports) report.onTestRunStart?.(specifications)
    },
    onTestRunEnd: (...ended) => {
      for (const report of reports) report.onTestRunEnd?.(...ended)
    },
  }
}
