import type { TestResult } from '../reports/test-result.ts'
import { type Catalogue, groupOf } from './catalogue.ts'
import { type Level, reaches } from './levels.ts'
import { idsOf } from './titles.ts'

export interface Proof {
  readonly id: string
  readonly says: string
  readonly level: Level
  /** All tests with the id, or none if any of them failed. */
  readonly tests: readonly TestResult[]
  /** True if a test is at the level where the requirement is visible, not only at its rule's. */
  readonly reachesLevel: boolean
}

export interface TracedGroup {
  readonly name: string
  readonly proofs: readonly Proof[]
}

export interface Trace {
  readonly groups: readonly TracedGroup[]
  /** The problems that make the trace fail, each as a sentence. */
  readonly problems: readonly string[]
}

/** Finds the tests that prove each requirement, and the gaps. */
export function trace(catalogue: Catalogue, tests: readonly TestResult[]): Trace {
  const carriers = testsById(tests)
  const proofs = catalogue.requirements.map(({ id, says, level }): Proof => {
    const tests = proving(carriers.get(id) ?? [])
    return { id, says, level, tests, reachesLevel: tests.some(({ file }) => reaches(file, level)) }
  })
  const groups = Map.groupBy(proofs, ({ id }) => groupOf(id))
  return {
    groups: [...groups].map(([name, proofs]) => ({ name, proofs })),
    problems: [
      ...repeatedRequirements(catalogue),
      ...wrongTitles(catalogue, tests),
      ...proofs
        .filter(({ reachesLevel }) => !reachesLevel)
        .map(({ id, level, says }) => `No passing ${level} test proves ${id}: ${says}`),
    ],
  }
}

/** A single failing test outweighs all passing ones. */
function proving(tests: readonly TestResult[]): readonly TestResult[] {
  if (tests.some(({ result }) => result === 'failed')) return []
  return tests.filter(({ result }) => result === 'passed')
}

/** A test proves the requirements at the beginning of its own title and of its groups' titles. */
function testsById(tests: readonly TestResult[]): ReadonlyMap<string, readonly TestResult[]> {
  const carriers = new Map<string, TestResult[]>()
  for (const test of tests)
    for (const id of new Set(test.titles.flatMap(idsOf)))
      carriers.set(id, [...(carriers.get(id) ?? []), test])
  return carriers
}

function repeatedRequirements({ requirements }: Catalogue): readonly string[] {
  const ids = requirements.map(({ id }) => id)
  return repeated(ids).map((id) => `${id} stands twice in docs/requirements.yaml.`)
}

function wrongTitles(catalogue: Catalogue, tests: readonly TestResult[]): readonly string[] {
  const known = new Set([...catalogue.requirements.map(({ id }) => id), ...catalogue.decisions])
  const problems = tests.flatMap(({ file, titles }) =>
    titles.flatMap((title) => {
      const ids = idsOf(title)
      return [
        ...ids.filter((id) => !known.has(id)).map((id) => `There is no ${id}: ${file}, "${title}"`),
        ...repeated(ids).map((id) => `${id} stands twice in one title: ${file}, "${title}"`),
      ]
    }),
  )
  return [...new Set(problems)]
}

const repeated = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
]
