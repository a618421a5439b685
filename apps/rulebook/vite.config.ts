import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** A page opened as a file can't load modules, or anything with `crossorigin`. */
const opensFromFile: Plugin = {
  name: 'opens-from-file',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('<script type="module" crossorigin', '<script defer')
        .replace('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"'),
  },
}

export default defineConfig({
  base: './',
  plugins: [react(), opensFromFile],
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      output: {
        format: 'iife',
        entryFileNames: 'rulebook.js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'rulebook.css' : '[name][extname]',
      },
    },
  },
  test: {
    name: 'rulebook',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'happy-dom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/leave-nothing-behind.ts', 'src/testing/cleanup.ts'],
  },
})
