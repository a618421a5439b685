/** What has happened so far, as both ends of the wire saw it, and what a page has to know because of it. */
import type { JourneyName, ShownOrder } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import type { BrowserDocument } from '../world/browser.ts'
import { type MoneyKind, moneyCalls, type Truth, type Verdict } from '../world/calls.ts'
import { latest } from '../world/server.ts'
import type { Tab } from '../world/tab.ts'

/** How a call ended for its sender. */
export type Ending =
  /** The answer says that it was made. */
  | 'made'
  /** The answer says that it was not. */
  | 'failed'
  /** The server has ended it with 500 or, a cancelling, with nothing: nobody knows how. */
  | 'broken'
  /** No usable answer. */
  | 'open'
  /** Its page went before the answer came. */
  | 'cut off'

export interface Press {
  readonly at: number
  readonly page: BrowserDocument
  readonly tab: number
  readonly journey: JourneyName
  readonly wasOffered: boolean
  /** What the screen showed as ready to send. */
  readonly offer: string | undefined
  /** What the declaration there was accepted for. */
  readonly declared: string | undefined
  /** What was sent for it. */
  readonly sent: Set<MoneyKind>
}

export interface CallRecord {
  readonly id: number
  readonly kind: MoneyKind
  /** In whose session it went out. */
  readonly member: MemberName | undefined
  readonly page: BrowserDocument
  readonly tab: number
  /** The benefit or the amount in its body, if it has one. */
  readonly about: string | undefined
  readonly path: string
  readonly sentAt: number
  press?: Press
  endedAt?: number
  ending?: Ending
  /** Its answer held the member as it left them. */
  bringsMember?: boolean
  /** When it took effect, and which edition of the account it made. */
  doneAt?: number
  edition?: number
  /** The order that it placed, as the checkout writes orders. */
  order?: ShownOrder | undefined
  /** The page on which it was read how it ended, there or at the foot. */
  shownOn?: BrowserDocument
  /** The page that said so itself at the last look. */
  saidBy?: BrowserDocument | undefined
  /** The member has read it, and has gone on. */
  isAcknowledged: boolean
}

export interface ReadRecord {
  readonly id: number
  readonly truth: Truth
  readonly page: BrowserDocument
  readonly sentAt: number
  /** When the server looked it up. */
  lookedUpAt?: number
  endedAt?: number
  isGood?: boolean
}

/** What is known of a page. */
export interface PageRecord {
  readonly tab: Tab
  /** The member whom it read first, and when. */
  owner?: MemberName
  ownerKnownAt?: number
  /** When it ran again after it had slept. */
  wokeAt: number
  /** When the member asked it to log out, until that fails. */
  loggedOutAt?: number | undefined
}

export const journeyOf: Readonly<Record<MoneyKind, JourneyName>> = {
  ...{ card: 'card', bank: 'bank', order: 'order', cancel: 'cancel', voucher: 'voucher' },
  ...{ place: 'checkout', pay: 'checkout' },
}

export const purseOf = (kind: MoneyKind) => moneyCalls[kind].purse

const member = ['member'] as const
const basket = ['basket'] as const

/** What shows the effect of a call on a purse. */
export const truthsOf = {
  ...{ savings: member, salary: member, benefits: member, basket, payment: [] },
} as const satisfies Readonly<Record<ReturnType<typeof purseOf>, readonly Truth[]>>

/** Which figures a call changes: a total costs what is in the basket. */
export const changes = (kind: MoneyKind, truth: Truth): boolean =>
  truth === 'member'
    ? (truthsOf[purseOf(kind)] as readonly Truth[]).includes(truth)
    : purseOf(kind) === 'basket'

export function endingOf(kind: MoneyKind, verdict: Verdict | undefined): Ending {
  switch (verdict) {
    case 'good':
      return 'made'
    case 'refused':
    case 'unauthorised':
    case 'forbidden':
      return 'failed'
    case 'broken':
      return 'broken'
    case 'empty':
      // The answers to the first two have no body in the specification; the benefits show what a cancelling did (OQ-113).
      if (kind === 'order' || kind === 'voucher') return 'made'
      return kind === 'cancel' ? 'broken' : 'open'
    default:
      return 'open'
  }
}

/** Does nobody know how it ended? */
export const isUnknown = ({ ending }: CallRecord): boolean =>
  ending === 'open' || ending === 'cut off' || ending === 'broken'

export class History {
  readonly calls: CallRecord[] = []
  readonly reads: ReadRecord[] = []
  readonly pages = new Map<BrowserDocument, PageRecord>()
  /** When the wall clock last jumped. */
  jumpedAt = -1

  /** Calls of this member, the newest last. */
  of(whose: MemberName | undefined): readonly CallRecord[] {
    return this.calls.filter(({ member }) => member === whose)
  }

  isReading(page: BrowserDocument): boolean {
    return this.reads.some((read) => read.page === page && read.endedAt === undefined)
  }

  /** When what this page knows was true at the server. */
  knowsUntil(page: BrowserDocument, truth: Truth): number {
    const reads = this.reads.map((read) =>
      read.page === page && read.truth === truth && read.isGood ? (read.lookedUpAt ?? 0) : 0,
    )
    const answers = this.calls.map((call) =>
      call.page === page && truth === 'member' && call.bringsMember ? (call.doneAt ?? 0) : 0,
    )
    return Math.max(0, ...reads, ...answers)
  }

  /**
   * From when on this page has to know the effect of a call: at once when it has heard of its end, and of an effect
   * that came after that, when no such effect can come any more.
   */
  dueAt(call: CallRecord, page: BrowserDocument): number {
    const { endedAt, doneAt } = call
    const { wokeAt, ownerKnownAt = Infinity } = this.pages.get(page) ?? { wokeAt: 0 }
    if (endedAt === undefined || doneAt === undefined) return Infinity
    const isOwn = call.page === page
    // Another document hears of it a little later, and of nothing before it knows its member.
    const heardAt = isOwn ? endedAt : Math.max(endedAt + page.eventDelay + 1, wokeAt, ownerKnownAt)
    if (!isUnknown(call) || (doneAt < endedAt && call.ending !== 'cut off')) return heardAt
    const since = [endedAt, ...(wokeAt > endedAt ? [wokeAt] : [])]
    // The mark that it finds says until when; a jump of the clock, or a mark from before, makes it wait from then on.
    const isFoundLate = ownerKnownAt > endedAt + latest
    const hasJumped = this.jumpedAt > endedAt
    if (!isOwn && (isFoundLate || hasJumped)) since.push(ownerKnownAt, this.jumpedAt)
    return Math.max(...since) + latest + 1
  }
}
