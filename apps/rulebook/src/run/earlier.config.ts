import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { earlierFolder } from './earlier-run.ts'
import recorded from './recording.config.ts'
import { runReport } from './run-report.ts'

/** The domain's tests of an earlier commit, on today's rules. */
export default defineConfig({
  plugins: [...(recorded.plugins ?? [])],
  test: {
    ...recorded.test,
    root: resolve(earlierFolder, '..'),
    coverage: { enabled: false },
    reporters: [runReport(process.env['SAVE_EARLIER_RUN'] ?? '', earlierFolder)],
  },
})
