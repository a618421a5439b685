import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { notingRules } from './ran-rules/noting-rules.ts'
import { recording } from './recording.ts'
import { screensFile, screensReport } from './run-report.ts'

const portal = fileURLToPath(new URL('../../../portal', import.meta.url))
const adapter = fileURLToPath(new URL('../../../../packages/api-adapter', import.meta.url))

/** The tables of the screens and of the server's calls, as the rulebook runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: `${portal}/vite.config.ts`,
        root: portal,
        plugins: [recording, notingRules],
        // The portal's own pattern includes all tests: the others are left out here.
        test: { exclude: ['build/**', 'src/**/!(*-table).test.*'] },
      },
      {
        plugins: [recording, notingRules],
        test: { name: 'api-adapter', root: adapter, include: ['src/**/*-table.test.ts'] },
      },
    ],
    reporters: ['minimal', screensReport(screensFile)],
  },
})
