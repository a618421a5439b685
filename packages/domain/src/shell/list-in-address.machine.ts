import { type EventObject, fromTransition, type TransitionActorLogic } from 'xstate'
import { mayMove, type PageMoved, type Query, stateAfterMove } from '../kernel/index.ts'
import { addressActions } from './address-actions.ts'
import type { AddressPort } from './shell.port.ts'

/** The events of every list. */
export type ListEvent =
  | ({ readonly type: 'page.moved' } & PageMoved)
  /** The address changed: Back, Forward, a link, or our own write. */
  | { readonly type: 'address.entered'; readonly query: Query }

interface List<State, Choice extends EventObject> {
  readonly stateOf: (query: Query) => State
  readonly queryOf: (state: State) => Query
  /** The state after a choice, or the same state if nothing changes. */
  readonly after: (state: State, choice: Choice) => State
  /** The choices that Back doesn't undo. */
  readonly replacing: readonly Choice['type'][]
}

export type ListInAddress<State, Choice extends EventObject> = TransitionActorLogic<
  { readonly state: State },
  Choice | ListEvent,
  { readonly query: Query }
>

/** A list's filter, order and page, stored in the address. */
export const listInAddress =
  <State extends { readonly page: number }, Choice extends EventObject>(
    list: List<State, Choice>,
  ) =>
  (address: AddressPort): ListInAddress<State, Choice> => {
    const { addToHistory, replaceInHistory, scrollToTop } = addressActions(address, list.queryOf)
    const replacing: readonly string[] = list.replacing
    return fromTransition(
      (context: { readonly state: State }, event: Choice | ListEvent, { defer }) => {
        const changed = { state: stateAfterEvent(list, context.state, event) }
        if (changed.state === context.state) return context
        defer(() => {
          if (event.type === 'address.entered') return
          if (replacing.includes(event.type)) replaceInHistory({ context: changed })
          else addToHistory({ context: changed })
          if (event.type === 'page.moved') scrollToTop()
        })
        return changed
      },
      ({ input }: { readonly input: { readonly query: Query } }) => ({
        state: list.stateOf(input.query),
      }),
    )
  }

function stateAfterEvent<State extends { readonly page: number }, Choice extends EventObject>(
  { stateOf, queryOf, after }: List<State, Choice>,
  state: State,
  event: Choice | ListEvent,
): State {
  // XState also sends the actor a final event.
  if (event.type === 'xstate.stop') return state
  if (!isListEvent(event)) return after(state, event)
  if (event.type === 'page.moved')
    return mayMove(event.move, event.page, event.pageCount) ? stateAfterMove(state, event) : state
  // A blank search keeps its typed spaces, although the address has no search.
  const written = (at: State) => JSON.stringify(queryOf(stateOf(queryOf(at))))
  const entered = stateOf(event.query)
  return written(state) === written(entered) ? state : entered
}

const isListEvent = (event: EventObject): event is ListEvent =>
  event.type === 'page.moved' || event.type === 'address.entered'
