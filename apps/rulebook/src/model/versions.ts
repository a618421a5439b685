/** The version of all that can be signed: a short digest of each of its parts. */
import { createHash } from 'node:crypto'
import type { RateEntry } from '../rates/rate-entry.ts'
import { rateBookId } from '../rates/rates-used.ts'
import type { Chapter, DecidingRules } from '../rulebook.ts'
import { type FiguresRead, figuresRead, textsOfProduct } from '../source/figure-readers.ts'
import { idsIn } from '../source/requirement-ids.ts'
import { byQuestion, type Decision } from './decisions.ts'
import { expectedSentences } from './expected-sentences.ts'
import { figuresFor } from './figures-of-requirements.ts'

/** The parts of a version, in their order. */
export function partsOf(id: string): readonly string[] {
  if (id === rateBookId) return ['where one of its rates comes from']
  return idsIn(id).length > 0 ? partsOfRequirement : partsOfChapter
}

const partsOfRequirement = [
  'the words of the requirement',
  'a file with a rule that decides it',
  'a figure or sentence that belongs to it',
  'a case that proves it',
  'an answered question that it rests on, or its reason',
]
const partsOfChapter = [
  'its words',
  'what was decided',
  'one of its rules',
  'one of its figures',
  'one of its cases',
]

/**
 * The version of each requirement: its text, the whole files of the rules that decide it (a rule relies on others beside
 * it), its figures, the sentences that its cases expect, the cases that prove it, and the answered questions that all
 * of these name, with their reasons.
 */
export const versionsOf = (
  chapters: readonly Pick<Chapter, 'proofs' | 'source'>[],
  deciding: DecidingRules,
  read: FiguresRead,
  decisions: readonly Decision[] = [],
): ReadonlyMap<string, string> => {
  const sources = chapters.map(({ source }) => source)
  const answersIn = answersNamed(decisions)
  const codes = new Map(
    sources.flatMap(({ rules }) =>
      rules.map(({ file, about, declarations }) => [
        file,
        [...about, ...declarations.flatMap(({ says, code }) => [...says, code])].join('\n'),
      ]),
    ),
  )
  const figures = figuresFor(chapters, read)
  const sentencesFor = expectedSentences(
    sources.flatMap(({ sentences }) => sentences.flatMap(({ sentences }) => sentences)),
  )
  return new Map(
    chapters.flatMap(({ proofs }) =>
      proofs.map(({ id, says, rows }) => {
        const files = new Set((deciding.get(id) ?? []).map(({ file }) => file))
        const rules = [...files].flatMap((file) => codes.get(file) ?? [])
        const own = (figures.get(id) ?? []).map(({ name, value }) => `${name}: ${value}`)
        const expected = new Set(rows.flatMap(({ row }) => row.cells.flatMap(sentencesFor)))
        const cases = rows.map(({ row }) => row.cells.join(' | '))
        const named = [says, ...rules, ...cases].join('\n')
        const parts = [says, rules, [...own, ...expected], cases, answersIn(named)]
        return [id, parts.map(hashOf).join('-')] as const
      }),
    ),
  )
}

/** What is said of each answered question that a text names, and why. */
function answersNamed(decisions: readonly Decision[]): (text: string) => readonly unknown[] {
  const answers = byQuestion(decisions)
  return (text) =>
    [...new Set(idsIn(text))].toSorted().flatMap((id) => {
      const answer = answers.get(id)
      return answer === undefined ? [] : [[id, answer.says, answer.why]]
    })
}

/** All of a chapter that a version is made of; "What changed" watches where each of it stands. */
export type Whole = Pick<
  Chapter,
  'id' | 'about' | 'words' | 'records' | 'proofs' | 'source' | 'tables'
>

/** The version of each chapter without requirements, which is signed as a whole. */
export const chapterVersionsOf = (
  chapters: readonly Whole[],
  decisions: readonly Decision[] = [],
): ReadonlyMap<string, string> =>
  new Map(
    chapters.filter(isSignedWhole).map(({ id, about, words, records, source, tables }) => {
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
      const recorded = records.map(({ why, entries, consequences }) => [why, entries, consequences])
      const named = JSON.stringify([about, words, codes, recorded])
      const decided = [...recorded, ...answersNamed(decisions)(named)]
      return [id, [[about, words], decided, codes, figures, cases].map(hashOf).join('-')] as const
    }),
  )

/**
 * The rate book: who publishes which rate; a further row from the same source changes nothing of that. The rates
 * themselves are kept with a sign-off, word for word.
 */
export const rateBookVersionOf = (entries: readonly RateEntry[]): string =>
  hashOf([
    ...new Set(
      entries.map(({ what, where, source }) =>
        [what, where, source.title, source.address].join('\n'),
      ),
    ),
  ])

/** Of all that can be signed. */
export const allVersionsOf = (
  chapters: readonly Whole[],
  deciding: DecidingRules,
  rates: readonly RateEntry[],
  decisions: readonly Decision[],
): ReadonlyMap<string, string> =>
  new Map([
    ...versionsOf(chapters, deciding, figuresRead(textsOfProduct()), decisions),
    ...chapterVersionsOf(chapters, decisions),
    [rateBookId, rateBookVersionOf(rates)],
  ])

const isSignedWhole = ({ proofs, source, tables }: Whole): boolean =>
  proofs.length === 0 && source.rules.length + source.figures.length + tables.length > 0

const hashOf = (part: unknown): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 8)
