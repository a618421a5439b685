/** Where today's book tells what "What changed" names. */
import { nameOfRow } from '../../model/cases/row-names.ts'
import type { Change } from '../../model/changes/changes.ts'
import type { Chapter } from '../../rulebook.ts'
import { figureAnchor, fileAnchor, machineAnchor, ruleAnchor, sentenceAnchor } from '../anchors.ts'
import { asWritten } from './former-words.ts'

/** The anchors of today's places; none for what is gone, or has no place of its own. */
export interface PlacesToday {
  readonly ofChange: (change: Pick<Change, 'kind' | 'file' | 'name'>) => string | undefined
  /** Of a table by its file and its title. */
  readonly ofTable: (file: string, title: string) => string | undefined
}

export const nowhere: PlacesToday = { ofChange: () => undefined, ofTable: () => undefined }

export function placesToday(
  chapters: readonly Pick<Chapter, 'source' | 'machines' | 'tables'>[],
): PlacesToday {
  const known = new Set(chapters.flatMap(({ source }) => anchorsIn(source)))
  const machines = new Map(
    chapters.flatMap(({ machines }) =>
      machines.map(({ file, name }) => [file, machineAnchor(name)] as const),
    ),
  )
  const tables = chapters.flatMap(({ tables }) => tables)
  const rows = Map.groupBy(
    tables.flatMap((table) =>
      table.rows.map((row) => ({ name: `${table.file} ${nameOfRow(table, row)}`, ...row })),
    ),
    ({ name }) => name,
  )
  return {
    ofChange: ({ kind, file, name }) => {
      if (kind === 'machine') return machines.get(file)
      // Of several rows with one name nobody can tell which changed.
      const [row, ...others] = kind === 'case' ? (rows.get(`${file} ${name}`) ?? []) : []
      const anchor = row === undefined ? anchorOf(kind, file, name) : row.anchor
      return others.length === 0 && (row !== undefined || known.has(anchor)) ? anchor : undefined
    },
    ofTable: (file, title) =>
      tables.find((table) => table.file === file && table.title === title)?.anchor,
  }
}

const anchorsIn = ({ rules, figures, sentences }: Chapter['source']): readonly string[] => [
  ...rules.flatMap(({ file, declarations }) => [
    fileAnchor(file),
    ...declarations.map(({ name }) => ruleAnchor(file, name)),
  ]),
  ...figures.flatMap(({ file, figures }) => figures.map(({ name }) => figureAnchor(file, name))),
  ...sentences.flatMap(({ file, sentences }) =>
    sentences.map(({ key }) => sentenceAnchor(file, key)),
  ),
]

function anchorOf(kind: Change['kind'], file: string, name: string): string {
  if (kind === 'rule') return ruleAnchor(file, name.replace(asWritten, ''))
  if (kind === 'figure or rate') return figureAnchor(file, name)
  // Without the module that it is in: 'outOfRange' of withdrawalMessages.outOfRange.
  if (kind === 'sentence') return sentenceAnchor(file, name.replace(/^\w+\./, ''))
  return ''
}
