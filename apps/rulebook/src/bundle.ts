import { copyFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { siteFolder } from './site-folder.ts'

/** As it stands: it has to run before anything else is read. */
const startingScript = new URL('site/starting.js', import.meta.url)

/** A classic script, so that the page also works when it is opened as a file. */
export async function bundle(): Promise<void> {
  await build({
    configFile: false,
    base: './',
    root: fileURLToPath(new URL('site', import.meta.url)),
    logLevel: 'warn',
    build: {
      outDir: fileURLToPath(new URL(`../../../${siteFolder}`, import.meta.url)),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      reportCompressedSize: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('site/rulebook.ts', import.meta.url)),
        output: {
          format: 'iife',
          entryFileNames: 'rulebook.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'rulebook.css' : '[name][extname]',
        },
      },
    },
  })
  copyFileSync(startingScript, `${siteFolder}/starting.js`)
}
