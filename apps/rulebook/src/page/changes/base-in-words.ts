/** Which two states are compared, for people who have never used git. */
import type { Base } from '../../model/history/base.ts'
import type { Commit } from '../../model/history/git.ts'
import { type Html, html } from '../html.ts'
import { dayInWords } from '../words.ts'

/** 'v1.2.0', or the day of a commit that nobody named. */
export const baseInShort = ({ name, day, is }: Base): string =>
  isChosen(is) ? dayInWords(day) : name

export const comparedPart = (base: Base, commit: Commit | undefined): Html => html`
<p>This page compares the state of ${dayInWords(base.day)} (commit <code>${base.hash}</code>${reasons[base.is](base)}) with ${commit === undefined ? 'that of today' : html`that of ${dayInWords(commit.day)} (commit <code>${commit.hash}</code>)`}, and with what has been changed since without being committed. <code>npm run rulebook -- --since &lt;commit&gt;</code> compares with any other commit, tag or branch. What the screens do beside the rules, in <code>apps/portal</code> and <code>packages/ui</code>, is listed as code alone; how they look is not listed.</p>`

const reasons: Readonly<Record<Base['is'], (base: Base) => string>> = {
  named: ({ name, hash }) => (name === hash ? '' : `, named as ${name}`),
  'the last release': ({ name }) => `, the last release, ${name}`,
  'a week old': () =>
    ', the last one that is at least a week older than the newest commit; nothing has been released yet',
  'a day old': () =>
    ', the last one that is at least a day older than the newest commit; nothing has been released yet, and Save is less than a week old',
}

const isChosen = (is: Base['is']): boolean => is === 'a week old' || is === 'a day old'
