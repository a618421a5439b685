/** The groups of "What changed", with their contents and a filter; a long one is folded. */
import { namesBelow } from '../../model/cases/address-words.ts'
import { type Html, html } from '../html.ts'
import { counted } from '../words.ts'

export { html }

export interface ChangeGroup {
  readonly title: string
  /** The chapter that it is about: 'payslip'. */
  readonly chapter?: string
  /** '2 rules, 1 figure or rate, 3 cases with another result' */
  readonly counts: string
  /** How many changes and cases it lists. */
  readonly size: number
  readonly body: Html
}

export function changeGroups(groups: readonly ChangeGroup[]): Html {
  // By its title: in another comparison the same one has another place.
  const anchors = namesBelow(
    'changes',
    groups.map(({ title }) => title),
  )
  const named = groups.map((group, place) => ({ ...group, anchor: anchors[place] ?? '' }))
  return html`${groups.length > 1 && contentsOf(named)}${named.map((group) => groupPart(group, groups.length > 1))}`
}

interface NamedGroup extends ChangeGroup {
  readonly anchor: string
}

/** The filter stands first: it shortens the contents, too. */
const contentsOf = (groups: readonly NamedGroup[]): Html =>
  html`<p class="try-field change-filter" id="change-filter" hidden><label for="change-words">Show only changes with these words</label><input id="change-words" type="search" autocomplete="off"><output for="change-words"></output></p>
<nav class="change-contents" aria-label="What changed, by subject"><ul>${groups.map(({ anchor, title, counts }) => html`<li><a href="#${anchor}">${title}</a>: ${counts}</li>`)}</ul></nav>`

const groupPart = (
  { anchor, title, chapter = '', counts, size, body }: NamedGroup,
  isOne: boolean,
) =>
  html`<div class="change-group" id="${anchor}" data-find="changes" data-subject="${chapter}" data-named="${title}" data-says="${title}: ${counts}"><h2>${title}</h2>${isOne && size > mostOpen ? html`<details><summary>${counts}</summary>${body}</details>` : body}</div>`

/** More are opened on request, if there are other groups. */
const mostOpen = 12

/** '3 cases with another result' beside what changed. */
export const casesInWords = (count: number): string =>
  count === 0 ? '' : `${counted(count, 'case with another result', 'cases with another result')}`
