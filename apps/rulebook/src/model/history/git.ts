import { spawnSync } from 'node:child_process'

/** The output of git; nothing if there is none, or no git. */
export function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return status === 0 ? stdout.trimEnd() : undefined
}

/** Some files of a commit, asked for at once: of hundreds, one by one, it would take seconds. */
export function filesAt(commit: string, files: readonly string[]): ReadonlyMap<string, string> {
  const blobs = blobsOf(files.map((file) => `${commit}:${file}`))
  return new Map(
    files.flatMap((file) => {
      const text = blobs.get(`${commit}:${file}`)
      return text === undefined ? [] : [[file, text] as const]
    }),
  )
}

/** The texts of blobs by their names; those that are missing are left out. */
export function blobsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    input: names.map((name) => `${name}\n`).join(''),
    maxBuffer: 2 ** 30,
  })
  const texts = new Map<string, string>()
  let at = 0
  for (const name of names) {
    // '<hash> blob <bytes>', the bytes and a new line; or a line that says that it is missing.
    const end = stdout.indexOf('\n', at)
    const [, , bytes] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    if (!/^\d+$/.test(bytes ?? '')) continue
    texts.set(name, stdout.toString('utf8', at, at + Number(bytes)).trimEnd())
    at += Number(bytes) + 1
  }
  return texts
}

/** Where rules, figures and sentences stand, and what was decided about them. */
const decided = [
  'packages/domain',
  'packages/api-adapter/src',
  ':(glob)packages/ui/src/**/*.policy.ts',
  ':(glob)apps/fake-api/src/**/*.policy.ts',
  'docs',
]

export interface Commit {
  readonly hash: string
  /** 'YYYY-MM-DD'. */
  readonly day: string
  /** Did the rules or their tests differ from it in this run? */
  readonly isChanged: boolean
}

export function currentCommit(): Commit | undefined {
  const [hash, day] = git('log', '-1', '--format=%h %cs')?.split(' ') ?? []
  if (hash === undefined || day === undefined) return undefined
  return {
    hash,
    day,
    isChanged: (git('status', '--porcelain', '--', ...decided) ?? '') !== '',
  }
}

/** For each line of a file, counted from 1, the day of the commit that last touched it. */
export function daysOfLines(file: string): ReadonlyMap<number, string> {
  const blame = git('blame', '--line-porcelain', '--', file) ?? ''
  const days = new Map<number, string>()
  let line = 0
  for (const text of blame.split('\n')) {
    const [, at] = /^[0-9a-f]{40} \d+ (\d+)/.exec(text) ?? []
    if (at !== undefined) line = Number(at)
    const [, seconds] = /^committer-time (\d+)/.exec(text) ?? []
    if (seconds !== undefined)
      days.set(line, new Date(Number(seconds) * 1000).toISOString().slice(0, 10))
  }
  return days
}

/** The last tag that names a version. */
export const lastRelease = (): string | undefined =>
  git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')

export const isCommit = (name: string): boolean =>
  name !== '' && git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined
