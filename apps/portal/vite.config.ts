import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkFileNames, chunks } from './build/chunks.ts'
import { developmentHost } from './build/development-host.ts'
import { hostPages } from './build/host-pages.ts'
import { inlineStyle } from './build/inline-style.ts'
import { precompression } from './build/precompression.ts'

const demo = 'demo'

export default defineConfig(({ mode }) => ({
  base: '/Member/',
  appType: 'mpa',
  // A demonstration has no server: the ports are those of a world in the browser.
  resolve: {
    alias: mode === demo ? { '@save/api-adapter/http': '@save/api-adapter/demo' } : {},
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
    hostPages({ hasServer: mode !== demo }),
    inlineStyle(),
    developmentHost(process.env.SAVE_API ?? 'http://localhost:4400'),
    precompression(),
  ],
  build: {
    cssCodeSplit: false,
    // From these on browsers know light-dark(), which is otherwise rewritten at twice the size.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      // No object of ours does anything when it is read.
      treeshake: { propertyReadSideEffects: false },
      output: { chunkFileNames, codeSplitting: { groups: chunks } },
    },
  },
  test: {
    name: 'portal',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
}))
