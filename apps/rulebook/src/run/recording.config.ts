import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { coverageFolder } from '../model/proof/coverage.ts'
import { notingRules } from './ran-rules/noting-rules.ts'
import { recording } from './recording.ts'
import { runFile, runReport } from './run-report.ts'

/** The domain's tests with the branches of its rules, as the rulebook runs them. */
export default defineConfig({
  plugins: [recording, notingRules],
  test: {
    root: fileURLToPath(new URL('../../../../packages/domain', import.meta.url)),
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: [fileURLToPath(new URL('one-seed.ts', import.meta.url))],
    // Properties that run a thousand times take longer while branches are counted.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      enabled: true,
      reportOnFailure: true,
      include: ['src/**/*.rules.ts'],
      reporter: ['json-summary'],
      // A branch of a rule that no test runs fails the run.
      thresholds: { branches: 100 },
      reportsDirectory: resolve(coverageFolder),
    },
    reporters: ['minimal', runReport(runFile)],
  },
})
