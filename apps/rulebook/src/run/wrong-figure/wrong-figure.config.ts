import { defineConfig, type Plugin } from 'vitest/config'
import recorded from '../recording.config.ts'
import { runReport } from '../run-report.ts'
import { wrongFigure } from './wrong-figure.ts'

const planting: Plugin = {
  name: 'wrong-figure',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(wrongFigure.file) ? code.replace(wrongFigure.right, wrongFigure.wrong) : undefined,
}

/** One file of the domain's tests, as the rulebook runs it, on a domain with a wrong figure. */
export default defineConfig({
  plugins: [...(recorded.plugins ?? []), planting],
  test: {
    ...recorded.test,
    include: [wrongFigure.test],
    coverage: { enabled: false },
    reporters: [runReport(wrongFigure.report)],
  },
})
