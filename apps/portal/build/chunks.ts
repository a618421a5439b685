import type { Rolldown } from 'vite'

const login = /\/src\/login\.tsx/

/** The login form and its form components. Other pages show it only after a session has ended. */
const form =
  /domain.src.session.login|portal.src.session.(?:login|held)-|ui.src.(?:form.[^/]+|field.(?:password-)?field.tsx|login.[^/]+)$/

/** The login page doesn't need these, although an `index.ts` that it imports includes them. */
const notTheLogins = new RegExp(
  [
    'domain.src.kernel.(?:calendar|guard|money|query|resource)',
    'domain.src.member.(?:balance|identity|member-reading|member[.]schema|transaction-kind)',
    'domain.src.session.(?:challenge|wrap-port|one-member)',
    'domain.src.shell.(?:image|menu|opening|shell[.]machine|shortcut)',
  ].join('|'),
)

/** Shared chunks must not contain the sources that start a page, or another page would run them. */
const notTheStart = /^(?!.*src.(?:login|main)\.tsx)/

const isEntrance = (id: string): boolean =>
  notTheStart.test(id) && !form.test(id) && !notTheLogins.test(id)

/**
 * Modules that load together. By default the build makes a file for every few modules with the same importers: forty
 * requests for a login.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Every page needs these from the start. Libraries seldom change, so they are separate from our
  // own code. The login has its own chunk, since it needs no router and little of our code.
  { name: 'libraries', tags: ['$initial'], test: /node_modules(?!.@tanstack)|rolldown.runtime/ },
  { name: 'router', tags: ['$initial'], test: /node_modules/ },
  { name: neededBy('entrance', login), tags: ['$initial'], test: isEntrance },
  { name: 'form', tags: ['$initial'], test: form },
  { name: 'start', tags: ['$initial'], test: notTheStart },
  // The ports of the other screens and their dependencies, which all those screens use.
  { name: 'deferred-ports', test: /api-adapter.src(?!.(?:entrances.)?signs)/ },
  // Error and performance reports (signs), for hosts that want them. Below the chunks above, so
  // that shared code stays in those.
  { name: 'signs', test: /src.(?:entrances.)?signs/ },
  // Modules that several other screens share, grouped by these screens, so that no screen loads
  // much that it doesn't use.
  {
    name: 'shared',
    test: /packages|src/,
    minShareCount: 2,
    entriesAware: true,
  },
]

/**
 * The build's own name lists every screen that shares the chunk, which is too long to help. The hash is as short as the
 * build allows: the first script names all others, and hashes can't be compressed.
 */
export const chunkFileNames = ({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>): string =>
  `assets/${name.split('~')[0]}-[hash:7].js`

/**
 * Puts everything that these sources import into one chunk. Not for screens: they import whole contexts of the domain,
 * and the build keeps only the used parts.
 */
function neededBy(name: string, sources: RegExp): Rolldown.CodeSplittingNameFunction {
  return (id, modules) => (isNeededBy(sources, id, modules) ? name : null)
}

function isNeededBy(
  sources: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (sources.test(id)) return true
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isNeededBy(sources, importer, modules, seen))
}
