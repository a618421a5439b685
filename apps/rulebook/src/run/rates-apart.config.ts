import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { fileOfBook } from '../rates/rates-then.ts'
import recorded from './recording.config.ts'
import { runReport } from './run-report.ts'

const book: Plugin = {
  name: 'rates-apart',
  enforce: 'pre',
  transform: (_, id) =>
    id.endsWith(fileOfBook)
      ? readFileSync(resolve(process.env['SAVE_RATES_TEXT'] ?? ''), 'utf8')
      : undefined,
}

/** The cases of pay, with another rate book. */
export default defineConfig({
  plugins: [...(recorded.plugins ?? []), book],
  test: {
    ...recorded.test,
    include: ['src/payslip/**/*.test.ts'],
    coverage: { enabled: false },
    // What is kept of a module tells nothing of the book that was put in its place.
    fsModuleCache: false,
    reporters: [runReport(process.env['SAVE_RATES_RUN'] ?? '')],
  },
})
