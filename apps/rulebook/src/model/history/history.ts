/** The versions of some files, as the repository's history tells them. */
import { existsSync, readFileSync } from 'node:fs'
import { blobsOf, git } from './git.ts'

/** A file before and after a commit; '' where it is not there. */
export interface Version {
  readonly before: () => string
  readonly after: () => string
}

export interface Step {
  /** 'YYYY-MM-DD'; none where the history is cut off, so that nobody can tell what the commit changed. */
  readonly day: string | undefined
  readonly files: ReadonlyMap<string, Version>
}

/** The commits that touched any of these files, the newest first; none without a history. */
export function stepsOf(patterns: readonly string[]): readonly Step[] {
  const log = git(
    '-c',
    'core.quotePath=false',
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--format=%x01%H %ct',
    '--',
    ...patterns.map((pattern) => `:(glob)${pattern}`),
  )
  const cutOff = commitsAtTheEdge()
  const commits = (log ?? '').split('\u0001').slice(1).map(commitIn)
  const blobs = blobsOf([
    ...new Set(commits.flatMap(({ changes }) => changes.flatMap(({ was, is }) => [was, is]))),
  ])
  return commits.map(({ hash, day, changes }) => ({
    day: cutOff.has(hash) ? undefined : day,
    files: new Map(
      changes.map(({ file, was, is }) => [
        file,
        { before: () => blobs.get(was) ?? '', after: () => blobs.get(is) ?? '' },
      ]),
    ),
  }))
}

interface RawChange {
  readonly file: string
  readonly was: string
  readonly is: string
}

/** '<hash> <seconds>', and a line for each file: ':100644 100644 <was> <is> M\t<file>'. */
function commitIn(text: string) {
  const [head = '', ...lines] = text.split('\n')
  const [hash = '', seconds] = head.split(' ')
  return {
    hash,
    day: new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
    changes: lines.flatMap((line): readonly RawChange[] => {
      const [, was, is, file] = /^:\d+ \d+ (\w+) (\w+) \w+\t(.+)$/.exec(line) ?? []
      return was === undefined || is === undefined || file === undefined ? [] : [{ was, is, file }]
    }),
  }
}

/** A checkout without its whole history ends in commits that seem to add every file. */
function commitsAtTheEdge(): ReadonlySet<string> {
  const file = git('rev-parse', '--git-path', 'shallow')
  return new Set(
    file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
  )
}
