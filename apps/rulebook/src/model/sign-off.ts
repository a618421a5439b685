/**
 * Who has read which rule, and in which form. A sign-off lapses as soon as the requirement, a rule
 * that decides it or a row that proves it changes.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Chapter, DecidingRules } from '../rulebook.ts'
import { idsIn } from '../source/requirement-ids.ts'

const signOffFile = 'docs/rulebook-sign-off.yaml'

const head = `# Who has read which rule, and its version then. Written by
# npm run rulebook -- --sign <requirement> --by '<name>'. An entry of another version has lapsed.
`

interface SignOff {
  readonly requirement: string
  /** Of the requirement and of what decides and proves it. */
  readonly version: string
  readonly by: string
  /** 'YYYY-MM-DD'. */
  readonly on: string
}

export interface Signed extends Pick<SignOff, 'by' | 'on'> {
  readonly isCurrent: boolean
}

/** For each requirement: who signed it, latest first. */
export type SignOffs = ReadonlyMap<string, readonly Signed[]>

export const readSignOffs = (path = signOffFile): readonly SignOff[] =>
  existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? []) : []

export function signOffsOf(
  versions: ReadonlyMap<string, string>,
  written: readonly SignOff[],
): SignOffs {
  const byRequirement = Map.groupBy(written.toReversed(), ({ requirement }) => requirement)
  return new Map(
    [...byRequirement].map(([id, signed]) => [
      id,
      signed.map(({ version, by, on }) => ({ by, on, isCurrent: versions.get(id) === version })),
    ]),
  )
}

/**
 * The version of each requirement: its text, the whole files of the rules that decide it (a rule relies on others beside
 * it), the figures whose words name it, and the cases that prove it.
 */
export const versionsOf = (
  chapters: readonly Pick<Chapter, 'proofs' | 'source'>[],
  deciding: DecidingRules,
): ReadonlyMap<string, string> => {
  const sources = chapters.map(({ source }) => source)
  const codes = new Map(
    sources.flatMap(({ rules }) =>
      rules.map(({ file, about, declarations }) => [
        file,
        [...about, ...declarations.flatMap(({ says, code }) => [...says, code])].join('\n'),
      ]),
    ),
  )
  const figures = sources.flatMap(({ figures }) => figures.flatMap(({ figures }) => figures))
  return new Map(
    chapters.flatMap(({ proofs }) =>
      proofs.map(({ id, says, rows }) => {
        const files = new Set((deciding.get(id) ?? []).map(({ file }) => file))
        const rules = [...files].map((file) => codes.get(file))
        const own = figures
          .filter((figure) => idsIn(figure.says).includes(id))
          .map(({ name, value }) => `${name}: ${value}`)
        const cases = rows.map(({ row }) => row.cells.join(' | '))
        const hash = createHash('sha256').update(JSON.stringify([says, rules, own, cases]))
        return [id, hash.digest('hex').slice(0, 12)] as const
      }),
    ),
  )
}

/** Records that someone has read a requirement in its present form. */
export function sign(signOff: SignOff, path = signOffFile): void {
  if (!existsSync(path)) writeFileSync(path, head)
  const { requirement, version, by, on } = signOff
  appendFileSync(
    path,
    `- requirement: ${requirement}\n  version: ${JSON.stringify(version)}\n  by: ${JSON.stringify(by)}\n  on: ${JSON.stringify(on)}\n`,
  )
}
