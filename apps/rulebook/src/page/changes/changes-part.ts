import type { EarlierCases } from '../../model/causes/other-results.ts'
import type { Change } from '../../model/changes/changes.ts'
import type { Commit } from '../../model/history/git.ts'
import { type Kind, kinds } from '../../model/statements/kinds.ts'
import { withoutConfirm } from '../../model/statements/record-statements.ts'
import { withoutSection } from '../../model/statements/requirement-statements.ts'
import type { DecidingRules, Release } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'
import { comparedPart } from './base-in-words.ts'
import { subjectOfCase } from './case-subject.ts'
import { casesInWords, changeGroups } from './change-groups.ts'
import { changeLine } from './change-line.ts'
import { subjectInWords, subjectOfChange } from './change-subject.ts'
import { changelogPart } from './changelog-part.ts'
import { earlierPart, isPlayedOnScreens, notPlayedAgain, otherList } from './earlier-part.ts'
import { asWritten, formerWords } from './former-words.ts'
import { machineOf } from './machine-change.ts'
import { nowhere, type PlacesToday } from './place-today.ts'
import { withWholeRows } from './whole-rows.ts'

/** @param commit the newest one of today */
export const changesPart = (
  { since, changes, earlier, changelog: text }: Release,
  deciding: DecidingRules,
  link: Linking,
  commit?: Commit,
  places: PlacesToday = nowhere,
): Html => html`
<section class="chapter" id="changes" data-title="What changed" data-find="page" data-says="What changed since the last release, or in the last week: rules, figures, rates, sentences, machines, screens, answered questions and their reasons, decision records, words and cases that changed between two versions">
<h1>What changed</h1>
${since === undefined ? html`<p>Everything here is new: there is no earlier day to compare with.</p>` : html`${comparedPart(since, commit)}${changeList({ changes, earlier, deciding, link, places })}`}
${changelogPart(text, link)}
</section>`

interface Listed {
  readonly changes: readonly Change[]
  readonly earlier: EarlierCases | undefined
  readonly deciding: DecidingRules
  readonly link: Linking
  readonly places: PlacesToday
}

function changeList({ changes: written, earlier, deciding, link, places }: Listed): Html {
  const changes = withWholeRows(written)
  if (changes.length === 0 && (earlier?.others ?? []).length === 0)
    return html`<p>No requirement, rule, figure, rate, sentence, machine, screen, answered question, reason, decision record, word or case.</p>`
  const byChange = Map.groupBy(withOldWords(changes), (change) => subjectOfChange(change, deciding))
  const byCase = Map.groupBy(
    earlier?.others ?? [],
    subjectOfCase(changes, earlier, byChange, deciding),
  )
  // Decisions come before what only shows them: screens, calls, invented data.
  const rank = (subject: string): number =>
    Math.min(...(byChange.get(subject) ?? []).map(({ kind }) => kinds.indexOf(kind)))
  const subjects = [...new Set([...byCase.keys(), ...byChange.keys()])].toSorted(
    (one, other) => Number(byCase.has(other)) - Number(byCase.has(one)) || rank(one) - rank(other),
  )
  const reworded = changes.filter(({ isReworded }) => isReworded).length
  return html`<p class="lead">${countsInWords(changes)}${reworded > 0 && `. Of the cases, ${reworded} ${reworded === 1 ? 'is' : 'are'} only reworded`}</p>
${earlierPart(earlier, changes, link)}
${changeGroups(
  subjects.map((subject) => {
    const [some, others] = [byChange.get(subject) ?? [], byCase.get(subject) ?? []]
    return {
      title: subjectInWords(subject),
      chapter: subject.replace(/\/.*/, ''),
      counts: [countsInWords(some), casesInWords(others.length)].filter(Boolean).join(', '),
      size: some.length + others.length,
      body: html`${kinds.filter((kind) => kind !== 'case').map((kind) => kindList(kind, some, link, places))}${otherList(others, link, places)}${kindList('case', some, link, places)}`,
    }
  }),
)}`
}

/** '2 rules, 1 figure or rate'. */
export const countsInWords = (changes: readonly Change[]): string =>
  kinds
    .map(
      (kind) => [kind, countOf(withWholeRows(changes).filter((one) => one.kind === kind))] as const,
    )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => counted(count, kind, manyOf(kind)))
    .join(', ')

const manyOf = (kind: Kind): string => many[kind] ?? `${kind}s`

const many: Partial<Readonly<Record<Kind, string>>> = {
  'figure or rate': 'figures and rates',
  'call or field': 'calls and fields',
  'invented data': 'invented data',
  'reason of an answer': 'reasons of answers',
}

/** Names of guards and actions whose code changed in a machine while their words stayed as they were. */
const withOldWords = (changes: readonly Change[]): readonly Change[] => {
  const reworded = new Set(changes.filter(({ kind }) => kind === 'word').map(({ name }) => name))
  return changes.map((change): Change => {
    const [, group, name] =
      (change.kind === 'machine' && /^(guards|actions)\.(\w+)/.exec(change.name)) || []
    if (
      name === undefined ||
      change.isRenamed ||
      // What is new or gone as a whole has words, or needs none.
      (change.name === `${group}.${name}` && (change.was === undefined || change.is === undefined))
    )
      return change
    // The words of the actions have a file of their own.
    const names = [name, `${machineOf(change.file)}.${name}`].map((key) =>
      group === 'guards' ? `guards: ${key}` : key,
    )
    return names.some((name) => reworded.has(name)) ? change : { ...change, hasOldWords: true }
  })
}

/** Cases come last: they show the effect of the changed rule. Many of them, or of search words, are opened on request. */
function kindList(
  kind: Kind,
  changes: readonly Change[],
  link: Linking,
  places: PlacesToday,
): Html {
  const some = changes.filter((change) => change.kind === kind)
  if (some.length === 0) return nothing
  const list = html`<ul class="changes">${some.map((change) => html`<li${formerWords(change)}>${changeLine(change, link, places)}</li>`)}</ul>`
  const count = countOf(some)
  const ofScreens =
    kind === 'case' && some.some(({ file, was }) => was !== undefined && isPlayedOnScreens(file))
  const says = ofScreens ? notPlayedAgain : notes[kind]
  const note = says !== undefined && html`<p class="legend">${says}</p>`
  const summary = some.length > mostAtOnce && summaries[kind]
  return summary
    ? html`<h3>${counted(count, kind, manyOf(kind))}</h3>${note}<details><summary>${summary}</summary>${list}</details>`
    : html`<h3>${counted(count, kind, manyOf(kind))}</h3>${note}${list}`
}

/** The words and the code of a rule are one rule; all that changed of a machine or a record is one. */
const countOf = (changes: readonly Change[]): number =>
  new Set(
    changes.map(({ kind, file, name }) =>
      ['machine', 'record'].includes(kind)
        ? file
        : `${kind} ${file} ${withoutConfirm(withoutSection(name)).replace(asWritten, '')}`,
    ),
  ).size

const screensInCode =
  'Code of screens and their controls, beside the rules and sentences: it may change what a member is told or charged, and the book has no words for it. Ask a developer of each: what does this change for the member?'

const notes: Partial<Readonly<Record<Kind, string>>> = {
  screen: screensInCode,
  'search wording':
    'Only how people ask for these places, for the search. What is decided there is the same.',
}

const summaries: Partial<Readonly<Record<Kind, string>>> = {
  'reason of an answer': 'The reasons, before and after',
  screen: 'The screens and controls, with their code before and after',
  case: 'Cases that are new, gone or written in another way',
  'search wording': 'The places, with the search words before and after',
}

const mostAtOnce = 5
