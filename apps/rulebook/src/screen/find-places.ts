/** Where on the page everything is that a rule decides. */
import type { Explanation } from '../site/explain/explanation.ts'
import { amountExplained, amountsIn } from './amounts.ts'
import type { Expected, Seen } from './expected.ts'
import { failurePlaces } from './places/failures.ts'
import { expectedOn } from './places.ts'
import { isInColumn, isInGroup, partOf, stepsTo } from './position.ts'
import type { RulesInWords } from './rules-in-words.ts'
import type { FoundSentence, sentenceFinder } from './sentences.ts'
import { isButton, isDisabled, type ShownText, shownTexts } from './shown-texts.ts'

export interface Place {
  readonly element: HTMLElement
  /** Its name in the list. */
  readonly title: string
  readonly explanations: readonly (Explanation | FoundSentence)[]
}

/** A text on its own is nearer than one within another. */
const inPart = 10

/** What is below another heading is farther than anything below its own. */
const anotherPart = 100

type Found = Map<HTMLElement, readonly (Expected | Explanation | FoundSentence)[]>

export function findPlaces(
  seen: Seen,
  contexts: readonly string[],
  rules: RulesInWords,
  sentenceOf: ReturnType<typeof sentenceFinder>,
): readonly Place[] {
  const texts = shownTexts(document)
  const own = texts.filter(({ element, isOwn }) => isOwn && !element.matches('option'))
  const found: Found = new Map()
  for (const expected of [...expectedOn(seen), ...failurePlaces(seen)])
    for (const element of elementsOf(expected, texts)) note(found, element, expected)
  const isNamed = (element: HTMLElement) =>
    found.get(element)?.some((one) => 'isButton' in one || 'standsAlone' in one) === true
  for (const { element, text } of own.filter(mayBeMessage))
    if (!isNamed(element)) note(found, element, sentenceOf(text, contexts))
  for (const { element, text } of own)
    for (const amount of amountsIn(text))
      if (!isCovered(element, amount, found))
        note(found, element, amountExplained(amount, text, seen, rules))
  for (const shown of own.filter(({ element }) => isButton(element)))
    note(found, shown.element, stateOf(shown, found.get(shown.element) ?? []))

  return texts.flatMap(({ element, text }) => {
    const explanations = found.get(element)
    return explanations === undefined
      ? []
      : [{ element, title: titleOf(text, explanations), explanations }]
  })
}

function note(found: Found, element: HTMLElement, explanation: Explanation | undefined): void {
  if (explanation !== undefined) found.set(element, [...(found.get(element) ?? []), explanation])
}

/** A button, what is announced, and a sentence, be it short; a link only leads somewhere. */
const mayBeMessage = ({ element, text }: ShownText): boolean =>
  /\p{L}/u.test(text) &&
  (isButton(element) || (!element.matches('a, dt, b') && isSaid(element, text)))

const isSaid = (element: Element, text: string): boolean => {
  const words = text.split(' ').length
  return words >= 4 || (words >= 2 && (text.endsWith('.') || element.closest(announced) !== null))
}

const announced = '[role="status"], [role="alert"], [aria-live]'

const isSentence = (explanation: Explanation): boolean => 'anchor' in explanation

const longestTitle = 70

/** Named after what it is, if a rule of this screen gives it: 'You pay: £9.50'. */
export function titleOf(text: string, explanations: readonly (Expected | Explanation)[]): string {
  // What explains the whole text comes before what explains a figure in it.
  const whole =
    explanations.find((one) => 'text' in one && one.text === text) ?? explanations.find(isSentence)
  const first = whole ?? explanations[0]
  const isNamed = first !== undefined && 'text' in first && first.what !== first.text
  const title = isNamed && !text.includes(first.what) ? `${first.what}: ${text}` : text
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle)}…`
}

/** The elements that show it, the nearest to what it belongs to. */
function elementsOf(
  { text, near, under, group, column, isEverywhere, ...expected }: Expected,
  texts: readonly ShownText[],
): readonly HTMLElement[] {
  if (text === '') return []
  const holds = standingIn(text)
  const holding = texts.filter(
    (shown) =>
      shown.text.includes(text) &&
      holds.test(shown.text) &&
      (expected.isButton === undefined || isButton(shown.element)) &&
      (group === undefined || isInGroup(group, shown.element)) &&
      (column === undefined || isInColumn(column, shown.element)),
  )
  const deepest = holding.filter(
    ({ element }) =>
      !holding.some((other) => other.element !== element && element.contains(other.element)),
  )
  const measured = deepest.flatMap(({ element, text: shown }) => {
    const away = near === undefined ? 0 : stepsTo(near, element)
    const isWhole = shown === text
    if (away === undefined) return []
    const below = under === undefined ? 0 : partOf(under, element)
    return [{ element, away: away + (isWhole ? 0 : inPart) - anotherPart * below }]
  })
  if (isEverywhere) return measured.map(({ element }) => element)
  const least = Math.min(...measured.map(({ away }) => away))
  return measured.filter(({ away }) => away === least).map(({ element }) => element)
}

/** A whole word or figure, not part of a longer one: '5.00%' is not found in '15.00%'. */
function standingIn(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = /^\p{L}/u.test(text) ? '(?<!\\p{L})' : '(?<![\\d.,£-])'
  const after = /\p{L}$/u.test(text) ? '(?!\\p{L})' : '(?!\\d|[.,]\\d)'
  return new RegExp(`${before}${escaped}${after}`, 'u')
}

/** Does something explain this amount already, on the element, around it or in it? */
const isCovered = (element: HTMLElement, amount: string, found: Found): boolean =>
  [...found].some(
    ([other, explanations]) =>
      (other.contains(element) || element.contains(other)) &&
      explanations.some((explanation) => isAbout(explanation, amount)),
  )

/** A sentence shows what is in its gaps, but not where that comes from. */
const isAbout = (explanation: Expected | Explanation | FoundSentence, amount: string): boolean =>
  'template' in explanation
    ? explanation.template.includes(amount)
    : explanation.shows.includes(amount) ||
      ('text' in explanation && explanation.text.includes(amount))

/** For a button that no rule of this screen mentions: whether it can be pressed. */
function stateOf(
  { element, text }: ShownText,
  explanations: readonly Explanation[],
): Explanation | undefined {
  const isDecided = !explanations.every(isSentence)
  if (isDecided || (explanations.length === 0 && !isDisabled(element))) return undefined
  return {
    what: `The button ‘${text}’`,
    shows: isDisabled(element) ? 'disabled now' : 'enabled now',
    because: [],
    ids: [],
  }
}
