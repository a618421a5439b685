import { existsSync, readFileSync } from 'node:fs'
import type { Release } from '../rulebook.ts'
import { type Change, changesBetween, isWatched, statementsIn } from './changes.ts'
import { git, lastRelease } from './git.ts'

/** What changed since the last tag that names a version, and what the changelog says about it. */
export function readRelease(): Release {
  const tag = lastRelease()
  return {
    tag,
    changes: tag === undefined ? [] : changesSince(tag),
    changelog: existsSync('CHANGELOG.md') ? unreleasedIn(readFileSync('CHANGELOG.md', 'utf8')) : '',
  }
}

function changesSince(tag: string): readonly Change[] {
  const then = filesOf(git('ls-tree', '-r', '--name-only', tag))
  const now = filesOf(git('ls-files', '--cached', '--others', '--exclude-standard')).filter(
    (file) => existsSync(file),
  )
  return [...new Set([...then, ...now])].sort().flatMap((file) => {
    const before = then.includes(file) ? (git('show', `${tag}:${file}`) ?? '') : ''
    const after = now.includes(file) ? readFileSync(file, 'utf8') : ''
    return changesBetween(file, statementsOf(file, before), statementsOf(file, after))
  })
}

const filesOf = (listed: string | undefined): readonly string[] =>
  (listed ?? '').split('\n').filter(isWatched)

const statementsOf = (file: string, source: string): ReadonlyMap<string, string> =>
  source === '' ? new Map() : statementsIn(file, source)

/** The section that stands under 'Unreleased'. */
export const unreleasedIn = (changelog: string): string =>
  /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1]?.trim() ?? ''
