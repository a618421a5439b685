import type { Rolldown } from 'vite'

const login = /\/src\/login\.tsx/

/** The form of the login, which other pages show only when the session has ended, and their own forms. */
const form =
  /domain.src.session.login|portal.src.session.(?:login|held)-|ui.src.(?:form|field|checkbox|login).[^/]+$/

/** What the login page does without, though it stands in an `index.ts` that the login imports. */
const notTheLogins = new RegExp(
  [
    'domain.src.kernel.(?:calendar|guard|money|query|resource)',
    'domain.src.member.(?:balance|identity|member[.]schema)',
    'domain.src.session.(?:challenge|one-member|session-watch)',
    'domain.src.shell.(?:image|menu|opening|shell[.]machine|shortcut)',
  ].join('|'),
)

/** What starts a page stays by itself, so that no other page starts it as well. */
const notTheStart = /^(?!.*src.(?:login|main)\.tsx)/

const isEntrance = (id: string): boolean =>
  notTheStart.test(id) && !form.test(id) && !notTheLogins.test(id)

/**
 * What is fetched together. Left alone, the build makes a file of every few modules that happen to
 * share their importers: forty requests for a login.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page starts with: libraries, which seldom change, apart from our own code. The login
  // comes first and by itself: it needs no router, and of our own code little.
  { name: 'libraries', tags: ['$initial'], test: /node_modules(?!.@tanstack)|rolldown.runtime/ },
  { name: 'router', tags: ['$initial'], test: /node_modules/ },
  { name: neededBy('entrance', login), tags: ['$initial'], test: isEntrance },
  { name: 'form', tags: ['$initial'], test: form },
  { name: 'start', tags: ['$initial'], test: notTheStart },
  // The ports of the other screens, with what they need: all of those screens have it.
  { name: 'further-ports', test: /api-adapter.src(?!.(?:entrances.)?signs)/ },
  // Signs, for a host that wants them, and last: what it needs of the others stays theirs.
  { name: 'signs', test: /src.(?:entrances.)?signs/ },
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
 * Gathers, under this name, what these sources import. For a screen nothing of the domain is named:
 * its contexts are imported as a whole, and what is used of them comes along by itself.
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
