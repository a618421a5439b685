import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { noter, notingFunctions } from './noting-functions.ts'

const note = fileURLToPath(new URL('note-that-it-ran.ts', import.meta.url))

/** The domain's rules and machines note which of their functions a test runs. */
export const notingRules: Plugin = {
  name: 'rules-that-note-what-ran',
  enforce: 'pre',
  transform(code, id) {
    const [, place] = /\/domain\/(src\/.*\.(?:rules|machine)\.ts)$/.exec(id) ?? []
    if (place === undefined) return undefined
    const noting = notingFunctions(code, `packages/domain/${place}`)
    // The import stands last and every function keeps its line, so lines need no map.
    return { code: `${noting}\nimport { ${noter} } from ${JSON.stringify(note)}\n`, map: null }
  },
}
