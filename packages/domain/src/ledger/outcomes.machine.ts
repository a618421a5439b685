/** The list of the member's calls in flight and of outcomes, until the member acknowledges them (OQ-135, OQ-019). */
import { type ActorRefFrom, fromTransition } from 'xstate'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type {
  CallEnd,
  KeptCall,
  ListedCall,
  Outcome,
  OwnCalls,
  ReportedCall,
} from './ledger.schema.ts'

/** A page on the screen that reports a kind of call. */
export interface ReportingPage {
  readonly own: OwnCalls
  /** True while the page shows how such a call ended. */
  readonly isSaying: boolean
}

export interface Outcomes {
  /** Calls in flight and unacknowledged outcomes, oldest first. */
  readonly calls: readonly ListedCall[]
  readonly pages: readonly ReportingPage[]
  /** While the menu or the login covers the page, it can't report anything. */
  readonly isUnderMenu: boolean
  readonly isUnderLogin: boolean
}

export interface OutcomesInput {
  readonly now: () => number
  /** True if the page is hidden or another one was requested, so that the member may not see its messages. */
  readonly isOutOfSight: () => boolean
}

type Named = Pick<ListedCall, 'call' | 'about'>

type OutcomesEvent =
  | (Named & { readonly type: 'call.sent' })
  /** With `isReported`, the page of a save says if it shows the outcome. */
  | (Omit<Outcome, 'at'> & { readonly type: 'call.ended' })
  /** The member knows how a call about this ended: another call has undone it, or it opened another site. */
  | (Named & { readonly type: 'call.undone'; readonly end?: CallEnd })
  | { readonly type: 'outcomes.restored'; readonly kept: readonly KeptCall[] }
  | { readonly type: 'outcomes.closed'; readonly closed: readonly Outcome[] }
  /** A page that reports calls has opened, or starts or stops showing how its call ended. */
  | (ReportingPage & { readonly type: 'page.shown' })
  | { readonly type: 'page.closed'; readonly own: OwnCalls }
  | { readonly type: 'menu.opened' | 'menu.closed' }
  /** The login covers the page until it reloads. */
  | { readonly type: 'session.expired' }

type State = Outcomes & OutcomesInput

export const outcomesList = fromTransition<State, OutcomesEvent, never, OutcomesInput>(
  (state, event) => ({ ...state, ...next(state, event) }),
  ({ input }) => ({ calls: [], pages: [], isUnderMenu: false, isUnderLogin: false, ...input }),
)

export type OutcomesRef = ActorRefFrom<typeof outcomesList>

function next(state: State, event: OutcomesEvent): Partial<Outcomes> {
  const { calls, pages } = state
  const at = state.now()
  switch (event.type) {
    case 'call.sent': {
      const { call, about } = event
      return { calls: [...calls, { call, about, at }] }
    }
    case 'call.ended': {
      const { type: _, ...ended } = event
      const isVisible = !isCovered(state) && !state.isOutOfSight()
      const isReported = isVisible && pages.some(({ own }) => reports(own, ended))
      const outcome = { isReported, ...ended, at }
      const inFlight = calls.find(({ call, end }) => call === ended.call && end === undefined)
      const others = calls.filter((one) => one !== inFlight && !replaces(outcome, one))
      return { calls: [...others, ...(ended.isReported ? [] : [outcome])].filter(isLive(at)) }
    }
    case 'call.undone': {
      const { call, about, end } = event
      const isUndone = (one: ListedCall) =>
        one.call === call && one.about === about && isOutcome(one) && one.end === (end ?? one.end)
      return { calls: calls.filter((one) => !isUndone(one)) }
    }
    case 'outcomes.restored': {
      // Calls that were in flight then have an unknown outcome.
      const kept = event.kept.map((call) => ({ end: 'unknown' as const, ...call }))
      return { calls: [...kept.filter(isLive(at)), ...calls] }
    }
    case 'outcomes.closed': {
      const closed: readonly ListedCall[] = event.closed
      return { calls: calls.filter((one) => !closed.includes(one)) }
    }
    case 'page.shown':
      return afterShowing(state, event)
    case 'page.closed': {
      const { own } = event
      const closed = pages.find(isOf(own))
      // An outcome that the page reported at once, and still shows, is acknowledged; others are reported elsewhere.
      const left = closed?.isSaying ? withoutReported(state, own) : calls
      return { pages: pages.filter((page) => page !== closed), calls: report(left, own, false) }
    }
    case 'menu.opened':
    case 'menu.closed':
      return { isUnderMenu: event.type === 'menu.opened' }
    case 'session.expired':
      return { isUnderLogin: true }
  }
}

