import type { Rolldown } from 'vite'

/**
 * What is fetched together. Left alone, the build makes a file of every few modules that happen to
 * share their importers: forty requests for a login.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page starts with: libraries, which seldom change, apart from our own code.
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'start', tags: ['$initial'] },
  // What comes first: the login by itself, then the frame of every page with the dashboard in it.
  { name: neededBy('login', /\/routes\/Login\.tsx/) },
  { name: neededBy('frame', /\/routes\/_shell(?:\.Home\.Dashboard)?\.tsx/) },
  // What several other screens share, by who they are: none fetches much that it does not use.
  {
    name: 'shared',
    test: /packages|src/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
]

/** A name that would tell every screen that shares the chunk is longer than it helps. */
export const chunkFileNames = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>): string =>
  `assets/${name.split('~')[0]}-[hash].js`

/**
 * Gathers, under this name, what these screens import. Of the domain nothing is named here: its
 * contexts are imported as a whole, and what is used of them comes along by itself.
 */
function neededBy(name: string, screens: RegExp): Rolldown.CodeSplittingNameFunction {
  return (id, modules) =>
    !/packages.domain/.test(id) && isNeededBy(screens, id, modules) ? name : null
}

function isNeededBy(
  screens: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (screens.test(id)) return true
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isNeededBy(screens, importer, modules, seen))
}
