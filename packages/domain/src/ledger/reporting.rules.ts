/** Which page says how a call that moves money ended (OQ-135). */
import { leadingOn } from './ledger.policy.ts'
import type { CallEnd, EarlierCall, MoneyCall, OwnCalls, UntoldCall } from './ledger.schema.ts'
import type { EndedCall } from './purse.schema.ts'

interface Overdue {
  readonly isOverdue: boolean
}

interface Ended {
  readonly call?: MoneyCall
  readonly about?: string | undefined
  readonly end?: CallEnd | undefined
}

/** Is the call one of those that this page reports in its own words? */
export const isOwn = (own: OwnCalls, { call, about }: Ended): boolean =>
  own.call === call && (own.about === undefined || own.about === about)

/** The next page reports it, once it is on the screen. */
export const leadsOn = ({ call, end }: Ended): boolean =>
  end === 'made' && call !== undefined && leadingOn.includes(call)

/** Does a page that opens now say by itself how the call ended? */
const isReportedOn = (own: OwnCalls, ended: Ended): boolean =>
  ended.end !== undefined && isOwn(own, ended) && leadsOn(ended) === (own.isNext === true)

/** Did a page that is left now say it in a note? */
const hasNoted = (own: OwnCalls, { isOverdue, ...ended }: Ended & Overdue): boolean =>
  ended.end !== undefined && (!isOwn(own, ended) || (leadsOn(ended) && isOverdue && !own.isNext))

/** Does a page on the screen say so, the moment the call ends? */
const isReportedHere = ({
  shown,
  ...ended
}: Ended & { readonly shown: readonly OwnCalls[] }): boolean =>
  shown.some((own) => isReportedOn(own, ended))

const isSame = (one: OwnCalls, other: OwnCalls): boolean =>
  one.call === other.call && one.about === other.about && one.isNext === other.isNext

/** The pages on the screen, without the one that is left. */
function without(shown: readonly OwnCalls[], own: OwnCalls): readonly OwnCalls[] {
  const left = shown.findIndex((one) => isSame(one, own))
  return shown.filter((_, place) => place !== left)
}

interface Saying extends Ended, Overdue {
  readonly shown: readonly OwnCalls[]
  readonly untold?: UntoldCall | undefined
  readonly isInDoubt: boolean
}

/** Does this page say in its own words how the last call ended, or that nobody knows? */
export const isSaidOn = (
  own: OwnCalls,
  { untold, isInDoubt, isOverdue, ...ended }: Saying,
): boolean =>
  untold === undefined &&
  (isReportedOn(own, ended) || (isOwn(own, ended) && (isInDoubt || (leadsOn(ended) && isOverdue))))

/** Does any page on the screen? */
const isSaidHere = (saying: Saying): boolean => saying.shown.some((own) => isSaidOn(own, saying))

/** Is this the last page on the screen that says so? */
const isSaidOnlyOn = (own: OwnCalls, saying: Saying): boolean =>
  isSaidOn(own, saying) && !isSaidHere({ ...saying, shown: without(saying.shown, own) })

interface Entry extends Saying {
  readonly isCovered: boolean
  readonly isRead: boolean
  readonly isTold: boolean
  readonly isToldAtOnce: boolean
  readonly missed?: UntoldCall | undefined
  readonly earlier: readonly EarlierCall[]
}

/** Will this page lead on to the next, which reports the call? */
const leadsOnFrom = (own: OwnCalls, ended: Ended): boolean =>
  leadsOn(ended) && isOwn(own, ended) && own.isNext !== true

/** A purse once its call has ended, reported or not. Nobody waits for a next page that nothing leads to. */
export function ended(
  { end, isSeen }: EndedCall,
  entry: Entry,
): Partial<Entry> & Pick<EndedCall, 'isSeen'> {
  const now = { ...entry, end }
  const isOverdue = leadsOn(now) && !entry.shown.some((own) => leadsOnFrom(own, now))
  const isTold = isReportedHere(now)
  return { end, isSeen, isTold, isToldAtOnce: isTold, isRead: false, isOverdue }
}

/** A purse once nobody knows how its call ended. */
export const inDoubt = (entry: Entry): Partial<Entry> => ({
  isInDoubt: true,
  isToldAtOnce: entry.shown.some((own) => isOwn(own, entry)),
  isRead: false,
})

