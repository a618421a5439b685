import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { coverageFolder } from '../model/coverage.ts'
import { runFile, runReport } from './run-report.ts'

const recorder = fileURLToPath(new URL('recorded-table.ts', import.meta.url))

/** Gives the tests the decision tables that note which test reads which row. */
const recording: Plugin = {
  name: 'recorded-decision-tables',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/testing/decision-table.ts') && importer?.endsWith('.test.ts')
      ? recorder
      : undefined,
}

/** The domain's tests, as the rulebook runs them. */
export default defineConfig({
  plugins: [recording],
  test: {
    root: fileURLToPath(new URL('../../../packages/domain', import.meta.url)),
    environment: 'node',
    include: ['src/**/*.test.ts'],
    coverage: {
      enabled: true,
      reportOnFailure: true,
      include: ['src/**/*.rules.ts'],
      reporter: ['json-summary'],
      // A branch of a rule that no test goes through fails the run.
      thresholds: { branches: 100 },
      reportsDirectory: resolve(coverageFolder),
    },
    reporters: ['default', runReport(runFile)],
  },
})
