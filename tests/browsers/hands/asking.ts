import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Driver, Plain } from '../engines/driver.ts'
import { areTasksThere, installTasks } from '../page/page-tasks.ts'

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

export type Asking = <Args extends readonly Plain[], Answer>(
  task: (...args: Args) => Answer,
  ...args: Args
) => Promise<Answer>

/** Runs a task in the page, after installing the shared code if needed. */
export const askingOf =
  (driver: Driver): Asking =>
  async (task, ...args) => {
    if (!(await driver.run(areTasksThere))) {
      await driver.load(library)
      await driver.run(installTasks)
    }
    return driver.run(task, ...args)
  }
