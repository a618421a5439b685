/** The commit that the book compares today with. */
import { git, lastRelease } from './git.ts'

export interface Base {
  /** As somebody named it, such as 'v1.2.0' or 'HEAD~3'; otherwise its short number. */
  readonly name: string
  readonly hash: string
  /** 'YYYY-MM-DD'. */
  readonly day: string
  readonly is: 'named' | 'the last release' | 'a week old' | 'a day old'
}

/**
 * What is compared if nobody names a commit: the last release. Before the first release it is the state a week before
 * the newest commit, and in a history that is shorter the state a day before it.
 */
export function baseOf(named?: string): Base | undefined {
  const release = named ?? lastRelease()
  if (release !== undefined)
    return baseAt(release, release, named === undefined ? 'the last release' : 'named')
  return before(7, 'a week old') ?? before(1, 'a day old')
}

const secondsADay = 86_400

function before(days: number, is: Base['is']): Base | undefined {
  const newest = Number(git('log', '-1', '--format=%ct') ?? 0)
  const until = `--before=${newest - days * secondsADay}`
  const found = git('log', '-1', '--first-parent', until, '--format=%h') ?? ''
  return found === '' ? undefined : baseAt(found, found, is)
}

function baseAt(commit: string, name: string, is: Base['is']): Base | undefined {
  const [hash, day] = git('log', '-1', '--format=%h %cs', commit)?.split(' ') ?? []
  return hash === undefined || day === undefined ? undefined : { name, hash, day, is }
}
