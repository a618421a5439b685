/** Changes that a failing case shows itself: it expected the old text, and the new one came, or the old one was missing. */
import type { Change } from '../changes/changes.ts'
import { mayRun } from '../statements/reached-files.ts'

interface ShowingCase {
  readonly file: string
  readonly wrong?: readonly { readonly expected: string; readonly received: string }[]
  readonly complaint?: string
  readonly causing?: readonly string[] | undefined
}

/**
 * For a case the changed sentence, or the changed text of a figure, that explains what it shows; none for a case that shows
 * no such text.
 */
export function shownChange(
  changes: readonly Change[],
): (failing: ShowingCase) => Change | undefined {
  const texts = changes
    .filter(({ kind, was, is }) => isText(kind) && was !== undefined && is !== undefined)
    .map((change) => ({ change, ...matchersOf(change) }))
  return ({ file, wrong = [], complaint = '', causing }) => {
    const pairs = wrong.length > 0 ? wrong : pairsIn(complaint)
    const mayShow = (place: string) => causing?.includes(place) ?? mayRun(file, place)
    return texts.find(({ change, isShown }) => pairs.some(isShown) && mayShow(change.file))?.change
  }
}

const isText = (kind: Change['kind']): boolean => kind === 'sentence' || kind === 'figure or rate'

interface Pair {
  readonly expected: string
  readonly received: string
}

function matchersOf({ kind, was = '', is = '' }: Change) {
  if (kind === 'sentence') {
    const [before, after] = [patternsOf(was), patternsOf(is)]
    const isShown = ({ expected, received }: Pair) =>
      expected !== received &&
      ((before.some((text) => text.test(expected)) && after.some((text) => text.test(received))) ||
        isMissing(before, { expected, received }))
    return { isShown }
  }
  const [gone, added] = [lessOf(was, is), lessOf(is, was)]
  const isShown = ({ expected, received }: Pair) => {
    const [lost, came] = [lessOf(expected, received), lessOf(received, expected)]
    return (
      [lost, came].every(({ length }) => length > 0) &&
      lost.every((word) => gone.includes(word)) &&
      came.every((word) => added.includes(word))
    )
  }
  return { isShown }
}

/** A screen says all that was expected, but for the old text: 'no text Thank you. …'. */
const isMissing = (before: readonly RegExp[], { expected, received }: Pair): boolean =>
  before.some((text) => {
    const missing = new RegExp(`\\bno (\\w+ ${text.source})`, 'gs')
    return received.replace(missing, '$1') === expected
  })

/** '‘1 offer’ if count is 1, otherwise ‘‹count› offers’' is two texts; a text of a single word stands in many others by chance. */
const patternsOf = (template: string): readonly RegExp[] => {
  const quoted = [...template.matchAll(/‘([^‘’]+)’/g)].flatMap(([, text]) => text ?? [])
  return (quoted.length > 0 ? quoted : [template]).filter(isTelling).map(patternOf)
}

const isTelling = (template: string): boolean =>
  /[a-z].*\s|\s.*[a-z]/i.test(template.replace(/‹[^›]*›/g, ''))

/** With anything in its gaps. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    template
      .split(/‹[^›]*›/)
      .map((piece) => piece.replace(/[\^$.*+?()[\]{}|\\]/g, '\\$&'))
      .join('.*'),
    's',
  )

/** The words of one text that the other lacks; a number may count anything. */
function lessOf(text: string, other: string): readonly string[] {
  const words = (of: string) => of.match(/[A-Za-z]{3,}/g) ?? []
  const others = new Set(words(other))
  return [...new Set(words(text))].filter((word) => !others.has(word))
}

/** What a complaint compares: the lines that begin with a minus, and those with a plus. */
function pairsIn(complaint: string): readonly Pair[] {
  const linesWith = (mark: string) =>
    complaint
      .split('\n')
      .filter((line) => line.startsWith(mark) && !/^[-+] (?:Expected|Received)\b/.test(line))
      .map((line) => line.slice(1).trim())
      .join('\n')
  const [expected, received] = [linesWith('-'), linesWith('+')]
  return expected === '' || received === '' ? [] : [{ expected, received }]
}
