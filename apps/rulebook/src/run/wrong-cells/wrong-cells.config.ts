import { defineConfig, type Plugin } from 'vitest/config'
import recorded from '../recording.config.ts'
import { runReport, wrongCellsReport } from '../run-report.ts'
import { withWrongAnswers } from './wrong-answers.ts'

const planting: Plugin = {
  name: 'wrong-answers',
  enforce: 'pre',
  transform: (code, id) => (/\.test\.ts$/.test(id) ? withWrongAnswers(code) : undefined),
}

/** The domain's tests, as the rulebook runs them, with tables whose answers are wrong. */
export default defineConfig({
  plugins: [planting, ...(recorded.plugins ?? [])],
  test: {
    ...recorded.test,
    coverage: { enabled: false },
    reporters: [runReport(wrongCellsReport)],
  },
})
