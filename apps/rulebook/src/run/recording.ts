import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const recorder = fileURLToPath(new URL('recorded-table.ts', import.meta.url))

/**
 * Gives the tests the decision tables that note which test reads which row. Each test file has a
 * recorder of its own, even where files share their modules.
 */
export const recording: Plugin = {
  name: 'recorded-decision-tables',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    /\/testing\/decision-table(?:\.ts)?$/.test(source) &&
    /\.test\.tsx?$/.test(importer) &&
    !importer.includes('recorded-table.ts')
      ? `${recorder}?for=${encodeURIComponent(importer)}`
      : undefined,
}
