import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Decision, Level } from './book.schema.ts'

export interface ChapterEntry {
  readonly key: string
  readonly title: string
  readonly about: string
  readonly groups?: readonly string[]
  readonly records?: readonly string[]
}

export interface CatalogueEntry {
  readonly id: string
  readonly says: string
  readonly level: Level
}

/** Uses the current chapters, even for a book of an older commit. */
export const readChapters = (): readonly ChapterEntry[] =>
  parse(readFileSync('apps/rulebook/src/book/chapters.yaml', 'utf8'))

export const readRequirements = (root: string): readonly CatalogueEntry[] =>
  parse(readFileSync(join(root, 'docs/requirements.yaml'), 'utf8'))

/**
 * Reads each answered question in the decision records, `- **OQ-nnn** decided … **Why:** reason`. A
 * record that answers none counts as one decision.
 */
export function readDecisions(root: string): readonly Decision[] {
  const entries = globSync('docs/decisions/0*.md', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => decisionsIn(file, readFileSync(join(root, file), 'utf8')))
  // Some answers continue below a requirement.
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.reduce(joined, first)],
  )
}

const joined = (one: Decision, other: Decision): Decision => ({
  ...one,
  decided: `${one.decided}\n\n${other.decided}`,
  why: [one.why, other.why].filter((why) => why !== '').join('\n\n'),
})

export function decisionsIn(file: string, text: string): readonly Decision[] {
  const entries = text.split(/^(?=- \*\*)|^(?=#)/m).flatMap((entry): readonly Decision[] => {
    const [start, ids] = /^- \*\*([A-Z0-9, –-]+)\*\* /.exec(entry) ?? []
    const [id] = /OQ-\d{3}/.exec(ids ?? '') ?? []
    if (start === undefined || id === undefined) return []
    const [decided = '', why = ''] = entry.slice(start.length).split(/\*\*Why:\*\*/)
    return [{ id, decided: unindented(decided), why: unindented(why), file }]
  })
  if (entries.length > 0) return entries
  const [id = ''] = basename(file).split('-')
  const [, ...body] = text.split('\n')
  return [{ id, decided: body.join('\n').trim(), why: '', file }]
}

const unindented = (text: string): string => text.replace(/^ {2}/gm, '').trim()
