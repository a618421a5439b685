import type { FileTime } from './test-result.ts'

/** The kind of tests in a file, by its path. */
const kinds: readonly (readonly [kind: string, place: RegExp])[] = [
  ['browser', /\.spec\.ts$/],
  ['component', /^(packages\/ui|apps\/portal|apps\/rulebook)\//],
  ['contract', /^(packages\/api-adapter|apps\/fake-api)\//],
  ['schedules', /^tests\/schedules\//],
  ['unit', /./],
]

const shownFiles = 10

/** The time of a run: each kind of test, then the most expensive files. */
export function timeLines(files: readonly FileTime[]): readonly string[] {
  if (files.length === 0) return []
  const byKind = kinds.map(([kind], index) => ({
    name: kind,
    ms: msOf(files.filter(({ file }) => placeOf(file) === index)),
  }))
  const byFile = files.map(({ file, ms }) => ({ name: file, ms }))
  return [
    'Time by kind (tests that ran side by side are added up)',
    ...byKind
      .filter(({ ms }) => ms > 0)
      .toSorted(mostFirst)
      .map(line),
    'The most expensive test files',
    ...byFile.toSorted(mostFirst).slice(0, shownFiles).map(line),
  ]
}

interface Timed {
  readonly name: string
  readonly ms: number
}

const placeOf = (file: string): number => kinds.findIndex(([, pattern]) => pattern.test(file))

const msOf = (files: readonly FileTime[]): number => files.reduce((sum, { ms }) => sum + ms, 0)

const mostFirst = (one: Timed, other: Timed): number => other.ms - one.ms

const line = ({ name, ms }: Timed): string => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`
