import { vitestReport } from '../reports/reports.ts'
import type { Step } from './steps.ts'
import { runTool, runTurbo } from './tools.ts'

/** All checks that don't run the product. */
export const staticChecks: readonly Step[] = [
  {
    name: 'format and lint',
    advice: 'npm run format mends what can be mended by itself.',
    run: (capture) => runTool('biome', ['ci', '--colors=off', '--max-diagnostics=60'], { capture }),
  },
  { name: 'types', run: (capture) => runTurbo(['types'], { capture }) },
  {
    name: 'dead code and unused packages',
    advice:
      'Delete what nothing uses. What knip cannot see being used is named in knip.config.ts, with the reason.',
    run: (capture) => runTool('knip', [], { capture }),
  },
]

export const unitTests: Step = {
  name: 'unit, component and contract tests',
  advice: 'npm run unit -- <file> runs one of them.',
  run: (capture) =>
    runTool(
      'vitest',
      [
        'run',
        // By default Vitest leaves one processor unused, which doubles the time on two.
        '--maxWorkers=100%',
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      { capture },
    ),
}

export const buildStep: Step = {
  name: 'build the portal and the gallery',
  run: (capture) => runTurbo(['build', 'build:gallery'], { capture }),
}
