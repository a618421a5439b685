/** Every outcome is reported until the member goes on. */
import { Violation } from '../invariants.ts'
import { type CallRecord, type History, isUnknown, journeyOf, type Press } from './history.ts'
import { inWords } from './sending.ts'
import { meaningOf } from './sentences.ts'
import type { Sight } from './showing.ts'
import { isOf, isSaidAtFoot, isSaidByPage } from './words.ts'

/** A call leads on to another page within five seconds; before that, nothing says how it ended. */
const longestWayOn = 6000

/** So long, in ms, an outcome is reported at most. */
const day = 24 * 60 * 60_000

/** Outcomes that nobody reports. What a page has said, it goes on saying. */
export function unreported(
  history: History,
  presses: readonly Press[],
  sight: Sight,
): Violation | undefined {
  const { page, tab, owner, now } = sight
  const mine = history.of(owner).filter((call) => call.tab === tab)
  for (const call of mine) {
    if (isSettled(call, now) || isReplaced(call, mine, presses, sight)) continue
    call.saidBy = isSaidByPage(history, sight, call) ? page : undefined
    const { endedAt = now, shownOn } = call
    const mayStillCome = history.isReading(page) || now < endedAt + longestWayOn
    if (call.saidBy || isSaidAtFoot(history, sight, call)) call.shownOn = page
    else if (!mayStillCome || (shownOn === page && !isBasketAwaited(history, sight, call)))
      return new Violation(10, `${inWords(call)}: ${call.ending}.`)
  }
  return undefined
}

/** The basket that shows a bought voucher is being read again. */
const isBasketAwaited = (history: History, { page, journey }: Sight, call: CallRecord): boolean =>
  journey === 'checkout' &&
  call.kind === 'voucher' &&
  call.ending === 'made' &&
  history.isReading(page)

/** Nothing is to be reported, or no longer. */
const isSettled = (call: CallRecord, now: number): boolean =>
  call.ending === undefined ||
  call.isAcknowledged ||
  now > (call.endedAt ?? now) + day ||
  // Whoever started a payment is led to the provider; a payment that failed leaves its order unpaid.
  (call.kind === 'pay' && !isUnknown(call))

/** Another outcome takes its place, or hides it for a while. */
function isReplaced(
  call: CallRecord,
  mine: readonly CallRecord[],
  presses: readonly Press[],
  { journey, seen }: Sight,
): boolean {
  if (mine.some((other) => isWayOn(other, call) || replaces(other, call))) return true
  const isFailedSince = presses.some((press) => isFailedLater(press, call))
  if (!isUnknown(call) && isFailedSince) return true
  // The foot waits while the page of the call says that nothing was sent for a later press.
  const saysAny = isOf(journey, call.kind) && seen?.words.some(isEnd) === true
  return saysAny && isFailedSince
}

/** An order's payment leads to the provider. */
const isWayOn = (pay: CallRecord, { press }: CallRecord): boolean =>
  pay.kind === 'pay' && pay.press === press && (pay.ending ?? 'made') === 'made'

const isEnd = (sentence: string): boolean =>
  ['made', 'failed', 'unknown'].includes(meaningOf(sentence))

/** Nothing was sent for a later press, which has failed therefore. */
const isFailedLater = (press: Press, { tab, kind, endedAt = 0 }: CallRecord): boolean =>
  press.tab === tab &&
  press.journey === journeyOf[kind] &&
  press.at > endedAt &&
  press.wasOffered &&
  press.sent.size === 0

/** A failure does not tell what became of the call before it. */
const replaces = (newer: CallRecord, older: CallRecord): boolean =>
  newer.kind === older.kind &&
  newer.sentAt > older.sentAt &&
  newer.ending !== undefined &&
  // What a call of an earlier page was about, nobody has stored.
  (newer.about === older.about || newer.kind !== 'cancel' || newer.page !== older.page) &&
  (!isUnknown(older) || newer.ending !== 'failed')
