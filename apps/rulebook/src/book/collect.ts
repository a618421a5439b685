import type {
  Book,
  Chapter,
  Decision,
  Level,
  Requirement,
  TestRun,
  TestTitle,
} from './book.schema.ts'
import {
  type CatalogueEntry,
  type ChapterEntry,
  readChapters,
  readDecisions,
  readRequirements,
} from './documents.ts'
import { readMachines } from './machines.ts'
import { describeRates } from './rates.ts'
import type { TestResult } from './results.ts'
import { readContext } from './source.ts'
import { describeTable, importTables, runTables } from './tables.ts'

export interface Sources {
  /** The folder of the checkout. */
  readonly root: string
  readonly commit: string
  /** 'YYYY-MM-DD', of the commit. */
  readonly day: string
  readonly today: string
  /** The last run; without it we run the tables now. */
  readonly run?: TestRun & { readonly tests: readonly TestResult[] }
  /** Reads requirement and decision ids from a title. */
  readonly idsOf: (title: string) => readonly string[]
  /** True if the tests of a file can prove something at this level. */
  readonly reaches: (file: string, level: Level) => boolean
}

/** Joins code, documents and results into one book. */
export async function collectBook(sources: Sources): Promise<Book> {
  const { root, commit, day, today, run, idsOf } = sources
  const tables = await importTables(root)
  const tests = run?.tests ?? (await runTables(tables))
  const entries = readChapters()
  const requirements = readRequirements(root)
  const contexts = new Map(
    entries.map(({ key }) => [key, readContext(root, `packages/domain/src/${key}`)]),
  )
  const texts = [...contexts].map(([key, { text }]) => ({ key, text }))
  const decisions = readDecisions(root)
  const titles = tests.filter(({ row }) => row === undefined).map((test) => titleOf(test, idsOf))
  const carriers = carriersById(tests, idsOf)

  const chapterOf = async (entry: ChapterEntry): Promise<Chapter> => {
    const { key, title, about } = entry
    const { rules = [], figures = [], sentences = [] } = contexts.get(key) ?? {}
    return {
      key,
      title,
      about,
      requirements: requirements
        .filter(({ id }) => entry.groups?.includes(groupOf(id)))
        .map((requirement) => describeRequirement(requirement, carriers, sources)),
      decisions: decisions.filter((decision) => homeOf(decision, entries, texts) === key),
      tables: tables
        .filter(({ file }) => chapterKeyOf(file, entries) === key)
        .map((table) => describeTable(table, tests)),
      tests: titles.filter((test) => belongsTo(test, entry, entries)),
      rules,
      figures,
      sentences,
      machines: await readMachines(root, `packages/domain/src/${key}`),
    }
  }
  return {
    day,
    commit,
    ...(run && { run: { day: run.day, passed: run.passed, failed: run.failed } }),
    chapters: await Promise.all(entries.map(chapterOf)),
    ...(await describeRates(root, today)),
  }
}

const groupOf = (id: string): string => id.replace(/-\d+$/, '')

const titleOf = ({ file, titles, result }: TestResult, idsOf: Sources['idsOf']): TestTitle => ({
  ids: [...new Set(titles.flatMap(idsOf))],
  title: titles.join(' › '),
  file,
  result,
})

function carriersById(
  tests: readonly TestResult[],
  idsOf: Sources['idsOf'],
): ReadonlyMap<string, readonly TestResult[]> {
  const carriers = new Map<string, TestResult[]>()
  for (const test of tests)
    for (const id of new Set(test.titles.flatMap(idsOf)))
      carriers.set(id, [...(carriers.get(id) ?? []), test])
  return carriers
}

/** A single failing test outweighs all passing ones. */
function describeRequirement(
  { id, says, level }: CatalogueEntry,
  carriers: ReadonlyMap<string, readonly TestResult[]>,
  { reaches }: Sources,
): Requirement {
  const tests = carriers.get(id) ?? []
  const proofs = tests.some(({ result }) => result === 'failed')
    ? []
    : tests.filter(({ file, result }) => result === 'passed' && reaches(file, level))
  return { id, says, level, proofs: proofs.length }
}

/** The chapter whose code names the decision most often, or else the one that lists its record. */
function homeOf(
  { id, file }: Decision,
  entries: readonly ChapterEntry[],
  texts: readonly { readonly key: string; readonly text: string }[],
): string | undefined {
  const record = /(\d{4})-[^/]*$/.exec(file)?.[1] ?? ''
  const [longest] = texts
    .map(({ key, text }) => ({ key, count: text.split(id).length - 1 }))
    .toSorted((a, b) => b.count - a.count)
  if (id !== record && longest !== undefined && longest.count > 0) return longest.key
  return entries.find(({ records }) => records?.includes(record))?.key
}

/**
 * The chapter of a file, by its context's folder. Other files of the adapter and the stand-in
 * belong to the server.
 */
function chapterKeyOf(file: string, entries: readonly ChapterEntry[]): string | undefined {
  const [, context] =
    /^(?:packages\/(?:domain|api-adapter)|apps\/portal)\/src\/([^/]+)\//.exec(file) ??
    /^tests\/([^/]+)\//.exec(file) ??
    []
  if (entries.some(({ key }) => key === context)) return context
  return /^(packages\/api-adapter|apps\/fake-api)\//.test(file) ? 'server' : undefined
}

/** Tests outside the contexts belong to the chapters of their requirements. */
const belongsTo = (
  { file, ids }: TestTitle,
  entry: ChapterEntry,
  entries: readonly ChapterEntry[],
): boolean => {
  const home = chapterKeyOf(file, entries)
  return home === undefined
    ? ids.some((id) => entry.groups?.includes(groupOf(id)))
    : home === entry.key
}
