/** What must be true of the messages and figures on a screen. */
import type { CallEnd, Outcome, ReportedCall } from '@save/domain/ledger'
import {
  type Figure,
  type JourneyName,
  type Seen,
  type ShownOrder,
  totalToCome,
} from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import { isUncertain } from '../world/calls.ts'
import type { History } from './history.ts'
import { drawsOnSame, journeyOf, type MoneyRecord } from './record.ts'
import { Violation } from './violation.ts'

/** What is wrong with a figure on this member's page. */
export function wrongFigure(
  history: History,
  figure: Figure,
  member: MemberName,
  page: number,
): Violation | undefined {
  const { of, where, text, isCurrent } = figure
  const from = history.editions.get(`${of} ${text}`)
  if (from === undefined) return undefined
  if (from.member !== member)
    return new Violation(8, `${where} shows ${text}, which is ${from.member}’s.`)
  if (!isCurrent) return undefined
  if (from.edition < history.editionDue(of, member))
    return new Violation(6, `${where} shows ${text} as ${of}, which has changed since.`)
  if (history.isKnown(of, page)) return undefined
  return new Violation(6, `${where} shows ${text} as ${of}, which is not known now.`)
}

/** What is wrong with a message about the last call; a true message counts as reported. */
export function wrongWords(
  history: History,
  journey: JourneyName,
  seen: Seen,
  member: MemberName,
): Violation | undefined {
  const last = history.lastOf(journey)
  if (last && (seen.isCancelled || seen.order)) last.isTold = true
  const bought = seen.showsBasket ? history.lastOf('voucher') : undefined
  if (bought?.ending === 'done') bought.isTold = true
  if (seen.told === 'nothing') return undefined
  // A call that was never sent certainly failed.
  if (seen.told === 'failed' && isUnsent(history, journey, member)) return undefined
  if (last === undefined || last.member !== member)
    return new Violation(8, `${seen.words.join(' ')} is told about no call of theirs.`)
  if (last.ending === undefined) return undefined
  last.isTold = true
  const later = laterCall(history, journey, last)
  if (later !== undefined)
    return new Violation(14, `${last.kind}: ${seen.words.join(' ')} It stands after ${later.kind}.`)
  if (mayBeTold(seen, last)) return undefined
  return new Violation(7, `${last.ending} is told as ${seen.told}: ${seen.words.join(' ')}`)
}

/** Another journey's call on the same money that followed before this screen was opened. */
function laterCall(
  { money, openedAt }: History,
  journey: JourneyName,
  last: MoneyRecord,
): MoneyRecord | undefined {
  const opened = openedAt.get(journey) ?? 0
  return money.find(
    ({ kind, page, sentAt }) =>
      page === last.page &&
      journeyOf[kind] !== journey &&
      drawsOnSame(kind, last.kind) &&
      sentAt > last.sentAt &&
      sentAt < opened,
  )
}

/**
 * Nothing was sent for this member's last press: the portal asked first who they are, and had no answer, or
 * another member's.
 */
function isUnsent({ offeredTo, money }: History, journey: JourneyName, by: MemberName): boolean {
  const pressedAt = offeredTo.get(`${journey} ${by}`)?.at
  if (pressedAt === undefined) return false
  return !money.some(
    ({ kind, member, sentAt }) =>
      journeyOf[kind] === journey && member === by && sentAt > pressedAt,
  )
}

/** What is wrong with what the foot of the page reports; a true report counts. */
export function wrongReport(
  history: History,
  { call, end, at }: Outcome,
  reported: readonly Outcome[],
  member: MemberName,
): Violation | undefined {
  const journey = journeysOf[call]
  if (journey === undefined) return undefined
  // Another member may have sent one at this tab since.
  const last = history.lastOf(journey, member)
  if (end !== 'succeeded' && isUnsent(history, journey, member)) return undefined
  if (last === undefined)
    return new Violation(8, `A call of ${journey} is reported that is not ${member}’s.`)
  const isLatest = !reported.some((other) => other.call === call && other.at > at)
  const calls = history.money.filter(
    (one) => journeyOf[one.kind] === journey && one.member === member && one.ending !== undefined,
  )
  const meant = calls.findLast((one) => isTrueOf(history, one, end))
  if (isLatest && meant === last) last.isTold = true
  if (meant !== undefined) return undefined
  return new Violation(7, `A call of ${journey} is reported as ${end}: ${last.ending}.`)
}

