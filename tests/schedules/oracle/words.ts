/** What must be true of the messages on a page. */
import { Violation } from '../invariants.ts'
import type { JourneyName } from '../journeys/journey.ts'
import type { MoneyKind } from '../world/calls.ts'
import {
  type CallRecord,
  type History,
  isUnknown,
  journeyOf,
  type Press,
  purseOf,
} from './history.ts'
import { type Meaning, meaningOf, subjectOf } from './sentences.ts'
import type { Sight } from './showing.ts'

/** Checks a page's messages about its own calls, and its foot's messages about any call. */
export const wrongWords = (
  history: History,
  presses: readonly Press[],
  sight: Sight,
): Violation | undefined =>
  wrongOnPage(history, presses, sight) ?? wrongAtFoot(history, presses, sight)

function wrongOnPage(
  history: History,
  presses: readonly Press[],
  sight: Sight,
): Violation | undefined {
  const { tab, owner, journey, seen } = sight
  const all = history.of(owner).filter(({ kind }) => isOf(journey, kind))
  const own = all.filter((call) => call.tab === tab)
  // Each benefit has its own messages, as do an order and its payment.
  const meant = journey === 'cancel' || journey === 'checkout' ? own : own.slice(-1)
  const meanings =
    seen?.sentences.map((sentence) => ({ sentence, meaning: meaningOf(sentence) })) ?? []
  const isUnsure = meanings.some(({ meaning }) => meaning === 'unknown')
  const wrong = meanings.find(
    ({ meaning }) =>
      // 'Something went wrong.' must be beside another sentence if the call may have arrived.
      !(meaning === 'failed' && (isUnsure || isUnsent(presses, sight, journey))) &&
      !isTrue(history, presses, sight, meaning, meant),
  )
  return wrong && new Violation(all.length > 0 ? 9 : 8, `${owner} reads '${wrong.sentence}'.`)
}

function wrongAtFoot(
  history: History,
  presses: readonly Press[],
  sight: Sight,
): Violation | undefined {
  const { tab, owner, foot } = sight
  const mine = history.of(owner).filter((call) => call.tab === tab)
  // A page can't know that an earlier one sent nothing for a press.
  const earlier = presses.filter(({ page }) => page !== sight.page)
  for (const sentence of foot) {
    const subject = subjectOf(sentence)
    const meaning = meaningOf(sentence)
    const meant = mine.filter(({ kind }) => kind === subject)
    const isFailed = meaning === 'failed' && subject !== undefined
    if (subject === undefined || isTrue(history, presses, sight, meaning, meant)) continue
    if (isFailed && isUnsent(presses, sight, journeyOf[subject])) continue
    if (meaning === 'unknown' && isUnsent(earlier, sight, journeyOf[subject])) continue
    return new Violation(meant.length > 0 ? 9 : 8, `${owner} reads '${sentence}' at the foot.`)
  }
  return undefined
}

export const isOf = (journey: JourneyName | undefined, kind: MoneyKind): boolean =>
  journeyOf[kind] === journey

/**
 * True if a press sent nothing, or an order without its payment, because the page couldn't find out who is logged in,
 * or somebody else is.
 */
const isUnsent = (
  presses: readonly Press[],
  { tab }: Sight,
  journey: JourneyName | undefined,
): boolean =>
  presses.some(
    (press) =>
      press.journey === journey &&
      press.tab === tab &&
      press.wasOffered &&
      (press.sent.size === 0 || (press.sent.has('place') && !press.sent.has('pay'))),
  )

function isTrue(
  history: History,
  presses: readonly Press[],
  { page, owner, journey, now }: Sight,
  meaning: Meaning,
  meant: readonly CallRecord[],
): boolean {
  if (meaning === 'nothing') return true
  if (meaning !== 'running') return meant.some((call) => fits(meaning, call))
  // A page that opens later also waits, and lets the others wait.
  const pages = [...history.pages.values()].filter((one) => one.owner === owner)
  const isRecent = (at: number) =>
    now - Math.max(at, ...pages.map(({ ownerKnownAt = 0 }) => ownerKnownAt)) < 200_000
  // The page may still be asking who is logged in, or have closed before it knew.
  const isAsking = ({ sent, page: where, at }: Press) =>
    sent.size === 0 && isRecent(at) && history.pages.get(where)?.owner === owner
  if (presses.some(isAsking)) return true
  // The page may not have received the call's end, or not been able to read the changes.
  return history
    .of(owner)
    .some(
      ({ kind, endedAt = now }) =>
        purses(journey).has(purseOf(kind)) && (isRecent(endedAt) || history.isReading(page)),
    )
}

const kinds = Object.keys(journeyOf) as readonly MoneyKind[]
const purses = (journey: JourneyName | undefined) =>
  new Set(kinds.filter((kind) => isOf(journey, kind)).map(purseOf))

function fits(meaning: Meaning, call: CallRecord): boolean {
  const { kind, ending, doneAt } = call
  if (ending === undefined) return false
  switch (meaning) {
    case 'made':
      return ending === 'made' || doneAt !== undefined
    case 'failed':
      // An unknown ending may be shown as failed in a benefit's row, because the row also shows
      // whether the benefit is cancelled. The same goes for an unpaid order.
      return ending === 'failed' || ((kind === 'cancel' || kind === 'pay') && isUnknown(call))
    default:
      return isUnknown(call)
  }
}

/** True if the page on the screen shows how this call ended. */
export function isSaidByPage({ journey, seen }: Sight, call: CallRecord): boolean {
  const { kind, about, ending } = call
  if (seen === undefined) return false
  if (kind === 'cancel' && about !== undefined && seen.cancelled?.includes(about)) return true
  // Showing the order as unpaid also shows how its payment ended.
  if (seen.order !== undefined && (kind === 'pay' || (kind === 'place' && ending === 'made')))
    return true
  if (kind === 'voucher' && ending === 'made' && seen.showsBasket) return true
  return isOf(journey, kind) && seen.sentences.some((sentence) => fits(meaningOf(sentence), call))
}

export const isSaidAtFoot = ({ foot }: Sight, call: CallRecord): boolean =>
  foot.some((sentence) => subjectOf(sentence) === call.kind && fits(meaningOf(sentence), call))
