/** What a change was and is, in words where there are any. */
import type { Change } from '../../model/changes/changes.ts'
import { isFunction } from '../../model/changes/rule-words.ts'
import { type Html, html, nothing } from '../html.ts'
import { inEnglish, ruleNameInEnglish } from '../in-words/code-words.ts'
import type { Linking } from '../words.ts'
import { nameOfChange } from './change-name.ts'
import { type Difference, differenceOf } from './difference.ts'
import { asWritten, shortened, withoutMarks } from './former-words.ts'

/** What differs in words, and what the rule's comment goes on saying; names from the code stand beside their English words. */
export function inWordsPart(change: Change): Html {
  const { inWords, stillSays, readersSay = [] } = change
  const differs =
    inWords &&
    html`<br>In words: ${inWords.was !== '' && html`<del>${inEnglish(inWords.was, plainly)}</del>`} ${inWords.is !== '' && html`<ins>${inEnglish(inWords.is, plainly)}</ins>`}`
  const says =
    stillSays !== undefined &&
    html`<br>Its words are as they were: “${shortened(stillSays)}” Check that they still hold.`
  const readers = readersSay.map(
    ({ rule, says }) =>
      html`<br>The words of ${ruleNameInEnglish(rule)}, which reads it, are as they were: “${shortened(says)}” Check that they still hold.`,
  )
  return html`${differs}${isOnlyCode(change) && html`<br>The book has no words for this difference. The code below shows it.`}${says}${readers}`
}

const staysTheSame: Partial<Readonly<Record<Change['kind'], string>>> = {
  sentence: 'what it says',
  'figure or rate': 'its value',
  'call or field': 'what it holds',
}

/** What is only called something else, or has such names within it. */
export function renamedLine(change: Change, link: Linking): Html {
  const { kind, name, was = '', is = '' } = change
  if (change.isRenamedInside) return renamedInside(change, link)
  if (kind === 'case')
    return html`
The name of ${link(name)} is new. It was called “${was}”; what stands in it is the same.`
  if (kind === 'requirement')
    return html`
<b>${link(name)}</b> has a new number. It was ${was}; its words are the same.`
  return html`
<b>${nameOfChange(change, link)}</b> has a new name${kind === 'machine' && html`, ${ruleNameInEnglish(is)}`}. It was called ${ruleNameInEnglish(was)}; ${staysTheSame[kind] ?? 'what it does'} is the same.`
}

const renamedInside = (change: Change, link: Linking): Html =>
  html`
<b>${nameOfChange(change, link)}</b> has only other names inside it, which nobody sees: <code>${change.is}</code> in place of <code>${change.was}</code>. What it does is the same.`

const plainly: Linking = (text) => html`${text}`

/** Rules, calls and conditions whose difference words can't say. */
const isOnlyCode = ({ kind, name, was, is, inWords }: Change): boolean =>
  inWords === undefined &&
  was !== undefined &&
  is !== undefined &&
  ((kind === 'rule' && name.endsWith(asWritten)) ||
    (kind === 'machine' && name.startsWith('guards.')) ||
    (kind === 'call or field' && isFunction(was)))

/** What quotes a sentence as it was; several entries of one record are one place. */
export function stillQuoted({ stillQuotedBy = [] }: Change): Html {
  const places = [...new Map(stillQuotedBy.map((said) => [said.name, said])).values()]
  if (places.length === 0) return nothing
  return html`<br>${places.length === 1 ? 'This still says' : 'These still say'} the old one: ${places.map(({ anchor, name }, place) => html`${place > 0 && ', '}<a href="#${anchor}">${name}</a>`)}.`
}

/** Of a long text that changed only the part around the change; a name that says it all is not repeated. */
export function beforeAndAfter(
  { kind, name }: Change,
  before: string | undefined,
  after: string | undefined,
): Html {
  const say: Linking = kind === 'figure or rate' ? (text) => inEnglish(text, plainly) : plainly
  const [was, is] = withoutMarks(before, after)
  const differs =
    was === undefined || is === undefined
      ? undefined
      : differenceOf(was, is, kind === 'sentence' ? 0 : undefined)
  if (differs !== undefined)
    return html`<br>${say(differs.before)}${differs.was !== '' && html`<del>${say(differs.was)}</del>`}${differs.is !== '' && html`<ins>${say(differs.is)}</ins>`}${say(differs.after)}${isBlank(differs) && ' (only in its white space)'}`
  return html`${was !== undefined && was !== name && html`<br><del>${say(was)}</del>`}${is !== undefined && is !== name && html`<br><ins>${say(is)}</ins>`}`
}

const isBlank = ({ was, is }: Difference): boolean => (was + is).trim() === ''
