/** Which of the changed files makes a case fail: it is run again with each file as it was before. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { factsOf, tablesOf } from '../model/cases/tables.ts'
import { filesAt, git } from '../model/history/git.ts'
import { mayRun } from '../model/statements/reached-files.ts'
import { isSameFile } from '../source/differences/same-file.ts'
import { domainFolder } from '../source/domain-folder.ts'
import { type ApartRun, plannedRuns } from './apart-plan.ts'
import { type CausingFiles, causingFiles } from './causing-files.ts'
import { earlierFolder, earlierRun } from './earlier-run.ts'
import {
  currentRun,
  currentScreens,
  type RanFile,
  type RecordedRun,
  writtenAt,
} from './run-report.ts'

const folder = 'reports/rulebook-files-apart'

/** More would take longer than the rest of the book. */
const mostRuns = 12

interface Tests {
  /** Of 'apps/rulebook/src/run'. */
  readonly config: string
  readonly ran: readonly RanFile[]
  /** Of what they ran on. */
  readonly digest: string | undefined
  /** Where a test stands that is named as in the domain. */
  readonly placeOf: (file: string) => string
}

const asNamed = (file: string) => file
const inEarlier = (file: string) => file.replace(domainFolder, earlierFolder)

const testsFrom = (config: string, run?: RecordedRun, placeOf = asNamed): Tests => ({
  ...{ config, placeOf },
  ...{ ran: run?.files ?? [], digest: run?.digest },
})

/** The tests of today, those of screens, and the tests of an earlier commit. */
const testsOf = {
  rules: () => testsFrom('files-apart.config.ts', currentRun()),
  screens: () => testsFrom('files-apart-screens.config.ts', currentScreens()),
  earlier: (commit: string) => ({
    ...testsFrom('files-apart-earlier.config.ts', currentRun(), inEarlier),
    ran: earlierRun(commit) ?? [],
  }),
}

/**
 * Runs what fails with each of a few changed files as it was, unless that has been done.
 *
 * @param commits of these the first since which any file has changed
 */
export function playFilesApart(...commits: readonly (string | undefined)[]): void {
  const today = [testsOf.rules(), testsOf.screens()]
  for (const commit of commits) {
    if (commit === undefined) continue
    const tests = [...today, testsOf.earlier(commit)].filter(isFailing)
    if (tests.length === 0) continue
    const before = changedSince(commit)
    for (const one of tests) play(before, one)
    if (before.size > 0) return
  }
}

/** Of the failing cases of today; none where it was not played. */
export const filesCausing = (commit: string): CausingFiles =>
  new Map([...found(commit, testsOf.rules()), ...found(commit, testsOf.screens())])

/** Of the cases of a commit that have another result today. */
export const filesAltering = (commit: string): CausingFiles =>
  found(commit, testsOf.earlier(commit))

/** Otherwise nobody asks what has changed. */
const isFailing = ({ ran }: Tests): boolean => failingIn(ran).size > 0

/** The texts that files had, if their code is another now. */
type Before = ReadonlyMap<string, string>

const sources = /^(?:packages\/(?:domain|api-adapter|ui)|apps\/portal)\/src\/.*\.tsx?$/
const isTest = (file: string) => /\.(?:test|examples|contract)\.tsx?$|\/testing\//.test(file)

const known = new Map<string, Before>()

function changedSince(commit: string): Before {
  const before = known.get(commit) ?? textsBefore(commit)
  known.set(commit, before)
  return before
}

function textsBefore(commit: string): Before {
  const changed = (git('diff', '--name-only', '--no-renames', '--diff-filter=M', commit) ?? '')
    .split('\n')
    .filter((file) => sources.test(file) && !isTest(file) && existsSync(file))
  return new Map(
    [...filesAt(commit, changed)].filter(
      ([file, text]) => !isSameFile(text, readFileSync(file, 'utf8').trimEnd()),
    ),
  )
}

interface Planned extends ApartRun {
  readonly path: string
}

function runsOf(before: Before, tests: Tests): readonly Planned[] {
  const withFailures = tests.ran.filter((one) => failingIn([one]).size > 0).map(({ file }) => file)
  const used = [...before.keys()].filter((file) => withFailures.some((test) => mayRun(test, file)))
  const testsOf = (file: string) => withFailures.filter((test) => mayRun(test, file))
  return plannedRuns(used, testsOf, mostRuns).map((run) => ({
    ...run,
    path: pathOf(run, before, tests),
  }))
}

function play(before: Before, tests: Tests): void {
  for (const run of runsOf(before, tests))
    if (writtenAt(`${run.path}.json`).files === undefined) runWith(run, before, tests)
}

function runWith(
  { files, path, tests }: Planned,
  before: Before,
  { config, placeOf }: Tests,
): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${path}.texts.json`,
    JSON.stringify(Object.fromEntries(files.map((file) => [file, before.get(file) ?? '']))),
  )
  const named = `--config=apps/rulebook/src/run/${config}`
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', named, ...tests.map(placeOf)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ SAVE_APART_TEXTS: `${path}.texts.json`, SAVE_APART_RUN: `${path}.json` },
      },
    },
  )
}

function found(commit: string, tests: Tests): CausingFiles {
  if (!isFailing(tests)) return new Map()
  const runs = runsOf(changedSince(commit), tests).flatMap(({ files, path }) => {
    const ran = writtenAt(`${path}.json`).files ?? []
    // Of several files any may be why a test could not be run at all.
    const told = files.length === 1 ? ran : ran.filter(({ complaints }) => complaints.length === 0)
    return files.map((file) => ({ file, ran: told.filter((test) => mayRun(test.file, file)) }))
  })
  return causingFiles(
    tests.ran.filter((one) => failingIn([one]).size > 0),
    runs,
  )
}

const pathOf = (run: ApartRun, before: Before, { config, ran, digest }: Tests): string => {
  const texts = run.files.map((file) => [file, before.get(file)])
  const madeFrom = [texts, run.tests, config, digest, [...failingIn(ran)]]
  const hash = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex')
  return `${folder}/${hash.slice(0, 12)}`
}

const failingIn = (files: readonly RanFile[]): ReadonlySet<string> =>
  new Set(
    files
      .flatMap((ran) => [...tablesOf(ran).flatMap(({ rows }) => rows), ...factsOf(ran)])
      .filter(({ result }) => result === 'failed')
      .map(({ anchor }) => anchor),
  )
