/**
 * Who has read which rule, and in which form. A sign-off lapses as soon as the requirement, a rule
 * that decides it or a row that proves it changes.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Chapter, DecidingRules } from '../rulebook.ts'
import { idsIn } from '../source/requirement-ids.ts'
import { type SignOff, signOffHead, signOffName, signOffText } from './sign-off-entry.ts'

const signOffFile = `docs/${signOffName}`

export interface Signed extends Pick<SignOff, 'by' | 'on'> {
  readonly isCurrent: boolean
  /** What has changed since, in words. */
  readonly changed: readonly string[]
}

/** For each requirement: who signed it, latest first. */
export type SignOffs = ReadonlyMap<string, readonly Signed[]>

export const readSignOffs = (path = signOffFile): readonly SignOff[] =>
  parse(signOffsWritten(path)) ?? []

/** The whole file. */
export const signOffsWritten = (path = signOffFile): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : signOffHead

/** The parts of a requirement's version, in their order. */
const parts = [
  'the words of the requirement',
  'a file with a rule that decides it',
  'a figure that belongs to it',
  'a case that proves it',
]
const partsOfChapter = ['its words', 'one of its rules', 'one of its figures', 'one of its cases']

/** Which parts differ; all of them are unknown to a version that was written in another way. */
function changedIn(id: string, version: string, now: string): readonly string[] {
  const names = idsIn(id).length > 0 ? parts : partsOfChapter
  const [then, since] = [version.split('-'), now.split('-')]
  return then.length === names.length ? names.filter((_, at) => then[at] !== since[at]) : []
}

export function signOffsOf(
  versions: ReadonlyMap<string, string>,
  written: readonly SignOff[],
): SignOffs {
  const byRequirement = Map.groupBy(written.toReversed(), ({ requirement }) => requirement)
  return new Map(
    [...byRequirement].map(([id, signed]) => [
      id,
      signed.map(({ version, by, on }) => {
        const now = versions.get(id) ?? ''
        return { by, on, isCurrent: now === version, changed: changedIn(id, version, now) }
      }),
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
        return [id, [says, rules, own, cases].map(hashOf).join('-')] as const
      }),
    ),
  )
}

type Whole = Pick<Chapter, 'id' | 'about' | 'words' | 'proofs' | 'source' | 'tables'>

/** The version of each chapter without requirements, which is signed as a whole. */
export const chapterVersionsOf = (chapters: readonly Whole[]): ReadonlyMap<string, string> =>
  new Map(
    chapters.filter(isSignedWhole).map(({ id, about, words, source, tables }) => {
      const codes = source.rules.flatMap(({ declarations }) =>
        declarations.flatMap(({ says, code }) => [...says, code]),
      )
      const figures = source.figures.flatMap(({ figures }) =>
        figures.map(({ name, value }) => `${name}: ${value}`),
      )
      const cases = tables.flatMap(({ title, rows }) => [
        title,
        ...rows.map(({ cells }) => cells.join(' | ')),
      ])
      return [id, [[about, words], codes, figures, cases].map(hashOf).join('-')] as const
    }),
  )

/** Of all that can be signed. */
export const allVersionsOf = (
  chapters: readonly Whole[],
  deciding: DecidingRules,
): ReadonlyMap<string, string> =>
  new Map([...versionsOf(chapters, deciding), ...chapterVersionsOf(chapters)])

const isSignedWhole = ({ proofs, source, tables }: Whole): boolean =>
  proofs.length === 0 && source.rules.length + source.figures.length + tables.length > 0

const hashOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)

/** Records that someone has read a requirement in its present form. */
export function sign(signOff: SignOff, path = signOffFile): void {
  if (!existsSync(path)) writeFileSync(path, signOffHead)
  appendFileSync(path, signOffText(signOff))
}
