/** What somebody asked the last book to compare with: the book that is served is to say the same. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { git } from './git.ts'

const file = 'reports/rulebook-since.json'

interface Asked {
  /** The commit at which it was asked. */
  readonly at: string
  readonly since: string
}

const head = (): string => git('rev-parse', 'HEAD') ?? ''

/** None if nobody named a commit. */
export function keepSince(since: string | undefined, at = head(), where = file): void {
  mkdirSync(dirname(where), { recursive: true })
  writeFileSync(where, JSON.stringify(since === undefined ? {} : { at, since }))
}

/** Only until the next commit: by then a question of an earlier day would surprise. */
export function sinceOfLast(at = head(), where = file): string | undefined {
  if (!existsSync(where)) return undefined
  const kept: Partial<Asked> = JSON.parse(readFileSync(where, 'utf8'))
  return kept.at === at ? kept.since : undefined
}
