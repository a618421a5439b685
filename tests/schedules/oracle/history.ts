/** What has happened so far, as seen from both ends of the connection, and what a page must know as a result. */
import type { JourneyName, ShownOrder } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { BrowserDocument } from '../world/browser.ts'
import { type MoneyKind, moneyCalls, type Truth } from '../world/calls.ts'
import { latest } from '../world/server.ts'
import type { Tab } from '../world/tab.ts'

/** How a call ended for its sender. */
export type Ending =
  /** The answer says that it was made. */
  | 'made'
  /** The answer says that it was not. */
  | 'failed'
  /** The server ended it with 500 or, for a cancellation, with an empty answer: nobody knows the outcome. */
  | 'broken'
  /** No usable answer. */
  | 'open'
  /** Its page closed before the answer came. */
  | 'cut off'

export interface Press {
  readonly at: number
  readonly page: BrowserDocument
  readonly tab: number
  readonly journey: JourneyName
  readonly wasOffered: boolean
  /** What the screen offered to send. */
  readonly offer: string | undefined
  /** The amount for which the declaration there was accepted. */
  readonly declared: string | undefined
  /** The calls that it sent. */
  readonly sent: Set<MoneyKind>
}

export interface CallRecord {
  readonly id: number
  readonly kind: MoneyKind
  /** The member in whose session it was sent. */
  readonly member: MemberName | undefined
  readonly page: BrowserDocument
  readonly tab: number
  /** The benefit or the amount in its body, if any. */
  readonly about: string | undefined
  readonly path: string
  readonly sentAt: number
  press?: Press
  endedAt?: number
  ending?: Ending
  /** When another page of its member could notice that it was cut off. */
  noticedAt?: number
  /** True if its answer contained the changed member. */
  bringsMember?: boolean
  /** When it took effect, and the edition that it made. */
  doneAt?: number
  edition?: number
  /** The order that it placed, in the checkout's format. */
  order?: ShownOrder | undefined
  /** The page where the member read its outcome, in the page or at its foot. */
  shownOn?: BrowserDocument | undefined
  /** The page that showed the outcome itself at the last check. */
  saidBy?: BrowserDocument | undefined
  /** True if the member has read it and continued. */
  isAcknowledged: boolean
}

export interface ReadRecord {
  readonly id: number
  readonly truth: Truth
  readonly page: BrowserDocument
  readonly sentAt: number
  /** When the server looked up the data. */
  lookedUpAt?: number
  endedAt?: number
  isGood?: boolean
}

/** What we know about a page. */
export interface PageRecord {
  readonly tab: Tab
  /** The first member that it read, and when. */
  owner?: MemberName
  ownerKnownAt?: number
  /** When it last woke up. */
  wokeAt: number
  /** When the member asked to log out. Removed if that fails. */
  loggedOutAt?: number | undefined
}

export const journeyOf: Readonly<Record<MoneyKind, JourneyName>> = {
  ...{ card: 'card', bank: 'bank', order: 'order', cancel: 'cancel', voucher: 'voucher' },
  ...{ place: 'checkout', pay: 'checkout' },
}

export const purseOf = (kind: MoneyKind) => moneyCalls[kind].purse

/** The resources that show the effect of a call. */
export function truthsOf(kind: MoneyKind): readonly Truth[] {
  const purse = purseOf(kind)
  if (purse === 'payment') return []
  return purse === 'basket' ? ['basket'] : ['member']
}

/** True if the call changes the resource. A total depends on the basket. */
export const changes = (kind: MoneyKind, truth: Truth): boolean =>
  truthsOf(kind).includes(truth === 'member' ? 'member' : 'basket')

/** True if nobody knows how it ended. */
export const isUnknown = ({ ending }: CallRecord): boolean =>
  ending === 'open' || ending === 'cut off' || ending === 'broken'

export class History {
  readonly calls: CallRecord[] = []
  readonly reads: ReadRecord[] = []
  readonly pages = new Map<BrowserDocument, PageRecord>()
  /** When the wall clock last jumped. */
  jumpedAt = -1

  /** This member's calls, the newest last. */
  of(owner: MemberName | undefined): readonly CallRecord[] {
    return this.calls.filter(({ member }) => member === owner)
  }

  isReading(page: BrowserDocument): boolean {
    return this.reads.some((read) => read.page === page && read.endedAt === undefined)
  }

  #hasRead(page: BrowserDocument, truth: Truth): boolean {
    return (
      this.reads.findLast((read) => read.page === page && read.truth === truth)?.isGood === true
    )
  }

  /** The latest time at which this page's data was current on the server. */
  knowsUntil(page: BrowserDocument, truth: Truth): number {
    const reads = this.reads.map((read) =>
      read.page === page && read.truth === truth && read.isGood ? (read.lookedUpAt ?? 0) : 0,
    )
    const answers = this.calls.map((call) =>
      call.page === page && truth === 'member' && call.bringsMember ? (call.doneAt ?? 0) : 0,
    )
    return Math.max(0, ...reads, ...answers)
  }

  /** An open page notices each call of its member that was cut off, once it has read the purse. */
  notice(now: number): void {
    const isNoticed = ({ kind, member, page }: CallRecord) =>
      [...this.pages].some(
        ([other, { owner }]) =>
          other !== page &&
          owner === member &&
          !other.isGone &&
          !other.isFrozen &&
          truthsOf(kind).every((truth) => this.#hasRead(other, truth)),
      )
    for (const call of this.calls)
      if (call.ending === 'cut off' && isNoticed(call)) call.noticedAt ??= now
  }

  /**
   * The time from which this page must know the effect of a call: at once if it received the end of the call, otherwise
   * when no late effect is possible.
   */
  dueAt(call: CallRecord, page: BrowserDocument): number {
    const { endedAt, doneAt } = call
    const { wokeAt, ownerKnownAt = Infinity } = this.pages.get(page) ?? { wokeAt: 0 }
    if (endedAt === undefined || doneAt === undefined) return Infinity
    const isOwn = call.page === page
    // Another document learns of the end a little later, and only once it knows its member.
    const heardAt = isOwn ? endedAt : Math.max(endedAt + page.eventDelay + 1, wokeAt, ownerKnownAt)
    if (!isUnknown(call) || (doneAt < endedAt && call.ending !== 'cut off')) return heardAt
    const begins = call.ending === 'cut off' ? (call.noticedAt ?? Infinity) : endedAt
    const hasJumped = this.jumpedAt > endedAt
    if (isOwn && !hasJumped) return Math.max(begins + latest, wokeAt) + 1
    // Usually the mark says when the wait ends. A document that finds it later than that begins it
    // again, and so does each that finds it after a jump of the clock.
    const foundAt = hasJumped ? this.#foundAfterJump() : Math.max(ownerKnownAt, wokeAt)
    const isAnew = hasJumped || foundAt > begins + latest
    return Math.max(begins, isAnew ? foundAt : 0) + latest + 1
  }

  /** When the last page could find a mark after a jump of the clock. */
  #foundAfterJump(): number {
    const found = [...this.pages].map(([{ eventDelay }, { ownerKnownAt = 0, wokeAt }]) =>
      Math.max(ownerKnownAt, wokeAt, this.jumpedAt + eventDelay),
    )
    return Math.max(...found)
  }
}
