/** What must be true of the figures on a page. */
import { Violation } from '../invariants.ts'
import type { Figure, JourneyName, Seen, ShownOrder } from '../journeys/journey.ts'
import { totalToCome } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { BrowserDocument } from '../world/browser.ts'
import type { Editions } from './editions.ts'
import { changes, type History, isUnknown } from './history.ts'
import { inWords } from './sending.ts'

/** A page as its member sees it at one moment. */
export interface Sight {
  readonly page: BrowserDocument
  readonly tab: number
  readonly owner: MemberName
  readonly journey: JourneyName | undefined
  readonly seen: Seen | undefined
  /** The sentences at the foot of the page. */
  readonly foot: readonly string[]
  readonly now: number
}

export function wrongFigure(
  history: History,
  editions: Editions,
  { page, owner, now }: Sight,
  { of, where, text }: Figure,
): Violation | undefined {
  const from = editions.of(`${of} ${text}`)
  if (from === undefined) return undefined
  if (from.member !== owner)
    return new Violation(8, `${where} shows ${text}, which is ${from.member}’s.`)
  const newer = history
    .of(owner)
    .find(
      (call) =>
        changes(call.kind, of) &&
        (call.edition ?? 0) > from.edition &&
        history.dueAt(call, page) <= now,
    )
  return newer && new Violation(7, `${where} shows ${text}, from before ${inWords(newer)}.`)
}

/**
 * Finds a basket and a total that never belonged together. A page that needn't know an effect yet may have read one of
 * them before the effect and the other after it. It must not offer them then, unless another page has just changed
 * them: in that case the press is refused.
 */
export function wrongBasket(
  history: History,
  editions: Editions,
  { page, owner, now }: Sight,
  { basket, isOffered }: Seen,
): Violation | undefined {
  if (basket === undefined || editions.hasBasket(owner, basket)) return undefined
  const isBetween = history.of(owner).some((call) => {
    const mayBeOffered = call.page !== page && !isUnknown(call)
    const isDue = call.doneAt === undefined || history.dueAt(call, page) <= now
    return changes(call.kind, 'basket') && !isDue && (mayBeOffered || !isOffered)
  })
  return isBetween ? undefined : new Violation(11, `${owner} sees ${basket}.`)
}

/** The order shown as placed must be the last one that this tab placed, as stored on the server. */
export function wrongOrder(
  history: History,
  { owner, tab }: Sight,
  shown: ShownOrder,
): Violation | undefined {
  const placed = history
    .of(owner)
    .findLast((call) => call.kind === 'place' && call.tab === tab && call.ending === 'made')?.order
  const isTotalRight = shown.total === totalToCome || shown.total === placed?.total
  if (placed?.lines === shown.lines && isTotalRight) return undefined
  const [actual, expected] = [shown, placed].map(
    (order) => order && `${order.lines} for ${order.total}`,
  )
  return new Violation(11, `It is shown as ${actual}, and was placed as ${expected}.`)
}
