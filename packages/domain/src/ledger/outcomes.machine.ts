/**
 * The list of the member's calls in flight and of outcomes, until the member acknowledges them
 * (OQ-135, OQ-019).
 */
import { type ActorRefFrom, fromTransition } from 'xstate'
import { ledgerMessages } from './ledger.messages.ts'
import { ledgerPolicy } from './ledger.policy.ts'
import type {
  CallEnd,
  KeptOutcomes,
  Outcome,
  OwnCalls,
  ReportedCall,
  RunningCall,
} from './ledger.schema.ts'

/** A page on the screen that reports a kind of call. */
export interface ReportingPage {
  readonly own: OwnCalls
  /** True while the page shows how such a call ended. */
  readonly isSaying: boolean
}

/** The member's calls in flight and the unacknowledged outcomes, oldest first. */
export interface Outcomes {
  readonly running: readonly RunningCall[]
  readonly ended: readonly Outcome[]
  readonly pages: readonly ReportingPage[]
  /** While the menu or the login covers the page, it can't report anything. */
  readonly isUnderMenu: boolean
  readonly isUnderLogin: boolean
}

export interface OutcomesInput {
  readonly now: () => number
  /**
   * True if the page is hidden or another one was requested, so that the member may not see this
   * page's messages.
   */
  readonly isOutOfSight: () => boolean
}

type Named = Pick<RunningCall, 'call' | 'about'>
type Ended = Omit<Outcome, 'at' | 'isReported'>

type OutcomesEvent =
  | (Omit<RunningCall, 'at'> & { readonly type: 'call.sent' })
  | (Ended & { readonly type: 'call.ended' })
  /** `isReported` if its own page has received the outcome and shows it. */
  | (Ended & { readonly type: 'save.ended'; readonly isReported: boolean })
  /**
   * The member knows how a call about this ended: another call has undone it, or it opened another
   * site.
   */
  | (Named & { readonly type: 'call.undone'; readonly end?: CallEnd })
  /** An earlier load of the page has stored these. */
  | { readonly type: 'outcomes.restored'; readonly kept: KeptOutcomes }
  /** The member has closed the message about these. */
  | { readonly type: 'outcomes.closed'; readonly closed: readonly Outcome[] }
  /** A page that reports calls has opened. */
  | (ReportingPage & { readonly type: 'page.opened' })
  /** A page starts or stops showing how its call ended. */
  | (ReportingPage & { readonly type: 'page.changed' })
  | { readonly type: 'page.closed'; readonly own: OwnCalls }
  /** The menu has opened over the page, or closed. */
  | { readonly type: 'menu.opened' | 'menu.closed' }
  /** The login covers the page until it reloads. */
  | { readonly type: 'session.expired' }

type State = Outcomes & OutcomesInput

export const outcomesList = fromTransition<State, OutcomesEvent, never, OutcomesInput>(
  (state, event) => ({ ...state, ...next(state, event) }),
  ({ input }) => ({
    ...{ running: [], ended: [], pages: [], isUnderMenu: false, isUnderLogin: false },
    ...input,
  }),
)

export type OutcomesRef = ActorRefFrom<typeof outcomesList>

function next(state: State, event: OutcomesEvent): Partial<Outcomes> {
  const { running, ended, pages } = state
  const at = state.now()
  switch (event.type) {
    case 'call.sent': {
      const { type: _, ...call } = event
      return { running: [...running, { ...call, at }] }
    }
    case 'call.ended': {
      const { type: _, ...call } = event
      const isHere = pages.some(({ own }) => reports(own, call))
      const isReported = isHere && !isCovered(state) && !state.isOutOfSight()
      return afterEnding(state, { ...call, at, isReported })
    }
    case 'save.ended': {
      const { type: _, ...call } = event
      const outcome = { ...call, at }
      const after = afterEnding(state, outcome)
      return { ...after, ended: after.ended.filter((one) => one !== outcome || !one.isReported) }
    }
    case 'call.undone': {
      const { call, about, end } = event
      const isUndone = (one: Outcome) =>
        one.call === call && one.about === about && one.end === (end ?? one.end)
      return { ended: ended.filter((one) => !isUndone(one)) }
    }
    case 'outcomes.restored':
      return { ended: [...restored(event.kept, at), ...ended] }
    case 'outcomes.closed':
      return { ended: ended.filter((one) => !event.closed.includes(one)) }
    case 'page.opened': {
      const { own, isSaying } = event
      // The page that a successful call opens reports that call by opening.
      const isReporting = own.isNext === true && !isCovered(state)
      return {
        pages: [...pages, { own, isSaying }],
        ended: ended.map((one) =>
          isReporting && reports(own, one) ? { ...one, isReported: true } : one,
        ),
      }
    }
    case 'page.changed': {
      const { own, isSaying } = event
      // Once a page no longer shows how its call ended, the member has continued there.
      const hasGoneOn = wasSaying(state, own) && !isSaying && !own.isNext
      return {
        pages: [...pagesBeside(state, own), { own, isSaying }],
        ended: hasGoneOn ? withoutReported(state, own) : ended,
      }
    }
    case 'page.closed': {
      const { own } = event
      // An outcome that the page reported at once, and still shows, is acknowledged; all others are
      // reported elsewhere.
      const open = wasSaying(state, own) ? withoutReported(state, own) : ended
      return {
        pages: pagesBeside(state, own),
        ended: open.map((one) => (reports(own, one) ? { ...one, isReported: false } : one)),
      }
    }
    case 'menu.opened':
      return { isUnderMenu: true }
    case 'menu.closed':
      return { isUnderMenu: false }
    case 'session.expired':
      return { isUnderLogin: true }
  }
}

