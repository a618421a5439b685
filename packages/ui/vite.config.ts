import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'ui',
    // No test asserts a duration, since a busy machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'happy-dom',
    // No component keeps state in its module, and a fresh set of modules takes ten times as long.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Style sheets are empty in tests, unless a test reads them as text.
    css: { include: /\?raw$/ },
    setupFiles: ['../../scripts/leave-nothing-behind.ts', 'src/testing/setup.ts'],
  },
})
