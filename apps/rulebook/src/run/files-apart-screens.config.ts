import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { fileAsBefore } from './file-as-before.ts'
import { screensReport } from './run-report.ts'
import screens from './screens.config.ts'

const asBefore = (project: TestProjectConfiguration): TestProjectConfiguration =>
  typeof project === 'object' && 'plugins' in project
    ? {
        ...project,
        plugins: [fileAsBefore, ...(project.plugins ?? [])],
        // What is kept of a module tells nothing of what was put in its place.
        test: { ...project.test, fsModuleCache: false },
      }
    : project

/** The tables of the screens and of the server's calls, with a file as it was before. */
export default defineConfig({
  test: {
    projects: (screens.test?.projects ?? []).map(asBefore),
    reporters: [screensReport(process.env['SAVE_APART_RUN'] ?? '')],
  },
})
