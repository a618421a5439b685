/** What must hold when a call that moves money is sent. */
import type { History } from './history.ts'
import { figuresOf, journeyOf, type MoneyRecord, type Press, rivals, truthsOf } from './record.ts'
import { Violation } from './violation.ts'

/** Everything that is wrong with a call being sent. */
export const wrongsWithSending = (
  history: History,
  call: MoneyRecord,
): readonly (Violation | undefined)[] =>
  // The last call has used up the press.
  [wrongMember, rivalOf, truthUnread, figureUnknown, wrongAmount, undeclared, wrongPress].map(
    (judge) => judge(history, call),
  )

const inWords = ({ id, kind }: MoneyRecord): string => `Call ${id}, ${kind}`

function wrongMember({ owners }: History, call: MoneyRecord): Violation | undefined {
  const owner = owners.get(call.page)
  if (owner === undefined || owner === call.member) return undefined
  return new Violation(8, `${inWords(call)}, of ${owner}’s page goes out for ${call.member}.`)
}

function wrongPress(history: History, call: MoneyRecord): Violation | undefined {
  const press = pressFor(history, call)
  if (press === undefined || press.page !== call.page || press.sent.has(call.kind))
    return new Violation(2, `${inWords(call)}, has no press of its own.`)
  press.sent.add(call.kind)
  if (call.kind === 'place') history.placing = press
  return press.wasOffered ? undefined : new Violation(3, `${inWords(call)}.`)
}

/** The press that sends it; an order's payment belongs to the order's press. */
function pressFor(
  { placing, presses, offered }: History,
  { kind, page }: MoneyRecord,
): Press | undefined {
  const isPlacedHere = placing?.page === page && !placing.sent.has('pay')
  if (kind === 'pay' && isPlacedHere) return placing
  const press = offered.get(journeyOf[kind])
  const isUnused = press?.page === page && !press.sent.has(kind)
  return isUnused ? press : presses.get(journeyOf[kind])
}

function rivalOf({ money }: History, call: MoneyRecord): Violation | undefined {
  const here = money.filter(({ page }) => page === call.page)
  const rival = here.find(
    ({ endedAt, kind }) => endedAt === undefined && rivals[call.kind].includes(kind),
  )
  if (rival) return new Violation(1, `${inWords(call)}, beside ${inWords(rival)}.`)
  // The browser was sent to the provider, and is still here.
  const isHandedOver = here.some(
    ({ kind, path, ending }) => kind === 'pay' && path === call.path && ending === 'done',
  )
  return isHandedOver ? new Violation(1, `${inWords(call)}, pays for the same again.`) : undefined
}

function truthUnread(history: History, call: MoneyRecord): Violation | undefined {
  const since = history.uncertainSince(call)
  if (since < 0) return undefined
  const unread = truthsOf[call.kind].find((truth) => !history.isReadSince(truth, call.page, since))
  return unread && new Violation(4, `${inWords(call)}: ${unread} was not read since.`)
}

function figureUnknown(history: History, call: MoneyRecord): Violation | undefined {
  const unknown = pressFor(history, call)?.unknown ?? []
  const figure = figuresOf[call.kind].find((figure) => unknown.includes(figure))
  return figure && new Violation(5, `${inWords(call)}: ${figure} is not known.`)
}

/** The amount sent is the one on the screen when the button was pressed. */
function wrongAmount(history: History, call: MoneyRecord): Violation | undefined {
  const shown = pressFor(history, call)?.offer
  if (call.amount === undefined || Number(shown) === call.amount) return undefined
  return new Violation(13, `${inWords(call)}, sends ${call.amount}, and ${shown} was shown.`)
}

/** An order's declaration was accepted for just this amount. */
function undeclared(history: History, call: MoneyRecord): Violation | undefined {
  const declared = pressFor(history, call)?.declared
  if (call.kind !== 'order' || Number(declared) === call.amount) return undefined
  return new Violation(13, `${inWords(call)}, sends ${call.amount}, and ${declared} was declared.`)
}

/**
 * The order is the one on the screen, unless a call that was cut off has changed the basket since
 * it was read: no page can know about that.
 */
export function wrongThingsOrdered(history: History, call: MoneyRecord): Violation | undefined {
  const { offer, order } = call
  const placed = order && `${order.lines} for ${order.total}`
  if (placed === undefined || placed === offer || history.isBasketChangedUnseen(call))
    return undefined
  return new Violation(13, `${inWords(call)}, orders ${placed}, and ${offer} was shown.`)
}
