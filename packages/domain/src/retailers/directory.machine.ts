import type { CategoryId } from '../kernel/index.ts'
import { type ListEvent, listInAddress } from '../shell/index.ts'
import {
  chooseCategory,
  type DirectoryState,
  directoryStateOf,
  everything,
  orderedAs,
  queryOf,
  searchFor,
  toggleFavourites,
  toggleOrder,
  withKnownCategory,
} from './directory.rules.ts'
import type { Category } from './retailer.schema.ts'

type Choice =
  | { readonly type: 'favouritesFilter.toggled' }
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'category.chosen'; readonly category: CategoryId | undefined }
  | { readonly type: 'filter.cleared' }
  /** Sorts by the best cashback first, or returns to the server's order. */
  | { readonly type: 'order.toggled' }
  /** The categories have loaded. The one in the address may not be among them. */
  | { readonly type: 'categories.known'; readonly categories: readonly Category[] }

export type DirectoryEvent = Choice | ListEvent

/** The directory's filter, order and page (DIR-15 to DIR-24). */
export const directoryInAddress = listInAddress<DirectoryState, Choice>({
  stateOf: directoryStateOf,
  queryOf,
  after: (state, choice) => {
    switch (choice.type) {
      case 'favouritesFilter.toggled':
        return orderedAs(toggleFavourites(state), state)
      case 'search.typed':
        return orderedAs(searchFor(choice.text), state)
      case 'category.chosen':
        return orderedAs(chooseCategory(choice.category), state)
      case 'filter.cleared':
        return orderedAs(everything, state)
      case 'order.toggled':
        return toggleOrder(state)
      case 'categories.known':
        return withKnownCategory(state, choice.categories)
    }
  },
  replacing: ['search.typed', 'categories.known'],
})