const isTrueOf = (history: History, call: MoneyRecord, end: CallEnd): boolean =>
  end === endToTell(call.ending) || (end === 'succeeded' && mayStillBeMade(history, call))

const journeysOf: Partial<Readonly<Record<ReportedCall, JourneyName>>> = {
  cardWithdrawal: 'card',
  bankWithdrawal: 'bank',
  salarySacrificeOrder: 'order',
  cancellation: 'cancel',
  voucherPurchase: 'voucher',
  order: 'checkout',
  payment: 'checkout',
}

/** It was answered as done, and was, or nothing that was read since says otherwise. */
const mayStillBeMade = ({ reads, owners }: History, call: MoneyRecord): boolean =>
  call.ending === 'claimed' &&
  (call.doneAt !== undefined ||
    !reads.some(
      ({ truth, page, sentAt, isGood }) =>
        truth === 'member' &&
        owners.get(page) === call.member &&
        sentAt > (call.endedAt ?? 0) &&
        isGood === true,
    ))

function endToTell(ending: MoneyRecord['ending']): CallEnd {
  if (ending === 'done') return 'succeeded'
  return isUncertain(ending) ? 'unknown' : 'failed'
}

/** May a call with this end be reported like this? */
function mayBeTold(
  { told, isCancelled, isUnread, offersToLeaveOrder = false }: Seen,
  last: MoneyRecord,
): boolean {
  const { ending, kind, doneAt } = last
  // The provider's side shows whether a payment was started.
  if (kind === 'pay') return true
  // Its answer left the outcome open: the data read afterwards show it.
  if (ending === 'unsaid' && told === 'done') return doneAt !== undefined
  // The row of a benefit shows its state, once it can be read.
  const isSaidByRow = kind === 'cancel' && (isCancelled !== true || isUnread)
  switch (told) {
    case 'lost':
      return isUncertain(ending)
    case 'failed':
      // For an unpaid order, its payment failed, or was never sent.
      return isSaidByRow || offersToLeaveOrder || (ending !== 'done' && !isUncertain(ending))
    case 'done':
      return ending === 'done'
    default:
      return true
  }
}

/**
 * The order shown as placed is the last one that the member's pages heard of, as the server has it. What a call
 * without a known end put into the basket after it was read, and before the order, no page can know.
 */
export function wrongOrder(
  history: History,
  shown: ShownOrder,
  member: MemberName,
): Violation | undefined {
  const last = history.money.findLast(
    (call) => call.kind === 'place' && call.member === member && call.ending === 'done',
  )
  if (
    last !== undefined &&
    history.isBasketChangedUnseen(last, ({ ending }) => isUncertain(ending))
  )
    return undefined
  const placed = last?.order
  const isTotalRight = shown.total === totalToCome || shown.total === placed?.total
  if (placed?.lines === shown.lines && isTotalRight) return undefined
  const [is, was] = [shown, placed].map((order) => order && `${order.lines} for ${order.total}`)
  return new Violation(11, `It is shown as ${is}, and was placed as ${was}.`)
}

/** Was the member told how the last call ended? Checked at the end, and at the next press. */
export function untold(history: History, journey: JourneyName): Violation | undefined {
  const last = history.lastOf(journey)
  if (last?.ending === undefined || last.isTold) return undefined
  return new Violation(12, `Call ${last.id}, ${last.kind}, was not reported: ${last.ending}.`)
}
