/** Builds the script with which the stand-in's screens explain themselves; `npm run build` runs it. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readRules } from './read-rules.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Requirements and messages are found from the repository's root.
process.chdir(here('../../../..'))

await build({
  configFile: false,
  root: here('.'),
  logLevel: 'warn',
  define: { rulesInWords: JSON.stringify(await readRules()) },
  build: {
    outDir: here('../../dist'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: here('screen.ts'),
      output: { format: 'iife', entryFileNames: 'explain.js' },
    },
  },
})
