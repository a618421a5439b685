import type { Result } from '../model/cases/tables.ts'
import { type Standing, standingWords } from '../model/proof/requirements.ts'
import { type Html, html, nothing } from './html.ts'

type Kind = 'good' | 'bad' | 'open' | 'away'

const signs: Readonly<Record<Kind, string>> = { good: '✓', bad: '✗', open: '–', away: '○' }

/** A mark with its word beside it, for people who can't tell green from red. */
const mark = (kind: Kind, word: string): Html =>
  html`<span class="mark mark-${kind}"><span aria-hidden="true">${signs[kind]}</span> ${word}</span>`

const ofResult: Readonly<Record<Result, Html>> = {
  passed: mark('good', 'holds'),
  failed: mark('bad', 'does not hold'),
  'not run': mark('open', 'not proven'),
}

const ofStanding: Readonly<Record<Standing, Html>> = {
  holds: mark('good', standingWords.holds),
  fails: mark('bad', standingWords.fails),
  'proven elsewhere': mark('away', standingWords['proven elsewhere']),
  'not asked': mark('away', standingWords['not asked']),
  'not proven': mark('open', standingWords['not proven']),
}

/** Of a sign-off that has lapsed. */
export const changedMark: Html = mark('open', 'changed since')

/** Of a requirement whose cases may still prove its former words. */
export const rewordedMark: Html = mark('open', 'reworded since its cases were written')

export const resultMark = (result: Result): Html => ofResult[result]
export const standingMark = (standing: Standing): Html => ofStanding[standing]

/** The link to a row, a sentence or a figure, for copying and sending. */
export const anchorLink = (anchor: string): Html =>
  html`<a class="anchor" href="#${anchor}"><span aria-hidden="true">#</span><span class="visually-hidden">Link to this</span></a>`

/** For the search: a case is below the rule that it proves. */
export const provesOf = (ids: readonly string[]): Html =>
  ids.length === 0 ? nothing : html` data-proves="${ids.join(' ')}"`
