import type { Book, Chapter, Table } from '../book/book.schema.ts'
import { type Links, linksOf } from '../links.ts'
import { carriersIn } from '../trace.ts'

export type Kind =
  | 'requirement'
  | 'decision'
  | 'table'
  | 'test'
  | 'rule'
  | 'figure'
  | 'sentence'
  | 'machine'
  | 'state'
  | 'event'
  | 'rate'

/** A part of the book as the search knows it. */
export interface Document {
  /** The anchor of its link; each is one document. */
  readonly anchor: string
  readonly kind: Kind
  /** The part's own title, or words found only in the titles of its proofs. */
  readonly title: string
  readonly text: string
  /** Related words from elsewhere, such as the titles of its proofs. */
  readonly also: string
  /** The title of its chapter. */
  readonly within: string
}

/** Everything in a book that can be found. */
export function documentsOf(book: Book): readonly Document[] {
  const links = linksOf(book)
  const carriersOf = carriersIn(book)
  /** The titles of the tables and tests with this number. */
  const proofsOf = (id: string): string => {
    const { tables, tests } = carriersOf(id)
    return [
      ...tables.flatMap(({ table, rows }) => [table.title, ...rows.map(({ name }) => name)]),
      ...tests.map(({ title }) => title),
    ].join(' ')
  }
  return [
    ...book.chapters.flatMap((chapter) => documentsIn(chapter, links, proofsOf)),
    ...ratesOf(book),
  ]
}

function documentsIn(
  chapter: Chapter,
  { anchorOf }: Links,
  proofsOf: (id: string) => string,
): readonly Document[] {
  const document = (kind: Kind, part: object, title: string, text: string, also = '') => ({
    anchor: anchorOf(part),
    kind,
    title,
    text,
    also,
    within: chapter.title,
  })
  return [
    ...chapter.requirements.map((part) =>
      document('requirement', part, part.id, part.says, proofsOf(part.id)),
    ),
    ...chapter.decisions.map((part) =>
      document('decision', part, part.id, `${part.decided} ${part.why}`, proofsOf(part.id)),
    ),
    ...chapter.tables.map((part) => document('table', part, part.title, textOf(part))),
    ...chapter.tests.map((part) => document('test', part, part.title, '', part.ids.join(' '))),
    ...chapter.rules.map((part) => document('rule', part, part.name, part.says, part.code)),
    ...chapter.figures.map((part) => document('figure', part, part.name, part.says, part.code)),
    ...chapter.sentences.map((part) => document('sentence', part, part.name, part.text)),
    ...chapter.machines.flatMap((machine) => [
      document('machine', machine, machine.name, machine.says),
      ...machine.states.map((part) =>
        document('state', part, `${machine.name} › ${part.name}`, part.says),
      ),
      ...machine.events.map((part) =>
        document('event', part, `${machine.name} › ${part.name}`, part.says),
      ),
    ]),
  ]
}

const textOf = ({ ids, headings, rows }: Table): string =>
  [...ids, ...headings, ...rows.flatMap(({ cells }) => Object.values(cells))].join(' ')

/** One document for all rows of a rate. */
const ratesOf = ({ rates }: Book): readonly Document[] =>
  [...Map.groupBy(rates, ({ rate }) => rate)].map(([anchor, rows]) => ({
    anchor,
    kind: 'rate',
    title: rows[0]?.name ?? anchor,
    text: rows
      .map(({ appliesTo, figures, source }) => `${appliesTo} ${figures.join(' ')} ${source.title}`)
      .join(' '),
    also: anchor,
    within: '',
  }))
