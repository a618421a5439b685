import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** No test asserts a duration: a busy machine may be slow. */
const patienceMs = 60_000

/** Restores the clock and everything else that a test replaced. */
const leaveNothingBehind = fileURLToPath(
  new URL('scripts/leave-nothing-behind.ts', import.meta.url),
)

/**
 * Their files keep no state in modules and clean up after themselves, so they share one set of modules: a fresh one for
 * each takes three times as long.
 */
const inNode = (name: string, root: string, include = ['src/**/*.test.ts']) => ({
  test: {
    name,
    root,
    environment: 'node',
    include,
    isolate: false,
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    setupFiles: [leaveNothingBehind],
  },
})

export default defineConfig({
  test: {
    projects: [
      inNode('domain', 'packages/domain'),
      inNode('api-adapter', 'packages/api-adapter'),
      inNode('fake-api', 'apps/fake-api'),
      inNode('scripts', 'scripts', ['**/*.test.ts']),
      inNode('browsers', 'tests/browsers', ['**/*.test.ts']),
      // They replace time and storage of the whole process.
      {
        test: {
          ...inNode('schedules', 'tests/schedules', ['*.test.ts']).test,
          isolate: true,
        },
      },
      '{apps,packages}/!(portal)/vite.config.ts',
      {
        extends: 'apps/portal/vite.config.ts',
        root: 'apps/portal',
        test: { name: 'portal', exclude: ['src/portal/portal-app.test.tsx'] },
      },
      // It replaces a module: only a fresh set of modules limits that to the file.
      {
        extends: 'apps/portal/vite.config.ts',
        root: 'apps/portal',
        test: {
          name: 'portal, a module replaced',
          isolate: true,
          // The portal's own pattern includes all tests: the others are left out here.
          exclude: ['build/**', 'src/**/!(portal-app).test.*'],
        },
      },
    ],
  },
})
