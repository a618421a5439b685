/** The version of all that can be signed: its parts, and the pieces that each is made of. */
import type { RateEntry } from '../../rates/rate-entry.ts'
import { fileOfBook, fileOfHost } from '../../rates/rates-then.ts'
import { rateBookId } from '../../rates/rates-used.ts'
import type { Chapter, DecidingRules } from '../../rulebook.ts'
import { type FiguresRead, figuresRead, textsOfProduct } from '../../source/figure-readers.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import type { Table } from '../cases/tables.ts'
import { shownDeciding } from '../proof/shown-deciding.ts'
import type { Decision } from '../records/decisions.ts'
import type { RuleFile } from '../statements/domain.ts'
import { answersNamed } from './answers-named.ts'
import { expectedSentences, quotedSentences } from './expected-sentences.ts'
import { type FigureInFile, figuresFor } from './figures-of-requirements.ts'
import { machinePiece, machinesNaming } from './machine-pieces.ts'
import { type Piece, type Version, versionOf } from './pieces.ts'
import { piecesRun } from './pieces-run.ts'

/** The parts of a version, in their order. */
export function partsOf(id: string): readonly string[] {
  if (id === rateBookId) return ['where one of its rates comes from']
  return idsIn(id).length > 0 ? partsOfRequirement : partsOfChapter
}

const partsOfRequirement = [
  'the words of the requirement, or the section that states it',
  'a file with a rule that decides it',
  'a figure or sentence that belongs to it',
  'a case that proves it',
  'an answered question that it rests on, or its reason',
  'a machine whose words name it',
  'a rule or a machine that its cases run',
]
const partsOfChapter = [
  'its words',
  'what was decided',
  'one of its rules',
  'one of its figures',
  'one of its cases',
  'one of its machines',
]

type Versioned = Pick<Chapter, 'proofs' | 'source'> & Partial<Pick<Chapter, 'machines'>>

/**
 * The version of each requirement: its text, the whole files of the rules that decide it (a rule relies on others beside
 * it), its figures, the sentences that its cases expect or its words quote, the cases that prove it, the machines whose
 * words name it, the rules and machines that its own cases run, and the answered questions that all of these name, with
 * their reasons.
 */
export const versionsOf = (
  chapters: readonly Versioned[],
  deciding: DecidingRules,
  read: FiguresRead,
  decisions: readonly Decision[] = [],
): ReadonlyMap<string, Version> => {
  const sources = chapters.map(({ source }) => source)
  const answersIn = answersNamed(decisions)
  const codes = new Map(
    sources.flatMap(({ rules }) => rules.map((rules) => [rules.file, piecesOfRules(rules)])),
  )
  const figures = figuresFor(chapters, read)
  const said = sources.flatMap(({ sentences }) =>
    sentences.flatMap(({ file, sentences }) => sentences.map((one) => ({ ...one, file }))),
  )
  const [sentencesFor, quotedIn] = [expectedSentences(said), quotedSentences(said)]
  const runBy = piecesRun(chapters)
  const machinesFor = machinesNaming(chapters.flatMap(({ machines = [] }) => machines))
  return new Map(
    chapters.flatMap(({ proofs }) =>
      proofs.map((proof) => {
        const { id, says, section, rows } = proof
        const files = new Set((deciding.get(id) ?? []).map(({ file }) => file))
        const rules = [...files].flatMap((file) => codes.get(file) ?? [])
        const own = (figures.get(id) ?? []).map(figurePiece)
        const expected = rows.flatMap(({ row }) => row.cells.flatMap(sentencesFor))
        const both = [...expected, ...quotedIn(says)]
        const sentences = [
          ...new Map(both.map((one) => [`${one.file} ${one.text}`, one])).values(),
        ].map(({ file, text }) => ({
          file,
          name: `sentence ${text}`,
          says: text,
        }))
        const cases = rows.map(({ table, row }) => casePiece(table, row.cells))
        const file = requirementsFile
        const asked = { file, name: 'requirement', says }
        const stated = { file, name: 'section', says: `${section ?? ''}` }
        const machines = machinesFor(id)
        const named = textOf([asked, ...rules, ...cases, ...machines])
        const belonging = [rules, [...own, ...sentences], cases, answersIn(named), machines]
        const parts = [[asked, stated], ...belonging, runBy(proof)]
        return [id, versionOf(parts)] as const
      }),
    ),
  )
}

