/** Figures that are others now: whether a case tells, and what still states the old one. */
import { fileAnchor, ruleAnchor, sentenceAnchor, wordAnchor } from '../../page/anchors.ts'
import { subjectInWords } from '../../page/changes/change-subject.ts'
import { englishOf, figureInEnglish } from '../../page/in-words/code-words.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type FailedCase, failedIn } from '../causes/failed-cases.ts'
import type { OtherResult } from '../causes/other-results.ts'
import { type Change, subjectOf } from '../changes/changes.ts'
import type { RuleFile } from '../statements/domain.ts'
import { mayRun } from '../statements/reached-files.ts'
import { type Named, quotesOf, type Said } from './quotes.ts'
import { type ReadersOf, readersToday } from './readers-of-changes.ts'

export interface ChangedFigure {
  readonly change: Change
  /** What is said of it; empty if nothing is. */
  readonly says: string
  /** Does a rule read it, so that a case of the rules could tell? */
  readonly isRead: boolean
  /** Cases that run such a rule and fail; of what no rule reads, those whose tests use its file. */
  readonly failing: number
  /** Failing cases that come out otherwise once its file is as it was, as runs have shown. */
  readonly causing: number
  /** Cases of then that run such a rule and have another result; unknown if they were not run again. */
  readonly altered: number | undefined
  /** Other facts of then, of tests that use its file, that no longer hold. */
  readonly facts: number
  /** What is said today and states the old value. */
  readonly quotes: readonly Said[]
}

export function changedFigures(
  book: Pick<Rulebook, 'chapters' | 'decisions' | 'records' | 'release'> &
    Partial<Pick<Rulebook, 'causingFiles'>>,
  readersOf: ReadersOf = readersToday,
): readonly ChangedFigure[] {
  const { changes, earlier } = book.release
  const figures = changes.filter(
    ({ kind, was, is, isRenamed }) =>
      kind === 'figure or rate' && was !== undefined && is !== undefined && !isRenamed,
  )
  if (figures.length === 0) return []
  const texts = saidIn(book)
  // The words of rules state numbers; a value that is a word stands in many of them by chance.
  const rules = book.chapters.flatMap(({ source }) => source.rules.flatMap(saidOfRules))
  const failing = book.chapters
    .flatMap(failedIn)
    .map((failed) => withCausing(failed, book.causingFiles?.get(failed.anchor)))
  return figures.map((change) => {
    const readers = readersOf(change)
    const { was = '' } = change
    const about = aboutOf(change, book)
    // What runs have shown counts more than what a case is known to run.
    const isRunBy = ({ ran = [], file, causing }: Pick<OtherResult, 'ran' | 'file' | 'causing'>) =>
      causing?.includes(change.file) ??
      ((readers.size === 0 || ran.some((name) => readers.has(name))) && mayRun(file, change.file))
    return {
      change,
      says: about.says,
      isRead: readers.size > 0,
      failing: failing.filter((one) => isRunBy(one)).length,
      causing: failing.filter(({ causing }) => causing?.includes(change.file)).length,
      altered: earlier?.others.filter((one) => isRunBy(one)).length,
      facts: (earlier?.facts ?? []).filter(
        ({ file, causing }) => causing?.includes(change.file) ?? mayRun(file, change.file),
      ).length,
      quotes: quotesOf(
        was,
        about,
        /\d/.test(was) ? [...texts, ...rules] : texts,
        figuresOf(book).filter(({ value, name }) => value === was && name !== change.name),
        figures
          .filter((other) => other.was === was && other.name !== change.name)
          .map((other) => aboutOf(other, book)),
      ),
    }
  })
}

const withCausing = (failed: FailedCase, causing: readonly string[] | undefined): FailedCase =>
  causing === undefined ? failed : { ...failed, causing }

/** Every figure of today, with what it is called and what is said of it. */
const figuresOf = ({ chapters }: Pick<Rulebook, 'chapters'>) =>
  chapters
    .flatMap(({ source, standIn }) => [...source.figures, ...(standIn?.figures ?? [])])
    .flatMap(({ file, figures }) =>
      figures.map((figure) => ({
        ...figure,
        file,
        called: figureInEnglish(figure.name),
        chapter: chapterOf(file),
      })),
    )

function aboutOf({ file, name }: Change, book: Pick<Rulebook, 'chapters'>): Named {
  const figure = figuresOf(book).find((one) => one.file === file && one.name === name)
  return { called: figureInEnglish(name), says: figure?.says ?? '', chapter: chapterOf(file) }
}

/** 'withdrawal' of 'packages/domain/src/withdrawal/withdrawal.policy.ts'. */
const chapterOf = (file: string): string => subjectOf(file).replace(/\/.*/, '')

/** What people wrote about the product, and what the product says. */
function saidIn({
  chapters,
  decisions,
  records,
}: Pick<Rulebook, 'chapters' | 'decisions' | 'records'>): readonly Said[] {
  const told: readonly Said[] = [
    ...decisions.map(({ id, says, why }) => ({ anchor: id, name: id, says: `${says} ${why}` })),
    ...records.flatMap(({ title, entries, consequences }) =>
      [...entries, ...consequences].map(({ anchor, says }) => ({ anchor, name: title, says })),
    ),
    ...chapters.flatMap(({ id, title, words, doesNot, proofs, source }) => [
      ...[
        ...wordsOf('word', id, words),
        ...wordsOf('not', id, doesNot),
        ...proofs.map(({ id, says }) => ({ anchor: id, name: id, says })),
        ...source.sentences.flatMap(({ file, sentences }) =>
          sentences.map(({ key, texts }) => ({
            anchor: sentenceAnchor(file, key),
            name: `a sentence of ${title}`,
            says: texts.join(' '),
          })),
        ),
      ].map((said) => ({ ...said, chapter: id })),
    ]),
  ]
  return [...new Map(told.map((said) => [said.anchor, said])).values()]
}

/** The words that a chapter explains, and what Save has no way to do. */
const wordsOf = (
  prefix: 'word' | 'not',
  chapter: string,
  words: Readonly<Record<string, string>> = {},
): readonly Said[] =>
  Object.entries(words).map(([word, says]) => ({
    anchor: wordAnchor(prefix, chapter, word),
    name: `the word “${word}”`,
    says: `${word}: ${says}`,
  }))

/** The words of a file of rules, and of each rule in it. */
const saidOfRules = ({ file, about, declarations }: RuleFile): readonly Said[] => [
  {
    anchor: fileAnchor(file),
    name: `the rules of “${subjectInWords(subjectOf(file))}”`,
    says: about.join(' '),
  },
  ...declarations.map(({ name, says }) => ({
    anchor: ruleAnchor(file, name),
    name: englishOf(name),
    says: says.join(' '),
  })),
]
