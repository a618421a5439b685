import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bareMachines } from './build/bare-machines.ts'
import { chunkFileNames, chunks } from './build/chunks.ts'
import { developmentHost } from './build/development-host.ts'
import { floorCheck, floorTargets } from './build/floor.ts'
import { hostPages } from './build/host-pages.ts'
import { inlineCode } from './build/inline-code.ts'
import { precompression } from './build/precompression.ts'

const demo = 'demo'

const undrawnPie = new URL('src/testing/undrawn-pie.ts', import.meta.url)

/** A shim that @xstate/react imports. React has had its function built in since 18. The longer path comes first. */
const ownStores = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
}

const unusedByOfetch = fileURLToPath(new URL('build/unused-by-ofetch.ts', import.meta.url))

export default defineConfig(({ mode }) => ({
  base: '/Member/',
  appType: 'mpa',
  resolve: {
    alias: {
      ...ownStores,
      ...{ ufo: unusedByOfetch, destr: unusedByOfetch },
      // A demonstration has no server: its ports use a world in the browser.
      ...(mode === demo && { '@save/api-adapter/http': '@save/fake-api/demo' }),
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      tmpDir: '../../node_modules/.tmp/portal-routes',
    }),
    react(),
    bareMachines(),
    hostPages({ hasServer: mode !== demo }),
    floorCheck(),
    inlineCode(),
    developmentHost(process.env.SAVE_API ?? 'http://localhost:4400'),
    precompression(),
  ],
  build: {
    cssCodeSplit: false,
    target: floorTargets,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // Reading a property has no side effects in our code.
      treeshake: { propertyReadSideEffects: false },
      output: { chunkFileNames, codeSplitting: { groups: chunks } },
    },
  },
  test: {
    name: 'portal',
    // No test asserts a duration, since a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'happy-dom',
    // All files share one set of modules. A fresh set for each would take three times as long, so
    // the state of a module must depend on the test's portal or router.
    isolate: false,
    alias: [{ find: './pie.ts', replacement: fileURLToPath(undrawnPie) }],
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/leave-nothing-behind.ts', 'src/testing/setup.ts'],
  },
}))
