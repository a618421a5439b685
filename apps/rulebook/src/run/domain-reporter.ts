import { runFile, runReport } from './run-report.ts'

/** Keeps, of a run of everything, what the rulebook is written from. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default function domainReporter() {
  return runReport(runFile)
}
