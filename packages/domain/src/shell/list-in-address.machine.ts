import { type EventObject, fromTransition, type TransitionActorLogic } from 'xstate'
import { mayMove, type PageMoved, placeAfter, type Query } from '../kernel/index.ts'
import { addressActions } from './address-actions.ts'
import type { AddressPort } from './shell.port.ts'

/** The events of every list. */
export type ListEvent =
  | ({ readonly type: 'page.moved' } & PageMoved)
  /** The address changed: Back, Forward, a link, or our own write. */
  | { readonly type: 'address.entered'; readonly query: Query }

interface List<Place, Choice extends EventObject> {
  readonly placeOf: (query: Query) => Place
  readonly queryOf: (place: Place) => Query
  /** The place after a choice, or the same place if nothing changes. */
  readonly after: (place: Place, choice: Choice) => Place
  /** The choices that Back doesn't undo. */
  readonly replacing: readonly Choice['type'][]
}

export type ListInAddress<Place, Choice extends EventObject> = TransitionActorLogic<
  { readonly place: Place },
  Choice | ListEvent,
  { readonly query: Query }
>

/** A list's filter, order and page, stored in the address. */
export const listInAddress =
  <Place extends { readonly page: number }, Choice extends EventObject>(
    list: List<Place, Choice>,
  ) =>
  (address: AddressPort): ListInAddress<Place, Choice> => {
    const { addToHistory, replaceInHistory, scrollToTop } = addressActions(address, list.queryOf)
    const replacing: readonly string[] = list.replacing
    return fromTransition(
      (context: { readonly place: Place }, event: Choice | ListEvent, { defer }) => {
        const changed = { place: placeAfterEvent(list, context.place, event) }
        if (changed.place === context.place) return context
        defer(() => {
          if (event.type === 'address.entered') return
          if (replacing.includes(event.type)) replaceInHistory({ context: changed })
          else addToHistory({ context: changed })
          if (event.type === 'page.moved') scrollToTop()
        })
        return changed
      },
      ({ input }: { readonly input: { readonly query: Query } }) => ({
        place: list.placeOf(input.query),
      }),
    )
  }

function placeAfterEvent<Place extends { readonly page: number }, Choice extends EventObject>(
  { placeOf, queryOf, after }: List<Place, Choice>,
  place: Place,
  event: Choice | ListEvent,
): Place {
  // XState also sends the actor a final event.
  if (event.type === 'xstate.stop') return place
  if (!isListEvent(event)) return after(place, event)
  if (event.type === 'page.moved')
    return mayMove(event.move, event.page, event.pageCount) ? placeAfter(place, event) : place
  // A blank search keeps its spaces as typed, although its address has no search.
  const written = (at: Place) => JSON.stringify(queryOf(placeOf(queryOf(at))))
  const entered = placeOf(event.query)
  return written(place) === written(entered) ? place : entered
}

const isListEvent = (event: EventObject): event is ListEvent =>
  event.type === 'page.moved' || event.type === 'address.entered'
