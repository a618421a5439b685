/** Which requirements, answers and records quote a sentence of the product word for word, or say what was said of a rule. */
import { stemOf } from '../../site/search/stems.ts'
import { phraseOf } from '../../site/search/words.ts'
import type { Change } from '../changes/changes.ts'
import type { Requirement } from '../proof/requirements.ts'
import type { Decision } from '../records/decisions.ts'
import type { DecisionRecord } from '../records/records.ts'
import { literal, type Said, sentencesIn } from './quotes.ts'
import { isWording, sayingStill } from './still-in-words.ts'

/** Word for word, whatever its gaps are called. */
export const isQuoted = (text: string, says: string): boolean => {
  const [sentence, whole] = [withGaps(text), withGaps(says)]
  return marks.some(([start, end]) => whole.includes(start + sentence + end))
}

const marks = [
  ["'", "'"],
  ['‘', '’'],
  ['“', '”'],
  ['"', '"'],
] as const

/** The gaps of our sentences are '‹limit›', those of the specification '£{limit}', 'X' or 'N'. */
const withGaps = (text: string): string => text.replace(/£?(?:‹[^›]*›|\{[^}]*\}|\b[NXY]\b)/g, '…')

export const asPhrase = (text: string): string => ` ${phraseOf(text).join(' ')} `

/** All that may quote one, with where it stands in the book. */
export const quotingTexts = (
  requirements: readonly Requirement[],
  decisions: readonly Decision[],
  records: readonly DecisionRecord[] = [],
): readonly Said[] => [
  ...requirements.map(({ id, says }) => ({ anchor: id, name: id, says })),
  ...decisions.map(({ id, says, why }) => ({ anchor: id, name: id, says: `${says} ${why}` })),
  ...records.flatMap(({ title, entries, consequences }) =>
    [...entries, ...consequences].map(({ anchor, says }) => ({ anchor, name: title, says })),
  ),
]

/** Each changed sentence, each changed call or field, and each rule with other words, with what still quotes or says the one of then. */
export function withQuotes(changes: readonly Change[], texts: readonly Said[]): readonly Change[] {
  const saying = sayingStill(changes)
  return changes.map((change) => {
    const { kind, was, is = '', isRenamed } = change
    if (was === undefined || isRenamed) return change
    const quotedBy = texts.filter(
      kind === 'sentence'
        ? quotingSentence(was, is)
        : kind === 'call or field'
          ? quotingName(change, was, is)
          : change.is !== undefined && isWording(change)
            ? saying(was, is)
            : () => false,
    )
    return quotedBy.length === 0 ? change : { ...change, stillQuotedBy: quotedBy }
  })
}

type Quoting = (text: Said) => boolean

function quotingSentence(was: string, is: string): Quoting {
  const now = waysOf(is)
  const gone = waysOf(was).filter((text) => !now.includes(text))
  return ({ says }) =>
    gone.some((text) => isQuoted(text, says)) && !now.some((text) => isQuoted(text, says))
}

/** By a name that the server no longer hears: of several words, or a path, so that it is no plain word; or by a status. */
function quotingName(change: Change, was: string, is: string): Quoting {
  const [names, statuses] = [namesIn, statusesIn].map((read) => {
    const now = new Set(read(is))
    return read(was)
      .filter((name) => !now.has(name))
      .map((name) => new RegExp(`(?<![\\w/£.,-])${literal(name)}(?![\\w/]|[.,]\\d)`))
  })
  const isAbout = subjectIn(change)
  return ({ says }) =>
    names?.some((name) => name.test(says)) === true ||
    sentencesIn(says).some(
      (sentence) =>
        isAbout.test(sentence) && statuses?.some((status) => status.test(sentence)) === true,
    )
}

/** 'WithdrawalLimitInPounds', 'api/order/submit' */
const namesIn = (code: string): readonly string[] =>
  [...code.matchAll(/'([^'\s]+)'/g)].flatMap(([, name = '']) =>
    /[a-z][A-Z]|\w\/\w/.test(name) ? [name] : [],
  )

/** '406' */
const statusesIn = (code: string): readonly string[] =>
  code.match(/(?<![\w.'])[2-5]\d\d(?![\w.'])/g) ?? []

/** One status means something else of each call: 'withdraw' and 'bank' of `bankStatuses` in withdrawal/bank-status.wire.ts. */
function subjectIn({ file, name }: Change): RegExp {
  const [folder = ''] = file.split('/').slice(-2)
  const [word = ''] = /^[a-z]+/.exec(name) ?? []
  return new RegExp(
    `\\b(?:${[folder, word].map((one) => stemOf(one.replace(/al$/, ''))).join('|')})`,
    'i',
  )
}

/** Every way in which a sentence can read. */
const waysOf = (says: string): readonly string[] => says.split(' / ')

/** Does a requirement or an answer have this sentence, in quotation marks or in its own words? */
export function specifiedBy(texts: readonly Said[]): (sentence: string) => boolean {
  const phrases = texts.map(({ says }) => asPhrase(says.replace(/\b[NXY]\b/g, '{$&}')))
  const known = new Map<string, boolean>()
  return (sentence) => {
    const isKnown =
      known.get(sentence) ??
      (texts.some(({ says }) => isQuoted(sentence, says)) ||
        phrases.some((phrase) => phrase.includes(asPhrase(sentence))))
    known.set(sentence, isKnown)
    return isKnown
  }
}
