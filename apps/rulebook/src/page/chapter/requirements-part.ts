import { nameOfRow } from '../../model/cases/row-names.ts'
import { requirementsFile } from '../../model/history/dated-texts.ts'
import { ranByAll } from '../../model/proof/ran-by-all.ts'
import type { RequirementProof } from '../../model/proof/requirements.ts'
import type { Signed } from '../../model/sign-off/sign-off.ts'
import type { RuleFile } from '../../model/statements/domain.ts'
import type { DecidingRules } from '../../rulebook.ts'
import { fileAnchor, ruleAnchor } from '../anchors.ts'
import { changedOnPart } from '../changed-on.ts'
import { type Html, html, nothing } from '../html.ts'
import { figureInEnglish, ruleInEnglish, ruleNameInEnglish } from '../in-words/code-words.ts'
import { requirementInWords } from '../in-words/requirement-words.ts'
import { changedMark, rewordedMark, standingMark } from '../marks.ts'
import { counted, dayInWords, type Linking } from '../words.ts'
import type { ChapterAid } from './chapter-part.ts'

/** What stands with the requirements beside their proofs. */
type RequirementAid = Pick<ChapterAid, 'deciding' | 'signOffs' | 'reworded' | 'lastChanged'> & {
  /** The files of rules that the page shows. */
  readonly rules: readonly Pick<RuleFile, 'file' | 'declarations'>[]
}

export function requirementsPart(
  proofs: readonly RequirementProof[],
  aid: RequirementAid,
  link: Linking,
): Html {
  if (proofs.length === 0) return nothing
  return html`<ol class="requirements">${proofs.map((proof) => requirement(proof, aid, link))}</ol>`
}

const requirement = (
  proof: RequirementProof,
  { deciding, signOffs, reworded, lastChanged, rules }: RequirementAid,
  link: Linking,
): Html => html`
<li id="${proof.id}" class="standing-${proof.standing.replace(' ', '-')}" data-find="requirement">
<p class="requirement-head"><a class="number" href="#${proof.id}">${proof.id}</a> ${standingMark(proof.standing)}${reworded.has(proof.id) && html` ${rewordedMark}`}${proof.section !== undefined && html` <small class="source">section ${proof.section} of the specification</small>`} ${changedOnPart(lastChanged('requirement', requirementsFile, proof.id))}</p>
<p class="requirement-says">${link(proof.says)}</p>${inWords(proof, link)}${readBy(signOffs.get(proof.id) ?? [])}
${proofLines(proof, deciding, rules)}</li>`

/** What a requirement says with the server's names, in words. */
function inWords({ id, says }: RequirementProof, link: Linking): Html {
  const words = requirementInWords(id, says)
  return words === undefined ? nothing : html`<p class="in-words">In words: ${link(words)}</p>`
}

/** Who has read it, and what has changed since. */
export const readBy = (signed: readonly Signed[]): Html =>
  signed.length === 0 ? nothing : html`<div class="read-by">${signed.map(oneReader)}</div>`

const oneReader = ({ by, on, isCurrent, changed }: Signed): Html => html`
<p>Read by ${by} on ${dayInWords(on)}${isCurrent ? html`.` : html` ${changedMark}`}</p>${changedList(changed)}`

/** A new tax year changes all rates at once: so many are opened on request. */
export function changedList(changed: readonly string[]): Html {
  if (changed.length === 0) return nothing
  const list = html`<ul class="changed-since">${changed.map((what) => html`<li>${startingLarge(what)}</li>`)}</ul>`
  return changed.length > mostChanges
    ? html`<details><summary>${counted(changed.length, 'change')}</summary>${list}</details>`
    : list
}

const mostChanges = 5

const startingLarge = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

function proofLines(
  proof: RequirementProof,
  deciding: DecidingRules,
  shown: RequirementAid['rules'],
): Html {
  const rules = deciding.get(proof.id) ?? []
  const parts = [
    rules.length > 0 &&
      html`<p>Decided by ${commas(rules.map(({ anchor, name, file }) => html`<a href="#${anchor}">${decidingInEnglish(name)}</a>${ranPart(proof, file, anchor, shown)}`))}</p>`,
    proof.rows.length > 0 && rowLinks(proof.rows),
    proof.facts.length > 0 &&
      html`<details><summary>${counted(proof.facts.length, 'fact')}</summary><ul>${proof.facts.map(
        ({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`,
      )}</ul></details>`,
    proof.standing === 'proven elsewhere' &&
      html`<details><summary>Shown by ${counted(proof.elsewhere.length, 'test')} of screens or calls</summary><ul>${proof.elsewhere.map(
        ({ file, titles }) => html`<li>${titles.at(-1)} <small class="source">${file}</small></li>`,
      )}</ul></details>`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? nothing : html`<div class="proofs">${parts}</div>`
}

/** Of a whole file of rules those that every case of the requirement runs: one of them decides it. */
function ranPart(
  proof: RequirementProof,
  file: string,
  anchor: string,
  shown: RequirementAid['rules'],
): Html {
  if (anchor !== fileAnchor(file)) return nothing
  const known = shown.find((rules) => rules.file === file)?.declarations.map(({ name }) => name)
  const names = ranByAll(proof, file, (name) => known?.includes(name) ?? false)
  if (names.length === 0) return nothing
  return html` (all of its cases run ${commas(names.map((name) => html`<a href="#${ruleAnchor(file, name)}">${ruleNameInEnglish(name)}</a>`))})`
}

/** A rule, a whole file of rules, a machine or a figure. */
const decidingInEnglish = (name: string): string =>
  /^\w+\.\w/.test(name) && !name.endsWith('.ts')
    ? `the figure ${figureInEnglish(name)}`
    : ruleInEnglish(name)

/** The rows that prove it, by their table; apart from them those that only run through it. */
function rowLinks(rows: RequirementProof['rows']): Html {
  const own = rows.filter(({ isOwn }) => isOwn)
  const others = rows.filter(({ isOwn }) => !isOwn)
  return html`${own.length > 0 && rowList(own, 'row', nothing)}${others.length > 0 && rowList(others, 'further row', html` also ${others.length === 1 ? 'runs' : 'run'} through it`)}`
}

function rowList(rows: RequirementProof['rows'], what: string, after: Html): Html {
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return html`<details><summary>${counted(rows.length, what)} of ${counted(byTable.size, 'decision table')}${after}</summary>
<ul>${[...byTable].map(
    ([table, found]) =>
      html`<li><a href="#${table.anchor}">${table.title}</a>: ${commas(found.map(({ row }) => html`<a href="#${row.anchor}">${nameOfRow(table, row)}</a>`))}</li>`,
  )}</ul></details>`
}

export const commas = (parts: readonly Html[]): readonly Html[] =>
  parts.map((part, index) => (index === 0 ? part : html`, ${part}`))
