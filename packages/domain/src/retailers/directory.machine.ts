import { assign, setup } from 'xstate'
import {
  type CategoryId,
  mayMove,
  type PageMoved,
  placeAfter,
  type Query,
} from '../kernel/index.ts'
import { type AddressPort, keptInAddress } from '../shell/index.ts'
import {
  chooseCategory,
  type DirectoryPlace,
  everything,
  isSamePlace,
  orderedAs,
  placeOf,
  queryOf,
  searchFor,
  toggleFavourites,
  toggleOrder,
  withKnownCategory,
} from './directory.rules.ts'
import type { Category } from './retailer.schema.ts'

interface Input {
  readonly query: Query
}

export type DirectoryEvent =
  | { readonly type: 'favouritesFilter.toggled' }
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'category.chosen'; readonly category: CategoryId | undefined }
  | { readonly type: 'filter.cleared' }
  /** The best cashback first; chosen again, the server's order. */
  | { readonly type: 'order.toggled' }
  | ({ readonly type: 'page.moved' } & PageMoved)
  /** The categories have loaded; the one in the address may not be among them. */
  | { readonly type: 'categories.known'; readonly categories: readonly Category[] }
  /** The address changed: Back, Forward, a link, or what was just written into it. */
  | { readonly type: 'address.entered'; readonly query: Query }

/** The directory's filter, order and page, kept in the address (DIR-15 to DIR-24). */
export const directoryMachine = (address: AddressPort) =>
  setup({
    types: {} as {
      context: { readonly place: DirectoryPlace }
      events: DirectoryEvent
      input: Input
    },
    guards: {
      mayMove: (_, { move, page, pageCount }: PageMoved) => mayMove(move, page, pageCount),
      isUnknownCategory: ({ context }, categories: readonly Category[]) =>
        withKnownCategory(context.place, categories) !== context.place,
      // A blank search stays as typed, although its address shows everything.
      isElsewhere: ({ context }, query: Query) =>
        !isSamePlace(placeOf(queryOf(context.place)), placeOf(query)),
    },
    actions: {
      lookAt: assign((_, place: DirectoryPlace) => ({ place })),
      filterBy: assign(({ context }, place: DirectoryPlace) => ({
        place: orderedAs(place, context.place),
      })),
      ...keptInAddress(address, queryOf),
    },
  }).createMachine({
    id: 'directory',
    context: ({ input }) => ({ place: placeOf(input.query) }),
    initial: 'browsing',
    states: {
      browsing: {
        on: {
          'favouritesFilter.toggled': {
            description: 'The member presses View Favourites.',
            actions: [
              { type: 'filterBy', params: ({ context }) => toggleFavourites(context.place) },
              'addToHistory',
            ],
          },
          'search.typed': {
            description: 'The member types in the search box.',
            actions: [
              { type: 'filterBy', params: ({ event }) => searchFor(event.text) },
              'replaceInHistory',
            ],
          },
          'category.chosen': {
            description: 'The member chooses a category, or all of them.',
            actions: [
              { type: 'filterBy', params: ({ event }) => chooseCategory(event.category) },
              'addToHistory',
            ],
          },
          'filter.cleared': {
            description: 'The member clears the filter.',
            actions: [{ type: 'filterBy', params: everything }, 'addToHistory'],
          },
          'order.toggled': {
            description: 'The member changes the order of the list.',
            actions: [
              { type: 'lookAt', params: ({ context }) => toggleOrder(context.place) },
              'addToHistory',
            ],
          },
          'page.moved': {
            description: 'The member presses First, Previous, Next or Last.',
            guard: { type: 'mayMove', params: ({ event }) => event },
            actions: [
              {
                type: 'lookAt',
                params: ({ context, event }) => placeAfter(context.place, event),
              },
              'addToHistory',
              'scrollToTop',
            ],
          },
          'categories.known': {
            description: 'The categories have loaded.',
            guard: { type: 'isUnknownCategory', params: ({ event }) => event.categories },
            actions: [
              {
                type: 'lookAt',
                params: ({ context, event }) => withKnownCategory(context.place, event.categories),
              },
              'replaceInHistory',
            ],
          },
          'address.entered': {
            description: 'The address in the browser changes, for example with Back.',
            guard: { type: 'isElsewhere', params: ({ event }) => event.query },
            actions: { type: 'lookAt', params: ({ event }) => placeOf(event.query) },
          },
        },
      },
    },
  })
