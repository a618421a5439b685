/** Every outcome is reported until the member continues. */
import { Violation } from '../invariants.ts'
import { type CallRecord, type History, isUnknown, journeyOf, type Press } from './history.ts'
import { inWords } from './sending.ts'
import { meaningOf } from './sentences.ts'
import type { Sight } from './showing.ts'
import { isOf, isSaidAtFoot, isSaidByPage } from './words.ts'

/** A call opens another page within five seconds. Until then nothing shows how it ended. */
const longestWayOn = 6000

/** How long an outcome is reported at most, in ms. */
const day = 24 * 60 * 60_000

/** Outcomes that nobody reports. A page must keep showing what it has shown. */
export function unreported(
  history: History,
  presses: readonly Press[],
  sight: Sight,
): Violation | undefined {
  const { page, tab, owner, now } = sight
  const mine = history.of(owner).filter((call) => call.tab === tab)
  for (const call of mine) {
    if (isSettled(call, now) || isReplaced(call, mine, presses, sight)) continue
    call.saidBy = isSaidByPage(sight, call) ? page : undefined
    const { endedAt = now, shownOn } = call
    const mayStillCome = history.isReading(page) || now < endedAt + longestWayOn
    if (call.saidBy || isSaidAtFoot(sight, call)) call.shownOn = page
    else if (!mayStillCome || (shownOn === page && !isBasketAwaited(history, sight, call)))
      return new Violation(10, `${inWords(call)}: ${call.ending}.`)
  }
  return undefined
}

/** The basket that will show a bought voucher is being read again. */
const isBasketAwaited = (history: History, { page, journey }: Sight, call: CallRecord): boolean =>
  journey === 'checkout' &&
  call.kind === 'voucher' &&
  call.ending === 'made' &&
  history.isReading(page)

/** True if there is nothing left to report. */
const isSettled = (call: CallRecord, now: number): boolean =>
  call.ending === undefined ||
  call.isAcknowledged ||
  now > (call.endedAt ?? now) + day ||
  // A member who started a payment goes to the provider. A failed payment leaves its order unpaid.
  (call.kind === 'pay' && !isUnknown(call))

/** True if another outcome replaces it, or hides it for a while. */
function isReplaced(
  call: CallRecord,
  mine: readonly CallRecord[],
  presses: readonly Press[],
  { journey, seen }: Sight,
): boolean {
  if (mine.some((other) => isWayOn(other, call) || replaces(other, call))) return true
  const isFailedSince = presses.some((press) => isFailedLater(press, call))
  if (!isUnknown(call) && isFailedSince) return true
  // The foot waits while the call's page says that nothing was sent for a later press.
  const saysAny = isOf(journey, call.kind) && seen?.sentences.some(isEnd) === true
  return saysAny && isFailedSince
}

/** True for an order's payment, which leads to the provider. */
const isWayOn = (pay: CallRecord, { press }: CallRecord): boolean =>
  pay.kind === 'pay' && pay.press === press && (pay.ending ?? 'made') === 'made'

const isEnd = (sentence: string): boolean =>
  ['made', 'failed', 'unknown'].includes(meaningOf(sentence))

/** True if nothing was sent for a later press, which therefore failed. */
const isFailedLater = (press: Press, { tab, kind, endedAt = 0 }: CallRecord): boolean =>
  press.tab === tab &&
  press.journey === journeyOf[kind] &&
  press.at > endedAt &&
  press.wasOffered &&
  press.sent.size === 0

/** A failure doesn't explain the outcome of the previous call. */
const replaces = (newer: CallRecord, older: CallRecord): boolean =>
  newer.kind === older.kind &&
  newer.sentAt > older.sentAt &&
  newer.ending !== undefined &&
  // What a call from an earlier page was about isn't stored.
  (newer.about === older.about || newer.kind !== 'cancel' || newer.page !== older.page) &&
  (!isUnknown(older) || newer.ending !== 'failed')
