/** The lowest kind of test that can show that a requirement holds, according to the catalogue. */
export type Level = 'unit' | 'contract' | 'component' | 'e2e'

/** The levels that the tests of a folder cover. A browser test covers all of them. */
const levelsOfFolders: readonly (readonly [string, readonly Level[]])[] = [
  ['tests/', ['unit', 'contract', 'component', 'e2e']],
  ['apps/portal/', ['unit', 'component']],
  ['packages/ui/', ['unit', 'component']],
  ['apps/fake-api/', ['unit', 'contract']],
  ['packages/api-adapter/', ['unit', 'contract']],
]

const levelsOf = (file: string): readonly Level[] =>
  levelsOfFolders.find(([folder]) => file.startsWith(folder))?.[1] ?? ['unit']

/** A rule may be right in the domain while no screen shows it yet: then its level isn't reached. */
export const reaches = (file: string, level: Level): boolean => levelsOf(file).includes(level)
