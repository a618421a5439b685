/** How calls ended, and which page reports it (OQ-135, OQ-019). */
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
  /** It says now how such a call ended. */
  readonly isSaying: boolean
}

/** The member's calls in flight, and the outcomes that nobody has acknowledged, the oldest first. */
export interface Outcomes {
  readonly running: readonly RunningCall[]
  readonly ended: readonly Outcome[]
  readonly pages: readonly ReportingPage[]
  /** What lies over the page, so that it can't report anything. */
  readonly cover?: 'menu' | 'login' | undefined
}

export const noOutcomes: Outcomes = { running: [], ended: [], pages: [] }

type Named = Pick<RunningCall, 'call' | 'about'>
type Ended = Omit<Outcome, 'isReported'>

/** Does this page report such a call in its own words? */
export const isOwn = (own: OwnCalls, { call, about }: Partial<Named>): boolean =>
  own.call === call && (own.about === undefined || own.about === about)

const reports = (own: OwnCalls, outcome: Ended): boolean =>
  isOwn(own, outcome) && (own.isNext !== true || outcome.end === 'succeeded')

/** The sentence about an outcome; `undefined` if the pages show the effect themselves. */
export function sentenceOf({ call, end }: Pick<Outcome, 'call' | 'end'>): string | undefined {
  const sentences: Readonly<Record<ReportedCall, Partial<Record<CallEnd, string>>>> =
    ledgerMessages.ours.outcomes
  return sentences[call][end]
}

/** Nothing has to be reported where the pages show the effect themselves. */
const isDone = (outcome: Outcome): boolean => sentenceOf(outcome) === undefined

/** A tab does not store what a call was about, so such a call may be about anything. */
const mayBeSame = (one: Named, other: Named): boolean =>
  one.call === other.call &&
  (one.about === undefined || other.about === undefined || one.about === other.about)

/**
 * A newer outcome replaces an older one. But a failure does not tell what became of a call before it, nor does a call
 * that may be about something else.
 */
const replaces = (newer: Outcome, older: Outcome): boolean =>
  mayBeSame(newer, older) &&
  (older.end !== 'unknown' || (newer.end !== 'failed' && newer.about === older.about))

const isOver = (now: number, { at }: RunningCall): boolean => now >= at + ledgerPolicy.keptMs

export const afterSending = (before: Outcomes, call: RunningCall): Outcomes => ({
  ...before,
  running: [...before.running, call],
})

/**
 * The list once a money call has ended.
 *
 * @param mayReport its own page reports it, if that is on the screen with nothing over it
 */
export function afterEnding(before: Outcomes, ended: Ended, mayReport: boolean): Outcomes {
  const isHere = before.pages.some(({ own }) => reports(own, ended))
  return withOutcome(before, {
    ...ended,
    isReported: mayReport && isHere && before.cover === undefined,
  })
}

/** The list once a save has ended whose own page reports it, or else has been left. */
export function afterSaving(before: Outcomes, ended: Ended, isReported: boolean): Outcomes {
  const outcome = { ...ended, isReported }
  const after = withOutcome(before, outcome)
  return isReported ? withoutOutcomes(after, (one) => one === outcome) : after
}

function withOutcome({ running, ended, ...before }: Outcomes, outcome: Outcome): Outcomes {
  const { call, about, at } = outcome
  const place = running.findIndex((one) => one.call === call && one.about === about)
  const older = ended.filter((one) => !replaces(outcome, one) && !isOver(at, one))
  return {
    ...before,
    running: running.filter((_, at) => at !== place),
    ended: isDone(outcome) ? older : [...older, outcome],
  }
}

/** What was read after a call shows that it was carried out. */
export const afterConfirming = (before: Outcomes, call: Named): Outcomes => ({
  ...before,
  ended: before.ended.map((outcome) =>
    mayBeSame(outcome, call) ? { ...outcome, isUnconfirmed: false } : outcome,
  ),
})

/** The list without outcomes that the member has acknowledged. */
export const withoutOutcomes = (
  before: Outcomes,
  isAcknowledged: (outcome: Outcome) => boolean,
): Outcomes => ({ ...before, ended: before.ended.filter((one) => !isAcknowledged(one)) })

