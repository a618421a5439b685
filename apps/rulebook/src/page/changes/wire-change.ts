/** What a changed call or field is about: its comment, the server's fields and the requirements. */
import { existsSync, readFileSync } from 'node:fs'
import { type Change, subjectOf } from '../../model/changes/changes.ts'
import {
  concernedBy,
  fieldsHeldAs,
  type Spellings,
  spellingsToday,
} from '../../model/concerned/fields-concerned.ts'
import { adapterFolder } from '../../source/domain-folder.ts'
import { type Html, html, nothing } from '../html.ts'
import { figureInEnglish } from '../in-words/code-words.ts'
import type { Linking } from '../words.ts'
import { subjectInWords } from './change-subject.ts'

export function wireChange(
  change: Change,
  link: Linking,
  spellings: () => Spellings = spellingsToday,
): Html {
  const { kind, file, name } = change
  if (kind === 'call or field' && file.endsWith('.schema.ts')) return heldAs(file, name)
  if (kind !== 'call or field' || !file.startsWith(`${adapterFolder}/`)) return nothing
  const { says, fields, ids } = concernedBy(change, spellings())
  const byChapter = Map.groupBy(fields, (field) => chapterOf(field.file))
  return html`${says !== '' && html`<br>What it is: ${link(says)}`}${fields.length > 0 && html`<br>It is how these fields of the server are read or sent: ${[...byChapter].map(([chapter, some]) => fieldsIn(chapter, some)).join('; ')}.`}${ids.length > 0 && html`<br>Concerns ${link(listed(ids))}.`}`
}

/** The fields that a constant beside a record is short for. */
function heldAs(file: string, name: string): Html {
  const fields =
    name.includes('.') || !existsSync(file) ? [] : fieldsHeldAs(name, readFileSync(file, 'utf8'))
  return html`${fields.length > 0 && html`<br>It is how these fields are held: ${listed(fields.map(figureInEnglish))}.`}`
}

const chapterOf = (file: string): string => subjectInWords(subjectOf(file)).replace(/:.*$/, '')

const fieldsIn = (chapter: string, fields: readonly { readonly name: string }[]): string =>
  `${listed([...new Set(fields.map(({ name }) => name))])} (${chapter})`

/** A few of many. */
const listed = (names: readonly string[]): string => {
  const shown = names.length > most ? names.slice(0, most) : names
  const more = names.length - shown.length
  return new Intl.ListFormat('en-GB').format([...shown, ...(more > 0 ? [`${more} more`] : [])])
}

const most = 12