function afterShowing(state: State, { own, isSaying }: ReportingPage): Partial<Outcomes> {
  const before = state.pages.find(isOf(own))
  const pages = [...state.pages.filter((page) => page !== before), { own, isSaying }]
  // The page that a successful call opens reports that call by opening.
  if (own.isNext && !before && !isCovered(state))
    return { pages, calls: report(state.calls, own, true) }
  // Once a page no longer shows how its call ended, the member has continued there.
  const hasGoneOn = before?.isSaying && !isSaying && !own.isNext
  return hasGoneOn ? { pages, calls: withoutReported(state, own) } : { pages }
}

const isOutcome = (one: ListedCall): one is Outcome => one.end !== undefined

/** True if this page reports such a call itself. */
export const isOwn = (own: OwnCalls, { call, about }: Partial<Named>): boolean =>
  own.call === call && (own.about === undefined || own.about === about)

const reports = (own: OwnCalls, one: Omit<ListedCall, 'at'>): boolean =>
  isOwn(own, one) && (!own.isNext || one.end === 'succeeded')

/** The sentence about an outcome; `undefined` if the pages show the effect anyway. */
export function sentenceOf({ call, end }: Pick<Outcome, 'call' | 'end'>): string | undefined {
  const sentences: Readonly<Record<ReportedCall, Partial<Record<CallEnd, string>>>> =
    ledgerMessages.ours.outcomes
  return sentences[call][end]
}

/**
 * A call that an earlier load has stored may be about anything. Neither a failure nor a call about something else
 * explains an earlier call that got lost.
 */
const replaces = ({ call, about, end }: Omit<Outcome, 'at'>, older: ListedCall): boolean =>
  older.call === call &&
  (older.about === undefined || older.about === about) &&
  (older.end !== 'unknown' ? isOutcome(older) : end !== 'failed' && about === older.about)

/** False if we needn't report it: the pages show the effect anyway, or it is a day old. */
const isLive =
  (now: number) =>
  (one: ListedCall): boolean =>
    !isOutcome(one) || (sentenceOf(one) !== undefined && now < one.at + ledgerPolicy.keptMs)

/** Notes whether this page reports its outcomes. */
const report = (calls: Outcomes['calls'], own: OwnCalls, isReported: boolean): Outcomes['calls'] =>
  calls.map((one) => (reports(own, one) ? { ...one, isReported } : one))

/** The calls without the outcomes that this page has reported; all calls while something covers it. */
const withoutReported = (state: Outcomes, own: OwnCalls): Outcomes['calls'] =>
  state.calls.filter((one) => isCovered(state) || !one.isReported || !reports(own, one))

const isCovered = ({ isUnderMenu, isUnderLogin }: Outcomes): boolean => isUnderMenu || isUnderLogin

const isOf =
  ({ call, about, isNext }: OwnCalls) =>
  ({ own }: ReportingPage): boolean =>
    own.call === call && own.about === about && own.isNext === isNext

/** What the tab stores: neither the subject of a call nor the server's sentences. */
export const toKeep = ({ calls }: Outcomes): readonly KeptCall[] =>
  calls.map(({ call, at, end }) => ({ call, at, ...(end && { end }) }))

/** The outcomes that such a page reports. */
export const reportedBy = ({ calls }: Pick<Outcomes, 'calls'>, own: OwnCalls): readonly Outcome[] =>
  calls.filter(isOutcome).filter((one) => reports(own, one))

/** The outcomes that no page on the screen reports. A page with a message shows how its last call ended. */
export const unreported = ({ calls, pages }: Outcomes): readonly Outcome[] =>
  calls
    .filter(isOutcome)
    .filter(
      (one) =>
        !pages.some(
          ({ own, isSaying }) =>
            reports(own, one) &&
            (one.isReported || (isSaying && reportedBy({ calls }, own).at(-1) === one)),
        ),
    )

/** How the last ended call of these ended, unless the member has acknowledged it. */
export const endOf = ({ calls }: Outcomes, own: OwnCalls): CallEnd | undefined =>
  calls.findLast((one) => isOwn(own, one) && isOutcome(one))?.end

/** True if such a call is in flight, or its outcome is not acknowledged. */
export const isOpen = ({ calls }: Outcomes, own: OwnCalls): boolean =>
  calls.some((one) => isOwn(own, one))
