/** What changed in a file, kept over a build: hundreds of files read again would take seconds. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { digestOf } from '../../run/digest.ts'
import { type Change, changesIn } from '../changes/changes.ts'

const keptIn = 'reports/rulebook-changes.json'

/** Of a week, and of what is not committed yet. */
const mostKept = 3000

/** A file with its text before and after. */
export interface TwoVersions {
  readonly file: string
  readonly before: string
  readonly after: string
}

/** All that changed in some files. What another version of this code found is not kept. */
export function changesInAll(files: readonly TwoVersions[], path = keptIn): readonly Change[] {
  const code = digestOf(...['model', 'source', 'page'].map((part) => `apps/rulebook/src/${part}`))
  const known: Readonly<Record<string, readonly Change[]>> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {}
  const found = files.map(({ file, before, after }) => {
    const key = createHash('sha256')
      .update(JSON.stringify([code, file, before, after]))
      .digest('hex')
    return [key, known[key] ?? changesIn(file, before, after)] as const
  })
  if (found.some(([key]) => known[key] === undefined)) {
    mkdirSync(dirname(path), { recursive: true })
    const kept = [...Object.entries(known), ...found].slice(-mostKept)
    writeFileSync(path, JSON.stringify(Object.fromEntries(kept)))
  }
  return found.flatMap(([, changes]) => changes)
}
