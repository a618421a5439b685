import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { earlierFolder } from './earlier-run.ts'
import { fileAsBefore } from './file-as-before.ts'
import recorded from './recording.config.ts'
import { runReport } from './run-report.ts'

/** The domain's tests of an earlier commit, on today's rules, with a file as it was then. */
export default defineConfig({
  plugins: [fileAsBefore, ...(recorded.plugins ?? [])],
  test: {
    ...recorded.test,
    root: resolve(earlierFolder, '..'),
    coverage: { enabled: false },
    fsModuleCache: false,
    reporters: [runReport(process.env['SAVE_APART_RUN'] ?? '', earlierFolder)],
  },
})
