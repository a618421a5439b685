import { Trouble } from '../bootstrap/trouble.mjs'
import { findOrInstallChromium } from '../browser/chromium.ts'
import { buildStep } from './checks.ts'
import { freePort } from './free-port.ts'
import type { Step } from './steps.ts'
import { runTool } from './tools.ts'

interface BrowserSteps {
  readonly findBrowser: Step
  readonly build: Step
  readonly inBrowser: Step
}

/** The steps of a run in a real browser, against the built portal on its own port. */
export function browserTests(args: readonly string[], report?: string): BrowserSteps {
  let chromium: string | undefined
  return {
    findBrowser: {
      name: 'a Chromium to test in',
      run: async () => {
        chromium = await findOrInstallChromium()
        return undefined
      },
    },
    build: buildStep,
    inBrowser: {
      name: 'browser tests',
      // A run of all tests reports only its failures, at its end.
      showsOutput: report === undefined,
      advice: 'npm run browser -- <part of a title or file> runs one of them.',
      run: async (capture) => {
        if (chromium === undefined)
          throw new Trouble('The browser tests didn’t run.', 'Install Chromium; see above.')
        return runTool('playwright', ['test', '--config=tests', ...args], {
          capture,
          // Any other signal would leave its servers and browsers running.
          endsWith: 'SIGINT',
          env: {
            SAVE_CHROMIUM: chromium,
            SAVE_TEST_PORT: String(await freePort()),
            ...(report !== undefined && { SAVE_TEST_REPORT: report }),
          },
        })
      },
    },
  }
}