const textOf = (pieces: readonly Piece[]): string => pieces.flatMap(({ says }) => says).join('\n')

const requirementsFile = 'docs/requirements.yaml'

const piecesOfRules = ({ file, about, declarations }: RuleFile): readonly Piece[] => [
  ...(about.length === 0 ? [] : [{ file, name: 'head', says: about }]),
  ...declarations.map(({ name, says, code }) => ({
    file,
    name: `rule ${name}`,
    says: [...says, code],
  })),
]

const figurePiece = ({ file, name, value }: FigureInFile): Piece => ({
  file,
  name: `figure ${name}`,
  says: value,
})

const casePiece = ({ file, title }: Pick<Table, 'file' | 'title'>, says: Piece['says']): Piece => ({
  file,
  name: `cases ${title}`,
  says,
})

/** All of a chapter that a version is made of; "What changed" watches where each of it stands. */
export type Whole = Pick<
  Chapter,
  'id' | 'about' | 'words' | 'records' | 'proofs' | 'source' | 'tables' | 'machines'
>

/** The version of each chapter without requirements, which is signed as a whole. */
export const chapterVersionsOf = (
  chapters: readonly Whole[],
  decisions: readonly Decision[] = [],
): ReadonlyMap<string, Version> =>
  new Map(
    chapters
      .filter(isSignedWhole)
      .map(({ id, about, words, records, source, tables, machines }) => {
        const file = chaptersFile
        const said = [
          { file, name: 'chapter', says: about },
          ...Object.entries(words).map(([word, says]) => ({ file, name: `word ${word}`, says })),
        ]
        const rules = source.rules.flatMap(piecesOfRules)
        const figures = source.figures.flatMap(({ file, figures }) =>
          figures.map((figure) => figurePiece({ ...figure, file })),
        )
        const cases = tables.flatMap((table) =>
          table.rows.map(({ cells }) => casePiece(table, cells)),
        )
        const recorded = records.map(({ file, why, entries, consequences }) => ({
          file,
          name: 'record',
          says: [...why, ...[...entries, ...consequences].map(({ says }) => says)],
        }))
        const played = machines.map(machinePiece)
        const named = textOf([...said, ...rules, ...recorded, ...played])
        const decided = [...recorded, ...answersNamed(decisions)(named)]
        return [id, versionOf([said, decided, rules, figures, cases, played])] as const
      }),
  )

const chaptersFile = 'apps/rulebook/src/chapters/chapters.yaml'

/**
 * The rate book: who publishes which rate; a further row from the same source changes nothing of that. The rates
 * themselves are kept with a sign-off, word for word.
 */
export const rateBookVersionOf = (entries: readonly RateEntry[]): Version => {
  const sources = entries.map(({ what, where, source, decides }) => ({
    file: decides.includes('payslip') ? fileOfBook : fileOfHost,
    name: `source ${what}, ${where}`,
    says: [source.title, source.address].join('\n'),
  }))
  return versionOf([[...new Map(sources.map((one) => [`${one.name}\n${one.says}`, one])).values()]])
}

/** Of all that can be signed: a requirement rests on all rules that the book names as deciding it. */
export const allVersionsOf = (
  chapters: readonly Whole[],
  deciding: DecidingRules,
  rates: readonly RateEntry[],
  decisions: readonly Decision[],
): ReadonlyMap<string, Version> =>
  new Map([
    ...versionsOf(
      chapters,
      shownDeciding(chapters, deciding),
      figuresRead(textsOfProduct()),
      decisions,
    ),
    ...chapterVersionsOf(chapters, decisions),
    [rateBookId, rateBookVersionOf(rates)],
  ])

const isSignedWhole = ({ proofs, source, tables }: Whole): boolean =>
  proofs.length === 0 && source.rules.length + source.figures.length + tables.length > 0
