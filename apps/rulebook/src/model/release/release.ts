import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readMachineWords } from '../../machines/machine-words.ts'
import type { Release, Rulebook } from '../../rulebook.ts'
import { earlierRun } from '../../run/earlier-run.ts'
import { filesAltering, filesCausing } from '../../run/files-apart-run.ts'
import { casesOfRates } from '../../run/rates-apart-run.ts'
import type { RanFile } from '../../run/run-report.ts'
import { isSameFile } from '../../source/differences/same-file.ts'
import { earlierCases } from '../causes/other-results.ts'
import type { Change } from '../changes/changes.ts'
import { quotingTexts, withQuotes } from '../concerned/quoted-sentences.ts'
import type { Base } from '../history/base.ts'
import { filesAt, git } from '../history/git.ts'
import { readRequirements } from '../proof/requirements.ts'
import { readDecisions } from '../records/decisions.ts'
import { readAllRecords } from '../records/records.ts'
import { signOffName } from '../sign-off/sign-off-entry.ts'
import { kindsOf } from '../statements/kinds.ts'
import type { TextOf } from '../statements/named-values.ts'
import { addedTo } from './changelog.ts'
import { changesInAll, type TwoVersions } from './known-changes.ts'
import { isMachineFile, isToldByMachine, withMachineParts } from './machine-parts.ts'
import { withMoved } from './moved.ts'
import { type Renamed, withoutRenamings } from './renamed.ts'
import { withReworded } from './reworded.ts'
import { withValues } from './values-then.ts'
import { machineWordsAt, withWordsThen } from './words-then.ts'

/**
 * What changed since a commit.
 *
 * @param today the tests of today
 */
export function readRelease(since: Base | undefined, today: readonly RanFile[]): Release {
  const ran = since && earlierRun(since.hash)
  const then = since && git('show', `${since.hash}:${changelogFile}`)
  return {
    since,
    changes: since === undefined ? [] : changesSince(since.hash),
    earlier: since && ran && earlierCases(ran, today, filesAltering(since.hash)),
    changelog: existsSync(changelogFile)
      ? addedTo(then ?? '', readFileSync(changelogFile, 'utf8'))
      : '',
  }
}

const changelogFile = 'CHANGELOG.md'

type LatestChanges = Pick<
  Rulebook,
  'comparedWith' | 'latestChanges' | 'changedFiles' | 'casesOfRates' | 'causingFiles'
>

/**
 * What failures can come from: all that changed since the commit that somebody named; otherwise what is not committed
 * yet, and if there is nothing of that, what changed since the commit that today is compared with.
 */
export function latestChangesOf({ since, changes }: Release): LatestChanges {
  const uncommitted = since?.is === 'named' ? [] : changesSince('HEAD')
  const base = since !== undefined && uncommitted.length === 0 ? since : undefined
  const latest = base === undefined ? uncommitted : changes
  const commit = base?.hash ?? 'HEAD'
  return {
    comparedWith: base?.name,
    // Another name is no cause of anything.
    latestChanges: latest.filter(({ isRenamed }) => !isRenamed),
    casesOfRates: casesOfRates(commit),
    causingFiles: filesCausing(commit),
    // Who has read what is no cause of anything.
    changedFiles: doingOtherwise(commit, latest).filter(
      (file) => !file.endsWith(`/${signOffName}`) && !isToldByMachine(file, latest, textNow),
    ),
  }
}

/** Without files of which only the comments, the types, the layout or names are others: they are no cause of anything. */
function doingOtherwise(commit: string, latest: readonly Change[]): readonly string[] {
  const told = new Set(
    latest.filter(({ isRenamed, kind }) => !isRenamed && kind !== 'word').map(({ file }) => file),
  )
  const files = filesChangedSince(commit)
  const code = files.filter((file) => /\.tsx?$/.test(file) && !told.has(file) && existsSync(file))
  const texts = filesAt(commit, code)
  const { withNewNames } = renamedSince(commit)
  const same = new Set(
    code.filter((file) => {
      const before = texts.get(file)
      if (before === undefined) return false
      const after = readFileSync(file, 'utf8').trimEnd()
      return isSameFile(withNewNames({ file, before, after }).before, after)
    }),
  )
  return files.filter((file) => !same.has(file))
}

const known = new Map<string, Renamed>()

/** The watched files that differ between a commit and now, committed or not, with the names of now in both. */
function renamedSince(commit: string): Renamed {
  const found = known.get(commit) ?? withoutRenamings(versionsSince(commit))
  known.set(commit, found)
  return found
}

const filesNow = (): readonly string[] =>
  filesOf(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((file) =>
    existsSync(file),
  )

function versionsSince(commit: string): readonly TwoVersions[] {
  const then = filesOf(git('ls-tree', '-r', '--name-only', commit))
  const now = filesNow()
  const touched = filesChangedSince(commit).filter((file) => kindsOf(file).length > 0)
  const earlierOf = (file: string) => (then.includes(file) ? file : movedTo(file, then, now))
  const texts = filesAt(
    commit,
    touched.flatMap((file) => earlierOf(file) ?? []),
  )
  return touched
    .filter((file) => movedTo(file, now, then) === undefined)
    .map((file) => ({
      file,
      before: texts.get(earlierOf(file) ?? '') ?? '',
      after: now.includes(file) ? readFileSync(file, 'utf8').trimEnd() : '',
    }))
}

/** What differs between a commit and the files as they are now. */
function changesSince(commit: string): readonly Change[] {
  const renamed = renamedSince(commit)
  const named = new Map(renamed.versions.map(({ file, before }) => [file, before]))
  const textThen = knowing((file) => named.get(file) ?? git('show', `${commit}:${file}`))
  const machines = filesNow().filter(isMachineFile)
  const whole = withMachineParts(renamed.versions, machines, textThen, textNow)
  const found = whole.besides(withReworded(withMoved(changesInAll(whole.versions))))
  const valued = withValues([...found, ...renamed.changes], textThen, textNow)
  return withQuotes(
    withWordsThen(valued, machineWordsAt(commit), readMachineWords()),
    quotingTexts(readRequirements(), readDecisions(), readAllRecords()),
  )
}

const textNow: TextOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Each text is read once. */
function knowing(textOf: TextOf): TextOf {
  const known = new Map<string, string | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, textOf(file))
    return known.get(file)
  }
}

/** Changed, new and removed ones, committed or not. */
const filesChangedSince = (commit: string): readonly string[] =>
  [
    ...new Set([
      ...linesOf(git('diff', '--name-only', '--no-renames', commit)),
      ...linesOf(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ].sort()

/** Where a missing file has moved: to one of the same name that the other version lacks. */
function movedTo(
  file: string,
  among: readonly string[],
  others: readonly string[],
): string | undefined {
  if (among.includes(file)) return undefined
  return among.find((other) => basename(other) === basename(file) && !others.includes(other))
}

const filesOf = (listed: string | undefined): readonly string[] =>
  linesOf(listed).filter((file) => kindsOf(file).length > 0)

const linesOf = (listed: string | undefined): readonly string[] =>
  (listed ?? '').split('\n').filter((line) => line !== '')
