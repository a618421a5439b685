/** The likely causes of all failures in a few lines, each leading to its cases. */
import type { FailedGroup } from '../../model/causes/failed-group.ts'
import { isGiven } from '../../source/given-values.ts'
import { isTestOfRows } from '../../source/written-facts.ts'
import { type Html, html, nothing } from '../html.ts'
import { ruleInEnglish } from '../in-words/code-words.ts'
import { counted } from '../words.ts'
import { withUnits } from './case-units.ts'
import { nameOfChange } from './change-name.ts'
import { subjectInWords } from './change-subject.ts'
import { withWholeRows } from './whole-rows.ts'

/** Where the cases of a cause stand, counted from 0. */
export const causeAnchor = (place: number): string => `cause-${place + 1}`

/** None for a single cause, which stands just below. */
export function causesList(groups: readonly FailedGroup[]): Html {
  if (groups.length < 2) return nothing
  const count = groups.flatMap(({ cases }) => cases).length
  return html`<p>${counted(count, 'case')} fail, for ${groups.length} likely causes:</p><ol class="causes">${groups.map((group, place) => html`<li><a href="#${causeAnchor(place)}">${causeInWords(group)}</a>: ${countInWords(group)}</li>`)}</ol>`
}

/** What has changed, or else the rule, or else what the cases are about. */
export function causeInWords({ causing, rule, subject }: FailedGroup): Html {
  const [first, ...more] = withWholeRows(causing)
  if (first !== undefined)
    return html`${changedWords(causing)}: ${nameOfChange(withUnits(first), (text) => html`${text}`)}${more.length > 0 && ` and ${more.length} more`}`
  return html`${rule === undefined ? subjectInWords(subject) : ruleInEnglish(rule.name)}`
}

/** A case that was edited itself, or is new, is no fault of a rule. */
export function changedWords(causing: FailedGroup['causing']): string {
  if (!isOfCases(causing)) return 'Changed'
  if (causing.every(({ name }) => isGiven(name) || isTestOfRows(name))) return 'Changed in the test'
  const isNew = causing.every(({ was }) => was === undefined)
  return isNew ? 'The case itself is new' : 'The case itself was edited'
}

export const isOfCases = (causing: FailedGroup['causing']): boolean =>
  causing.length > 0 && causing.every(({ kind }) => kind === 'case')

function countInWords({ cases }: FailedGroup): string {
  const chapters = [...new Set(cases.map(({ chapter }) => chapter))]
  const where = chapters.length > mostNamed ? `${chapters.length} chapters` : chapters.join(' and ')
  return `${counted(cases.length, 'case')} in ${where}`
}

const mostNamed = 2