/** True if this page reports such a call itself. */
export const isOwn = (own: OwnCalls, { call, about }: Partial<Named>): boolean =>
  own.call === call && (own.about === undefined || own.about === about)

const reports = (own: OwnCalls, outcome: Ended): boolean =>
  isOwn(own, outcome) && (own.isNext !== true || outcome.end === 'succeeded')

/** The sentence about an outcome; `undefined` if the pages show the effect anyway. */
export function sentenceOf({ call, end }: Pick<Outcome, 'call' | 'end'>): string | undefined {
  const sentences: Readonly<Record<ReportedCall, Partial<Record<CallEnd, string>>>> =
    ledgerMessages.ours.outcomes
  return sentences[call][end]
}

/** A tab doesn't store the subject of a call, so such a call may be about anything. */
const mayBeSame = ({ call, about }: Named, older: Named): boolean =>
  older.call === call && (older.about === undefined || older.about === about)

/**
 * A newer outcome replaces an older one, except that neither a failure nor a call about something
 * else explains an earlier call.
 */
const replaces = (newer: Outcome, older: Outcome): boolean =>
  mayBeSame(newer, older) &&
  (older.end !== 'unknown' || (newer.end !== 'failed' && newer.about === older.about))

/** True if we needn't report it: the pages show the effect anyway, or it is a day old. */
const isOver = (outcome: Outcome, now: number): boolean =>
  sentenceOf(outcome) === undefined || now >= outcome.at + ledgerPolicy.keptMs

function afterEnding({ running, ended }: Outcomes, outcome: Outcome) {
  const { call, at } = outcome
  const place = running.findIndex((one) => one.call === call)
  const older = ended.filter((one) => !replaces(outcome, one))
  return {
    running: running.filter((_, index) => index !== place),
    ended: [...older, outcome].filter((one) => !isOver(one, at)),
  }
}

/** Restores what an earlier page load stored. Calls that were in flight then have an unknown outcome. */
const restored = ({ running, ended }: KeptOutcomes, now: number): readonly Outcome[] =>
  [...ended, ...running.map((call) => ({ ...call, end: 'unknown' as const }))]
    .map((outcome) => ({ ...outcome, isReported: false }))
    .filter((outcome) => !isOver(outcome, now))

/** The outcomes that this page hasn't reported; all of them while something covers it. */
const withoutReported = (state: Outcomes, own: OwnCalls): readonly Outcome[] =>
  state.ended.filter((one) => isCovered(state) || !one.isReported || !reports(own, one))

const isCovered = ({ isUnderMenu, isUnderLogin }: Outcomes): boolean => isUnderMenu || isUnderLogin

const isOf =
  ({ call, about, isNext }: OwnCalls) =>
  ({ own }: ReportingPage): boolean =>
    own.call === call && own.about === about && own.isNext === isNext

const wasSaying = ({ pages }: Outcomes, own: OwnCalls): boolean =>
  pages.some((page) => isOf(own)(page) && page.isSaying)

const pagesBeside = ({ pages }: Outcomes, own: OwnCalls): readonly ReportingPage[] =>
  pages.filter((page) => !isOf(own)(page))

/** What the tab stores: never the subject of a call. */
export const toKeep = ({ running, ended }: Outcomes): KeptOutcomes => ({
  running: running.map(({ purse, call, at }) => ({ purse, call, at })),
  ended: ended.map(({ purse, call, at, end }) => ({ purse, call, at, end })),
})

/**
 * The outcomes that no page on the screen reports. A page with a message shows how its last call
 * ended.
 */
export const unreported = ({ ended, pages }: Outcomes): readonly Outcome[] =>
  ended.filter(
    (outcome) =>
      !pages.some(
        ({ own, isSaying }) =>
          reports(own, outcome) &&
          (outcome.isReported || (isSaying && reportedBy({ ended }, own).at(-1) === outcome)),
      ),
  )

/** The outcomes that such a page reports. */
export const reportedBy = ({ ended }: Pick<Outcomes, 'ended'>, own: OwnCalls): readonly Outcome[] =>
  ended.filter((outcome) => reports(own, outcome))

/** True if such a call is in flight, or its outcome is not acknowledged. */
export const isOpen = ({ running, ended }: Outcomes, own: OwnCalls): boolean =>
  [...running, ...ended].some((one) => isOwn(own, one))
