import type { Table } from '../../model/cases/tables.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'

/** Told on the first page: rows that look like proofs and prove nothing. */
export function openRowsPart({ chapters }: Pick<Rulebook, 'chapters'>, link: Linking): Html {
  const tables = chapters
    .flatMap(({ tables }) => tables)
    .filter((table) => openIn(table) + unreadIn(table).length > 0)
  if (tables.length === 0) return nothing
  return html`<div class="trouble" role="alert"><h2>Rows that prove nothing</h2><p>A test that was left out, or that compares too little, shows nothing: nobody knows whether these rows hold.</p><ul>${tables.map((table) => html`<li><a href="#${table.anchor}">${link(table.title)}</a>: ${[openWords(table), ...unreadIn(table)].join(' ')}</li>`)}</ul></div>`
}

const openIn = ({ rows }: Table): number => rows.filter(({ result }) => result === 'not run').length

/** Rows that hold for want of a column say so themselves. */
const unreadIn = (table: Table): readonly string[] =>
  (openIn(table) > 0 ? [] : (table.unread ?? [])).map(
    (name) => `No test reads the column “${name}”.`,
  )

const openWords = (table: Table): string =>
  openIn(table) === 0 ? '' : `${counted(openIn(table), 'row')}. ${doubtsIn(table)}`

const doubtsIn = ({ rows }: Table): string =>
  [
    ...new Set(
      rows
        .filter(({ result }) => result === 'not run')
        .map(({ doubt = 'No test reads them, or the one that does is left out.' }) => doubt),
    ),
  ].join(' ')