const acknowledgedOn = (before: Outcomes, own: OwnCalls): Outcomes =>
  before.cover === undefined
    ? withoutOutcomes(before, (outcome) => outcome.isReported && reports(own, outcome))
    : before

const placeOf = ({ pages }: Outcomes, { call, about, isNext }: OwnCalls): number =>
  pages.findIndex(({ own }) => own.call === call && own.about === about && own.isNext === isNext)

/** A page opens. The one that a successful call leads to reports that call by opening. */
export const afterOpening = (before: Outcomes, { own, isSaying }: ReportingPage): Outcomes => ({
  ...before,
  pages: [...before.pages, { own, isSaying }],
  ended: before.ended
    .map((outcome) =>
      own.isNext && before.cover === undefined && reports(own, outcome)
        ? { ...outcome, isReported: true }
        : outcome,
    )
    .filter((outcome) => !isDone(outcome)),
})

/** Once a page no longer says how its call ended, the member has gone on there, and so has acknowledged it. */
export function afterSaying(before: Outcomes, { own, isSaying }: ReportingPage): Outcomes {
  const place = placeOf(before, own)
  const hasGoneOn = before.pages[place]?.isSaying && !isSaying && !own.isNext
  return {
    ...(hasGoneOn ? acknowledgedOn(before, own) : before),
    pages: before.pages.map((page, at) => (at === place ? { own, isSaying } : page)),
  }
}

/** A page is left. What it reported as it came, and still says, is acknowledged; all else is reported elsewhere. */
export function afterClosing(before: Outcomes, own: OwnCalls): Outcomes {
  const place = placeOf(before, own)
  const { ended } = before.pages[place]?.isSaying ? acknowledgedOn(before, own) : before
  return {
    ...before,
    pages: before.pages.filter((_, at) => at !== place),
    ended: ended.map((outcome) =>
      reports(own, outcome) ? { ...outcome, isReported: false } : outcome,
    ),
  }
}

/** The login lies over the page, which is loaded again after it: what the page says now does not count. */
export const afterExpiry = (before: Outcomes): Outcomes => ({
  ...before,
  cover: 'login',
  ended: before.ended.map((outcome) => ({ ...outcome, isReported: false })),
})

/** Adds what an earlier load of the page has stored. Nobody knows how a call ended that was in flight then. */
export function afterRestoring(before: Outcomes, kept: KeptOutcomes, now: number): Outcomes {
  const interrupted = kept.running.map((call) => ({ ...call, end: 'unknown' as const }))
  const ended = [...kept.ended, ...interrupted]
    .map((outcome) => ({ ...outcome, isReported: false }))
    .filter((outcome) => !isOver(now, outcome) && !isDone(outcome))
  return { ...before, ended: [...ended, ...before.ended] }
}

/** What the tab stores: nothing of what a call was about. */
export const toKeep = ({ running, ended }: Outcomes): KeptOutcomes => ({
  running: running.map(({ purse, call, at }) => ({ purse, call, at })),
  ended: ended.map(({ purse, call, at, end, isUnconfirmed }) => ({
    ...{ purse, call, at },
    end: isUnconfirmed ? 'unknown' : end,
  })),
})

/** The outcomes that no page on the screen reports. One that says something says how its last call ended. */
export const unreported = ({ ended, pages }: Outcomes): readonly Outcome[] =>
  ended.filter(
    (outcome) =>
      !pages.some(
        ({ own, isSaying }) =>
          reports(own, outcome) &&
          (outcome.isReported || (isSaying && isLast(ended, own, outcome))),
      ),
  )

const isLast = (ended: readonly Outcome[], own: OwnCalls, outcome: Outcome): boolean =>
  reportedBy({ ended }, own).at(-1) === outcome

/** The outcomes that such a page reports. */
export const reportedBy = ({ ended }: Pick<Outcomes, 'ended'>, own: OwnCalls): readonly Outcome[] =>
  ended.filter((outcome) => reports(own, outcome))

/** Is such a call in flight, or its outcome not acknowledged? */
export const isOpen = ({ running, ended }: Outcomes, own: OwnCalls): boolean =>
  [...running, ...ended].some((one) => isOwn(own, one))
