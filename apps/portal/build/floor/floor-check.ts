import type { Plugin, Rolldown } from 'vite'
import { mayBeMissing } from './may-be-missing.ts'

/**
 * Ends the build when a script or the style sheet uses something that a browser of the floor lacks,
 * without a guard. Browser support comes from MDN's compatibility data, which caniuse shows too.
 */
export const floorCheck = (): Plugin => ({
  name: 'save:floor-check',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const newer = await newerThanFloor(Object.values(bundle))
      if (newer.length > 0)
        this.error(`Newer than the oldest browsers that are promised:\n${newer.join('\n')}`)
    },
  },
})

/** 'assets/start.js: toSorted()', for each file of the build. */
async function newerThanFloor(
  files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): Promise<readonly string[]> {
  // The data are large, and most runs that read the build's configuration don't build.
  const { newerInScript } = await import('./newer-script.ts')
  const { newerInStyle } = await import('./newer-style.ts')
  const newerIn = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): readonly string[] => {
    if (file.type === 'chunk') return newerInScript(file.code)
    if (file.fileName.endsWith('.js')) return newerInScript(String(file.source))
    return file.fileName.endsWith('.css') ? newerInStyle(String(file.source)) : []
  }
  return files.flatMap((file) =>
    newerIn(file)
      .filter((name) => !(name in mayBeMissing))
      .map((name) => `${file.fileName}: ${name}`),
  )
}
