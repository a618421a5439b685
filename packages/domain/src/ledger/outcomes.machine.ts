import { type ActorRefFrom, fromTransition } from 'xstate'
import type { CallEnd, KeptOutcomes, Outcome, OwnCalls, RunningCall } from './ledger.schema.ts'
import {
  afterClosing,
  afterConfirming,
  afterEnding,
  afterExpiry,
  afterOpening,
  afterRestoring,
  afterSaving,
  afterSaying,
  afterSending,
  noOutcomes,
  type Outcomes,
  type ReportingPage,
  withoutOutcomes,
} from './outcomes.rules.ts'

type Ended = Omit<Outcome, 'at' | 'isReported'>

export type OutcomesEvent =
  | (Omit<RunningCall, 'at'> & { readonly type: 'call.sent' })
  | (Ended & { readonly type: 'call.ended' })
  /** What was read after it shows that it was carried out. */
  | (OwnCalls & { readonly type: 'call.confirmed' })
  /** `isReported` if its own page has heard of it, and says so. */
  | (Ended & { readonly type: 'save.ended'; readonly isReported: boolean })
  /** The member knows how a call about this ended: another one has undone it, or it has led on to another site. */
  | (OwnCalls & { readonly type: 'call.undone'; readonly end?: CallEnd })
  /** An earlier load of the page has left these. */
  | { readonly type: 'outcomes.restored'; readonly kept: KeptOutcomes }
  /** The member has closed the message that reports these. */
  | { readonly type: 'outcomes.closed'; readonly closed: readonly Outcome[] }
  /** A page that reports calls is on the screen. */
  | (ReportingPage & { readonly type: 'page.opened' })
  /** It begins or stops saying how its call ended. */
  | (ReportingPage & { readonly type: 'page.changed' })
  | { readonly type: 'page.closed'; readonly own: OwnCalls }
  /** The menu lies over the page, or no longer does. */
  | { readonly type: 'menu.opened' | 'menu.closed' }
  /** The login lies over the page until that is loaded again. */
  | { readonly type: 'session.expired' }

export interface OutcomesInput {
  readonly now: () => number
  /** Is the page hidden, or has another one been asked for, so that nobody may see what this one says? */
  readonly isOutOfSight: () => boolean
}

type State = Outcomes & OutcomesInput

/** The one list of the member's calls in flight, and of how calls ended, until that is acknowledged (OQ-135, OQ-019). */
export const outcomesList = fromTransition<State, OutcomesEvent, never, OutcomesInput>(
  (state, event) => ({ ...state, ...next(state, event) }),
  ({ input }) => ({ ...noOutcomes, ...input }),
)

function next(state: State, event: OutcomesEvent): Partial<Outcomes> {
  switch (event.type) {
    case 'call.sent': {
      const { type: _, ...call } = event
      return afterSending(state, { ...call, at: state.now() })
    }
    case 'call.ended': {
      const { type: _, ...ended } = event
      return afterEnding(state, { ...ended, at: state.now() }, !state.isOutOfSight())
    }
    case 'save.ended': {
      const { type: _, isReported, ...ended } = event
      return afterSaving(state, { ...ended, at: state.now() }, isReported)
    }
    case 'call.confirmed':
      return afterConfirming(state, event)
    case 'call.undone':
      return withoutOutcomes(
        state,
        ({ call, about, end }) =>
          call === event.call && about === event.about && end === (event.end ?? end),
      )
    case 'outcomes.restored':
      return afterRestoring(state, event.kept, state.now())
    case 'outcomes.closed':
      return withoutOutcomes(state, (outcome) => event.closed.includes(outcome))
    case 'page.opened':
      return afterOpening(state, event)
    case 'page.changed':
      return afterSaying(state, event)
    case 'page.closed':
      return afterClosing(state, event.own)
    case 'menu.opened':
      return { cover: state.cover ?? 'menu' }
    case 'menu.closed':
      return { cover: state.cover === 'menu' ? undefined : state.cover }
    case 'session.expired':
      return afterExpiry(state)
  }
}

export type OutcomesRef = ActorRefFrom<typeof outcomesList>
