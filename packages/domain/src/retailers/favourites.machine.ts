import { Effect, Fiber } from 'effect'
import { assign, enqueueActions, fromCallback, setup, stopChild } from 'xstate'
import {
  isEndOfSession,
  type ResourceRef,
  type RetailerId,
  resourceView,
  type StaleableRef,
} from '../kernel/index.ts'
import {
  type FavouriteChanges,
  isChanging,
  listAfter,
  shownFavourites,
} from './favourites.rules.ts'
import type { RetailersPort } from './retailers.port.ts'

interface Input {
  /** The server's list of favourites, shared with every other screen. */
  readonly favourites: ResourceRef<readonly RetailerId[]>
  /** The other data that show favourites, stale after a change (OQ-032). */
  readonly dashboard: StaleableRef
}

interface Context extends Input {
  readonly changes: FavouriteChanges
  /** The last change failed; the member is told until the next one, or until they close the message. */
  readonly isRefused: boolean
}

type Change = 'adding' | 'removing'

export type FavouritesEvent =
  | { readonly type: 'favourite.toggled'; readonly id: RetailerId }
  | { readonly type: 'change.confirmed'; readonly id: RetailerId; readonly change: Change }
  | { readonly type: 'change.refused'; readonly id: RetailerId; readonly isTold: boolean }
  | { readonly type: 'refusal.read' }

type ChangePort = Pick<RetailersPort, 'addFavourite' | 'removeFavourite'>

/**
 * The favourite stars (DIR-25 to DIR-27, OQ-061): a click shows at once; a failure takes it back;
 * after either the list is read again. Each retailer has at most one running change.
 */
export const favouritesMachine = (port: ChangePort) =>
  setup({
    types: {} as { context: Context; events: FavouritesEvent; input: Input },
    actors: {
      change: fromCallback<FavouritesEvent, { id: RetailerId; change: Change }>(
        ({ input: { id, change }, sendBack }) => {
          const call = change === 'adding' ? port.addFavourite(id) : port.removeFavourite(id)
          const running = Effect.runFork(
            Effect.match(call, {
              onSuccess: () => sendBack({ type: 'change.confirmed', id, change }),
              onFailure: (failure) =>
                sendBack({ type: 'change.refused', id, isTold: !isEndOfSession(failure) }),
            }),
          )
          return () => {
            Effect.runFork(Fiber.interrupt(running))
          }
        },
      ),
    },
    guards: {
      isIdle: ({ context }, id: RetailerId) => !isChanging(context.changes, id),
    },
    actions: {
      startChange: enqueueActions(({ context, enqueue }, id: RetailerId) => {
        const isFavourite = shownFavourites(listOf(context), context.changes).has(id)
        const change = isFavourite ? 'removing' : 'adding'
        enqueue.assign({ changes: { ...context.changes, [id]: change }, isRefused: false })
        enqueue.spawnChild('change', { id: `change ${id}`, input: { id, change } })
      }),
      // The list takes the change over before the star lets go of it, so that nothing flickers. A
      // list that was never read stays unread.
      confirm: enqueueActions(
        ({ context, enqueue }, { id, change }: { id: RetailerId; change: Change }) => {
          const listed = listOf(context)
          const { [id]: _, ...others } = context.changes
          if (listed === undefined) {
            const made = change === 'adding' ? 'added' : 'removed'
            enqueue.assign({ changes: { ...others, [id]: made } })
            return
          }
          enqueue.sendTo(context.favourites, {
            type: 'resource.replaced',
            value: listAfter(listed, id, change),
          })
          enqueue.assign({ changes: others })
        },
      ),
      forgetChange: assign(({ context }, id: RetailerId) => {
        const { [id]: _, ...changes } = context.changes
        return { changes }
      }),
      tellRefusal: assign((_, isRefused: boolean) => ({ isRefused })),
      endChange: stopChild((_, id: RetailerId) => `change ${id}`),
      readAgain: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(context.favourites, { type: 'resource.invalidated' })
        enqueue.sendTo(context.favourites, { type: 'resource.needed' })
        enqueue.sendTo(context.dashboard, { type: 'resource.invalidated' })
      }),
    },
  }).createMachine({
    id: 'favourites',
    context: ({ input }) => ({ ...input, changes: {}, isRefused: false }),
    initial: 'listening',
    states: {
      listening: {
        on: {
          'favourite.toggled': {
            description: 'The member presses a star.',
            guard: { type: 'isIdle', params: ({ event }) => event.id },
            actions: { type: 'startChange', params: ({ event }) => event.id },
          },
          'change.confirmed': {
            description: 'The server has accepted the change.',
            actions: [
              { type: 'confirm', params: ({ event }) => event },
              { type: 'endChange', params: ({ event }) => event.id },
              'readAgain',
            ],
          },
          'change.refused': {
            description: 'The server has refused the change, or has not answered.',
            actions: [
              { type: 'forgetChange', params: ({ event }) => event.id },
              { type: 'tellRefusal', params: ({ event }) => event.isTold },
              { type: 'endChange', params: ({ event }) => event.id },
              'readAgain',
            ],
          },
          'refusal.read': {
            description: 'The member closes the message about a refused change.',
            actions: { type: 'tellRefusal', params: false },
          },
        },
      },
    },
  })

/** None if it could not be read: then only the stars changed here are filled (OQ-132). */
function listOf({ favourites }: Input): readonly RetailerId[] | undefined {
  const view = resourceView(favourites.getSnapshot())
  return view.is === 'ready' ? view.value : undefined
}
