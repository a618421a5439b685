/** One change of "What changed": what it is called, what happened to it, and how it reads before and after. */
import { type Change, subjectOf } from '../../model/changes/changes.ts'
import { type Html, html, nothing } from '../html.ts'
import type { Linking } from '../words.ts'
import { withUnits } from './case-units.ts'
import { isMachineCode, nameOfChange, valuesOf } from './change-name.ts'
import { subjectInWords } from './change-subject.ts'
import { beforeAndAfter, inWordsPart, renamedLine, stillQuoted } from './change-words.ts'
import { asWritten } from './former-words.ts'
import { lostLimitOf } from './lost-limits-part.ts'
import { nowhere } from './place-today.ts'
import { wireChange } from './wire-change.ts'

/** @param places where today's book tells it; without them it has no link */
export function changeLine(written: Change, link: Linking, places = nowhere): Html {
  if (written.isRenamed) return renamedLine(written, link)
  const change = withUnits(written)
  const { was, is } = valuesOf(change)
  return html`
<b>${nameOfChange(change, link)}</b> ${happened(change)}${placeLink(places.ofChange(written))}
${change.hasOldWords && html`<br>${change.name.startsWith('guards') ? 'Its condition' : 'What it does'} has changed; its words have not, and may no longer hold.`}
${change.lostLimit !== undefined && html`<br>${lostLimitOf(change)}`}
${inWordsPart(change)}${wireChange(change, link)}${isOpened(change) ? html`<details><summary>${change.kind === 'case' ? 'In the code of the test' : 'Before and after'}</summary>${beforeAndAfter(change, was, is)}${placeInCode(change)}</details>` : html`${beforeAndAfter(change, was, is)}${foldedPlace(change)}`}${stillQuoted(change)}`
}

export const placeLink = (anchor: string | undefined): Html =>
  anchor === undefined ? nothing : html` · <a href="#${anchor}">where it stands</a>`

/** Of a machine: words say where it is, and the code only who looks for it there. */
const placeInCode = ({ kind, name }: Change): Html =>
  kind === 'machine' ? html`<br><code class="code-name">${name}</code>` : nothing

const foldedPlace = (change: Change): Html =>
  change.kind === 'machine'
    ? html`<details class="in-code"><summary>Where in the code</summary>${placeInCode(change)}</details>`
    : nothing

function happened(change: Change): string {
  const { was, is, isReworded, isOfWords, isOfKept, isSinceCommit, movedFrom } = change
  if (isOfWords) return was === undefined ? 'has words now' : 'has no words any more'
  if (isSinceCommit) return is === undefined ? 'is gone since the last commit' : sinceCommit
  if (isReworded) return 'reworded, with the same values and results'
  if (movedFrom !== undefined)
    return `changed, and moved here from “${subjectInWords(subjectOf(movedFrom))}”`
  if (was === undefined) return 'is new'
  if (is !== undefined) return 'changed'
  return isOfKept ? 'is gone; the answer still stands' : 'is gone'
}

const sinceCommit = 'changed since the last commit'

/** Code of a machine, of a test or of a call that words tell, and more code of a rule than a line, is opened on request: words stand above it. */
function isOpened(change: Change): boolean {
  const { kind, name, was = '', is = '' } = change
  const isCode = (kind === 'rule' && name.endsWith(asWritten)) || kind === 'call or field'
  const isLong = isCode && was.length + is.length > 160
  const isOfTest = kind === 'case' && /\bexpect\w*[(.]/.test(was + is)
  const isOfCall = kind === 'call or field' && change.inWords !== undefined
  const isOfTimes = kind === 'machine' && change.inWords !== undefined
  const isCodeAlone = kind === 'screen' || isMachineCode(change)
  return isLong || isOfTest || isOfCall || isOfTimes || isCodeAlone
}