/** A purse once what was read after its call does not show it: what was said of its end no longer holds (OQ-113). */
export const unseen = (entry: Entry): Partial<Entry> => ({
  ...inDoubt(entry),
  ...{ end: undefined, untold: undefined, missed: undefined },
  ...{ isTold: false, isOverdue: false },
})

/** A purse once nobody has reported its call for some time. Pages that say so from now on are unread. */
export const overdue = (entry: Entry): Partial<Entry> => ({
  isOverdue: true,
  isRead: entry.isRead && isSaidHere(entry) === isSaidHere({ ...entry, isOverdue: true }),
})

/** Has the last call been reported, and that been read, if a note would have to say it otherwise? */
export const isDone = ({ call, end, isTold, isRead }: Entry): boolean =>
  isTold && (isRead || call === undefined || end === undefined || !isNotable({ call, end }))

/**
 * A purse once a page is on the screen. Nothing can be read under the login. What a page on the way to
 * this one was too briefly there to say is said here. The basket shows each voucher that was added.
 */
export function afterEntering(own: OwnCalls, entry: Entry): Partial<Entry> {
  const shown = [...entry.shown, own]
  if (entry.isCovered) return { shown }
  const earlier = entry.earlier.filter((call) => !(own.isNext && isReportedOn(own, call)))
  if (!isReportedOn(own, entry)) return { shown, earlier }
  return { shown, earlier, isTold: true, ...(own.isNext && { untold: undefined }) }
}

/**
 * A purse once the member has left a page, which is not read under the login either. What the page said
 * in view, long enough, counts as read; everything else is said again, in a note, and so is a call whose
 * next page can no longer open from here.
 */
export function afterLeaving(own: OwnCalls, entry: Entry): Partial<Entry> {
  const { call, end = 'unknown', isCovered, isRead, isTold, earlier } = entry
  if (isCovered) return { shown: without(entry.shown, own) }
  const left = {
    shown: without(entry.shown, own),
    isOverdue: entry.isOverdue || leadsOnFrom(own, entry),
    earlier: earlier.filter(isUnread),
  }
  if (isRead)
    return { ...left, untold: undefined, isInDoubt: false, isTold: isTold || hasNoted(own, entry) }
  if (call === undefined || !isSaidOnlyOn(own, entry) || !isNotable({ call, end })) return left
  return { ...left, untold: { call, end }, isTold: true }
}

/** A purse once another call has undone what its last call did, if it was about this: that is told. */
export const overtaken = (about: string, entry: Entry): Partial<Entry> => ({
  ...(entry.about === about && { untold: undefined, isInDoubt: false, isTold: true, isRead: true }),
  earlier: entry.earlier.filter((call) => call.about !== about),
})

/** The calls before the last, once what is said of them was read, or is still to be. */
export const withEarlier = (
  calls: readonly UntoldCall[],
  isRead: boolean,
): Pick<Entry, 'earlier'> => ({
  earlier: calls.map((call) => ({ ...call, isRead })),
})

const isUnread = ({ isRead }: EarlierCall): boolean => !isRead

/**
 * What is still to be read when another call is sent: a note says it beside what becomes of that one.
 * Not what a page has said ever since the call ended there: words that come up come into view. Nor what
 * the page shows that the call led on to, if the next is sent there.
 */
export function unreadBefore(entry: Entry): readonly EarlierCall[] {
  const { call, about, untold } = entry
  const unread = entry.earlier.filter(isUnread)
  const end = entry.isInDoubt ? 'unknown' : entry.end
  const last = untold ?? (call && end && { call, end })
  const isOnNext = entry.shown.some((own) => own.isNext && isReportedOn(own, entry))
  const isSeen = entry.isRead || (untold === undefined && (entry.isToldAtOnce || isOnNext))
  if (!last || isSeen || !isNotable(last)) return unread
  return [...unread, { ...last, about, isRead: false }]
}

/** The call that ended under the login. */
export const missedIn = ({ call, end, isCovered }: Entry): UntoldCall | undefined =>
  isCovered && call && end ? { call, end } : undefined

/**
 * Does a note have to say it again, unless it was read? The open order itself reports a placed order and
 * a payment.
 */
export const isNotable = ({ call, end }: UntoldCall): boolean =>
  end === 'unknown' || !(call === 'payment' || (call === 'order' && end === 'made'))
