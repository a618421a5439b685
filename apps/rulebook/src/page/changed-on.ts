import type { ChangedOn } from '../model/history/last-changed.ts'
import { type Html, html } from './html.ts'
import { dayInWords } from './words.ts'

/** 'last changed on 21 November 2026' */
export function changedOnInWords(on: ChangedOn): string {
  if (on === 'not committed') return 'changed, and not committed yet'
  return on === 'not known'
    ? 'not known when it last changed'
    : `last changed on ${dayInWords(on.day)}`
}

/** Beside what it is about. */
export const changedOnPart = (on: ChangedOn): Html =>
  html`<small class="changed-on">${changedOnInWords(on)}</small>`

/** What the day means, once for all. */
export const changedOnNote =
  '“Last changed on” is the day of the newest change to the words or the formula themselves, as the repository’s history tells. A move to another file or other line breaks are no change. Where the history is not at hand the day is not known.'
