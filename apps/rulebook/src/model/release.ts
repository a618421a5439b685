import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Release } from '../rulebook.ts'
import { earlierRun } from '../run/earlier-run.ts'
import type { RanFile } from '../run/run-report.ts'
import { type Change, changesIn } from './changes.ts'
import { git, lastRelease } from './git.ts'
import { kindsOf } from './kinds.ts'
import { earlierCases } from './other-results.ts'
import { withReworded } from './reworded.ts'

/**
 * What changed since a commit, or without one since the last tag that names a version.
 *
 * @param today the tests of today
 */
export function readRelease(since: string | undefined, today: readonly RanFile[]): Release {
  const from = since ?? lastRelease()
  const ran = from === undefined ? undefined : earlierRun(from)
  return {
    since: from,
    changes: from === undefined ? [] : changesSince(from),
    earlier: ran && earlierCases(ran, today),
    changelog: existsSync('CHANGELOG.md') ? unreleasedIn(readFileSync('CHANGELOG.md', 'utf8')) : '',
  }
}

/** What differs between a commit and the files as they are now, committed or not. */
export function changesSince(commit: string): readonly Change[] {
  const then = filesOf(git('ls-tree', '-r', '--name-only', commit))
  const now = filesOf(git('ls-files', '--cached', '--others', '--exclude-standard')).filter(
    (file) => existsSync(file),
  )
  const touched = filesChangedSince(commit).filter((file) => kindsOf(file).length > 0)
  const changes = touched.flatMap((file) => {
    if (movedTo(file, now, then) !== undefined) return []
    const earlier = then.includes(file) ? file : movedTo(file, then, now)
    const before = earlier === undefined ? '' : (git('show', `${commit}:${earlier}`) ?? '')
    const after = now.includes(file) ? readFileSync(file, 'utf8').trimEnd() : ''
    return changesIn(file, before, after)
  })
  return withReworded(changes)
}

/** Changed, new and removed ones, committed or not. */
export const filesChangedSince = (commit: string): readonly string[] =>
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

/** The section under 'Unreleased'. */
export const unreleasedIn = (changelog: string): string =>
  /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1]?.trim() ?? ''
