/** What must hold when a call is sent. */
import { Violation } from '../invariants.ts'
import { latest } from '../world/server.ts'
import {
  type CallRecord,
  type History,
  isUnknown,
  journeyOf,
  type Press,
  purseOf,
  truthsOf,
} from './history.ts'

export const inWords = ({ id, kind, tab }: CallRecord): string =>
  `Call ${id}, ${kind}, of tab ${tab}`

/** How long a call locks its purse at most, in ms. */
const day = 24 * 60 * 60_000

export const wrongsWithSending = (
  history: History,
  presses: readonly Press[],
  keys: ReadonlySet<string>,
  key: string | undefined,
  call: CallRecord,
): readonly (Violation | undefined)[] => [
  ...wrongPress(history, presses, call),
  key === undefined || keys.has(key)
    ? new Violation(2, `${inWords(call)}: ${key ?? 'none'}.`)
    : undefined,
  wrongMember(history, call),
  ...history
    .of(call.member)
    .filter(({ kind }) => purseOf(kind) === purseOf(call.kind))
    .map((earlier) => beside(earlier, call) ?? tooEarly(history, earlier, call)),
]

function wrongPress(
  { pages }: History,
  presses: readonly Press[],
  call: CallRecord,
): readonly (Violation | undefined)[] {
  const isMine = ({ page, journey, sent }: Press) =>
    page === call.page && journey === journeyOf[call.kind] && !sent.has(call.kind)
  // An order's payment belongs to the order's press.
  const placed = presses.findLast((press) => press.sent.has('place') && isMine(press))
  const press =
    (call.kind === 'pay' ? placed : undefined) ??
    presses.findLast((press) => isMine(press) && press.wasOffered && press.sent.size === 0)
  if (press === undefined) return [new Violation(1, `${inWords(call)}, has none.`)]
  press.sent.add(call.kind)
  call.press = press
  const isLeft = call.page.isGone || call.page.isFrozen || pages.get(call.page)?.loggedOutAt
  if (isLeft) return [new Violation(1, `${inWords(call)}, comes after that.`)]
  return [wrongContent(press, call)]
}

/** We check an order's content when it takes effect. */
function wrongContent({ offer, declared }: Press, call: CallRecord): Violation | undefined {
  const { about, kind } = call
  if (about === undefined) return undefined
  if (offer !== about)
    return new Violation(6, `${inWords(call)}, sends ${about}, and ${offer} was shown.`)
  if (kind === 'order' && declared !== about)
    return new Violation(6, `${inWords(call)}, sends ${about}, and ${declared} was declared.`)
  return undefined
}

function wrongMember({ pages }: History, call: CallRecord): Violation | undefined {
  const owner = pages.get(call.page)?.owner
  if (owner === undefined || owner === call.member) return undefined
  return new Violation(8, `${inWords(call)}, of ${owner}’s page goes out for ${call.member}.`)
}

function beside(earlier: CallRecord, call: CallRecord): Violation | undefined {
  if (earlier.endedAt === undefined)
    return new Violation(3, `${inWords(call)}, beside ${inWords(earlier)}.`)
  // The browser was redirected to the payment provider, but hasn't left the page yet.
  const isPaid = call.kind === 'pay' && earlier.ending === 'made' && earlier.path === call.path
  return isPaid && earlier.page === call.page
    ? new Violation(3, `${inWords(call)}, pays for the same as ${inWords(earlier)}.`)
    : undefined
}

function tooEarly(history: History, earlier: CallRecord, call: CallRecord): Violation | undefined {
  const { endedAt = 0, doneAt, ending } = earlier
  const isOpen = ending === 'open' || (ending === 'cut off' && call.sentAt < earlier.sentAt + day)
  if (isOpen && doneAt === undefined && Math.floor(call.sentAt) < Math.floor(endedAt) + latest)
    return new Violation(4, `${inWords(call)}, ${since(endedAt, call)} after ${inWords(earlier)}.`)
  // A voucher's page shows nothing of the basket, and reads it only after a call with an unknown
  // end.
  const { ownerKnownAt = 0, wokeAt = 0 } = history.pages.get(call.page) ?? {}
  const isOver = !isOpen || Math.max(ownerKnownAt, wokeAt) > endedAt + latest
  if (call.kind === 'voucher' && earlier.page !== call.page && isOver) return undefined
  const isDue = history.dueAt(earlier, call.page) <= call.sentAt
  const needed = Math.max(isDue ? (doneAt ?? 0) : 0, isUnknown(earlier) ? endedAt : 0)
  const unread = truthsOf(call.kind).find((truth) => history.knowsUntil(call.page, truth) < needed)
  return (
    unread && new Violation(5, `${inWords(call)}: ${unread} is from before ${inWords(earlier)}.`)
  )
}

const since = (at: number, { sentAt }: CallRecord): string =>
  `${Math.round((sentAt - at) / 100) / 10} s`
