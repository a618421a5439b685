import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../scripts/browser/chromium-flags.ts'
import { chooseSeed } from './support/late-answers.ts'

chooseSeed()

const port = Number(process.env['SAVE_TEST_PORT'] ?? 4499)
const galleryPort = port === 65_535 ? port - 1 : port + 1
const portal = `http://localhost:${port}`
const gallery = `http://localhost:${galleryPort}/`

/** The report of a run of all tests. A run of some tests writes none. */
const report = process.env.SAVE_TEST_REPORT

/** `npm run browser` builds both, finds a Chromium and gives a free port. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // A page often waits for frames and responses, so one additional worker keeps all processors
  // busy.
  workers: availableParallelism() + 1,
  // A test that then passes is flaky: a warning for a person, a failure for CI.
  retries: 1,
  failOnFlakyTests: Boolean(process.env['CI']),
  forbidOnly: true,
  // A busy machine may take this long for a right answer. Wrong ones are also reported only then.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/accessibility/trees/{arg}{ext}',
    },
  },
  reporter: report ? [['./failures-only.ts'], ['json', { outputFile: `../${report}` }]] : 'list',
  use: {
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      ...(process.env['SAVE_CHROMIUM'] && { executablePath: process.env['SAVE_CHROMIUM'] }),
      // Blocks everything outside this machine, even if the network allows it.
      args: [
        ...chromiumFlags,
        '--no-proxy-server',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    { name: 'portal', testIgnore: 'gallery.spec.ts', use: { baseURL: portal } },
    {
      name: 'gallery',
      testMatch: 'gallery.spec.ts',
      use: { baseURL: gallery, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: [
    {
      name: 'portal',
      command: `"${process.execPath}" apps/fake-api/src/start.mjs`,
      cwd: '..',
      env: { PORT: String(port) },
      url: `${portal}/Member`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      name: 'gallery',
      command: `"${process.execPath}" node_modules/vite/bin/vite.js preview packages/ui/gallery --outDir dist --port ${galleryPort} --strictPort`,
      cwd: '..',
      url: gallery,
    },
  ],
})
