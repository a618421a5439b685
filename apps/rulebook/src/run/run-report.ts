import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { TestResult } from '../requirements/test-result.ts'
import { adapterFolder, domainFolder, screensFolder } from '../source/domain-folder.ts'
import { rolesIn } from '../source/table-roles.ts'
import { titlesByPlace } from '../source/titles-of-tables.ts'
import { digestOf, digestOfSome } from './digest.ts'
import type { FileNotes, TestNotes } from './notes.ts'

/** Where the recorded runs are written to. */
export const runFile = 'reports/rulebook-run/run.json'
export const screensFile = 'reports/rulebook-run/screens.json'
/** Of the same tests with tables whose answers are wrong. */
export const wrongCellsReport = 'reports/rulebook-run/wrong-cells.json'

/** What a screen is made of. */
const digestOfScreens = () =>
  digestOfSome(
    (file) => !file.endsWith('.test.ts'),
    [domainFolder, screensFolder, adapterFolder, 'packages/ui/src'],
  )

/** What a failed test says, with what it compared, if known. */
export interface Complaint {
  readonly says: string
  readonly expected?: string
  readonly received?: string
}

export interface RanTest extends Pick<TestResult, 'titles' | 'result'> {
  readonly complaints: readonly Complaint[]
  readonly rows: TestNotes['rows']
  /** The functions of rules and machines that it ran, by their places in the file's list. */
  readonly ran?: readonly number[]
}

type RanTable = FileNotes['tables'][number] & {
  /** The columns that its tests compare; none if nobody can tell. */
  readonly answers?: readonly string[]
  /** Of the group that it is written in. */
  readonly title?: string
  /** The columns that no test reads. */
  readonly unread?: readonly string[]
  /** The rows that hold with other answers as well, by their places; none if that was not tried. */
  readonly anyAnswer?: readonly number[]
}

export interface RanFile {
  /** From the repository's root, with forward slashes. */
  readonly file: string
  readonly tests: readonly RanTest[]
  readonly tables: readonly RanTable[]
  /** Every function of a rule or a machine that its tests ran: 'packages/…/offers.rules.ts#mayBuy'. */
  readonly functions?: readonly string[]
  /** Why it could not be run at all. */
  readonly complaints: readonly Complaint[]
}

export interface RecordedRun {
  /** Of the sources as they were when the run began. */
  readonly digest: string
  readonly files: readonly RanFile[]
}

interface Recording {
  readonly path: string
  readonly digest: () => string
  /** The file's text; none if there is no file. */
  readonly taken: (ran: RanFile) => RanFile | undefined
}

/**
 * Writes the domain's results, with the rows of decision tables that each test read.
 *
 * @param folder where the tests are, if they are placed elsewhere; they are named as in the domain
 */
export const runReport = (path: string, folder: string = domainFolder): Reporter =>
  reportOf({
    path,
    digest: () => digestOf(domainFolder),
    taken: (ran) =>
      ran.file.startsWith(folder)
        ? { ...ran, file: ran.file.replace(folder, domainFolder) }
        : undefined,
  })

/** Writes the tables of the screens and of the server's calls; their other tests show no rule to a reader. */
export const screensReport = (path: string): Reporter =>
  reportOf({
    path,
    digest: digestOfScreens,
    taken: (ran) =>
      [screensFolder, adapterFolder].some((folder) => ran.file.startsWith(folder)) &&
      ran.tables.length > 0
        ? ran
        : undefined,
  })

function reportOf({ path, digest, taken }: Recording): Reporter {
  let before = ''
  return {
    onTestRunStart: () => {
      before = digest()
    },
    onTestRunEnd: (modules) => {
      const files = modules.map(fileOf).flatMap((ran) => taken(ran) ?? [])
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ digest: before, files } satisfies RecordedRun))
    },
  }
}

/** The recorded run with wrong answers, if it was one of the domain as it is now. */
export const currentWrongRun = (): RecordedRun | undefined =>
  recordedAt(wrongCellsReport, digestOf(domainFolder))

/** The recorded run, if it is one of the domain as it is now. */
export const currentRun = (path = runFile): RecordedRun | undefined =>
  recordedAt(path, digestOf(domainFolder))

/** The recorded tables of the screens, if the screens are still the same. */
export const currentScreens = (): RecordedRun | undefined =>
  recordedAt(screensFile, digestOfScreens())

function recordedAt(path: string, now: string): RecordedRun | undefined {
  const { digest, files } = writtenAt(path)
  return digest === now && files !== undefined ? { digest, files } : undefined
}

/** What a run has written, whatever it was made from. */
export const writtenAt = (path: string): Partial<RecordedRun> =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}

function fileOf(module: TestModule): RanFile {
  const tests = [...module.children.allTests()]
  const ranBy = (test: TestCase) => (test.meta() as Partial<TestNotes>).ran ?? []
  const functions = [...new Set(tests.flatMap(ranBy))]
  const places = new Map(functions.map((name, place) => [name, place]))
  return {
    file: relative(process.cwd(), module.moduleId).replaceAll(sep, '/'),
    tests: tests.map((test) => ({
      ...testOf(test),
      ran: ranBy(test).flatMap((name) => places.get(name) ?? []),
    })),
    functions,
    tables: withAnswers(module.moduleId, (module.meta() as Partial<FileNotes>).tables ?? []),
    complaints: module.errors().map(complaintOf),
  }
}

function withAnswers(path: string, tables: FileNotes['tables']): readonly RanTable[] {
  if (tables.length === 0) return []
  const text = readFileSync(path, 'utf8')
  const roles = rolesIn(text)
  const titles = titlesByPlace(text)
  return tables.map((recorded, place) => {
    const title = titles.length === tables.length ? titles[place] : undefined
    const table = { ...recorded, ...(title !== undefined && { title }) }
    const { headings = [], answers = [], unread = [] } = roles[place] ?? {}
    if (headings.join() !== table.headings.join()) return table
    return {
      ...table,
      ...(answers.length > 0 && { answers }),
      ...(unread.length > 0 && { unread }),
    }
  })
}

function testOf(test: TestCase): RanTest {
  const { state, errors } = test.result()
  return {
    titles: titlesOf(test),
    result: state === 'passed' || state === 'failed' ? state : 'not run',
    complaints: (errors ?? []).map(complaintOf),
    rows: (test.meta() as Partial<TestNotes>).rows ?? [],
  }
}

/** The titles of the groups around it, outermost first, then its own. */
function titlesOf(test: TestCase): readonly string[] {
  const titles = [test.name]
  for (let group = test.parent; group.type === 'suite'; group = group.parent)
    titles.unshift(group.name)
  return titles
}

const complaintOf = (error: TestError): Complaint => ({
  says: messageOf(error),
  ...(error.expected !== undefined && { expected: plain(String(error.expected)) }),
  ...(error.actual !== undefined && { received: plain(String(error.actual)) }),
})

/** With the expected and the actual value, if the failure gives them. */
const messageOf = ({ message, diff }: Pick<TestError, 'message' | 'diff'>): string =>
  plain(diff === undefined ? message : `${message}\n${diff}`)

const plain = stripVTControlCharacters
