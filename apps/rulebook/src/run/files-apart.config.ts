import { defineConfig } from 'vitest/config'
import { fileAsBefore } from './file-as-before.ts'
import recorded from './recording.config.ts'
import { runReport } from './run-report.ts'

/** Tests of the domain, with a file as it was before. */
export default defineConfig({
  plugins: [fileAsBefore, ...(recorded.plugins ?? [])],
  test: {
    ...recorded.test,
    coverage: { enabled: false },
    // What is kept of a module tells nothing of what was put in its place.
    fsModuleCache: false,
    reporters: [runReport(process.env['SAVE_APART_RUN'] ?? '')],
  },
})
