import { assign, setup } from 'xstate'
import {
  clampPage,
  fromEffect,
  mayMove,
  type PageMove,
  pageAfter,
  pageCountOf,
  type Query,
} from '../kernel/index.ts'
import { type AddressPort, addressActions } from '../shell/index.ts'
import { type SearchFilter, searchPolicy } from './search.policy.ts'
import type { SearchPort } from './search.port.ts'
import {
  isSamePlace,
  queryOf,
  type SearchState,
  searchStateOf,
  trimmedState,
  withFilter,
  withText,
} from './search.rules.ts'
import type { SearchAnswer } from './search.schema.ts'

/** An answer, and the text and page that it is for. The member may have typed more since. */
interface AnsweredSearch {
  readonly answer: SearchAnswer
  readonly text: string
  readonly page: number
  readonly pageCount: number
}

interface Context {
  readonly state: SearchState
  /** The last answer. It stays until the next fetch begins or, if empty, until something changes. */
  readonly answered?: AnsweredSearch | undefined
  /** The number of pages for this text and filter. Unknown until the first answer. */
  readonly pageCount?: number | undefined
}

export type SearchEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'filter.chosen'; readonly filter: SearchFilter }
  | { readonly type: 'page.moved'; readonly move: PageMove }
  /** The address changed: Back, Forward or a link. */
  | { readonly type: 'address.entered'; readonly query: Query }
  | { readonly type: 'retry.requested' }

/** The search page: waits for a pause after every change, and only the newest answer counts (OQ-075). */
export const searchMachine = (port: SearchPort, address: AddressPort) =>
  setup({
    types: {} as { context: Context; events: SearchEvent; input: { readonly query: Query } },
    actors: {
      search: fromEffect<SearchAnswer, SearchState>((state) => port.search(state)),
    },
    delays: { pause: searchPolicy.debounceMs },
    guards: {
      mayMove: ({ context: { state, pageCount } }, move: PageMove) =>
        mayMove(move, state.page, pageCount ?? 0),
      isElsewhere: ({ context }, query: Query) => !isSamePlace(context.state, searchStateOf(query)),
      isBeyondLastPage: ({ context }, { count }: SearchAnswer) =>
        clampPage(context.state.page, pageCountOf(count)) !== context.state.page,
    },
    actions: {
      lookFor: assign((_, state: SearchState) => ({ state, pageCount: undefined })),
      turnPage: assign(({ context: { state, pageCount } }, move: PageMove) => ({
        state: { ...state, page: pageAfter(move, state.page, pageCount ?? state.page) },
      })),
      correctPage: assign(({ context }, { count }: SearchAnswer) => ({
        state: { ...context.state, page: clampPage(context.state.page, pageCountOf(count)) },
      })),
      keepAnswer: assign(({ context: { state } }, answer: SearchAnswer) => {
        const pageCount = pageCountOf(answer.count)
        return { pageCount, answered: { answer, text: state.text, page: state.page, pageCount } }
      }),
      ...addressActions(address, queryOf),
    },
  }).createMachine({
    id: 'search',
    context: ({ input }) => ({ state: searchStateOf(input.query) }),
    initial: 'searching',
    on: {
      'text.typed': {
        description: 'The member types in the search box.',
        target: '.pausing',
        actions: [
          { type: 'lookFor', params: ({ context, event }) => withText(context.state, event.text) },
          'replaceInHistory',
        ],
      },
      'filter.chosen': {
        description: 'The member chooses what to search in.',
        target: '.pausing',
        actions: [
          {
            type: 'lookFor',
            params: ({ context, event }) => withFilter(context.state, event.filter),
          },
          'addToHistory',
        ],
      },
      'page.moved': {
        description: 'The member presses First, Previous, Next or Last.',
        guard: { type: 'mayMove', params: ({ event }) => event.move },
        target: '.pausing',
        actions: [
          { type: 'turnPage', params: ({ event }) => event.move },
          'addToHistory',
          'scrollToTop',
        ],
      },
      'address.entered': {
        description: 'The address in the browser changes, for example with Back.',
        guard: { type: 'isElsewhere', params: ({ event }) => event.query },
        target: '.pausing',
        actions: { type: 'lookFor', params: ({ event }) => searchStateOf(event.query) },
      },
    },
    states: {
      // Several changes within the pause make one fetch (SEARCH-31).
      pausing: {
        description: 'The member has changed the search. It waits for a pause.',
        after: {
          pause: { description: 'Nothing has changed during the pause.', target: 'searching' },
        },
      },
      searching: {
        description: 'The server is searching.',
        invoke: {
          src: 'search',
          input: ({ context }) => trimmedState(context.state),
          onDone: [
            {
              guard: { type: 'isBeyondLastPage', params: ({ event }) => event.output },
              target: 'searching',
              reenter: true,
              actions: [
                { type: 'correctPage', params: ({ event }) => event.output },
                'replaceInHistory',
              ],
            },
            {
              target: 'found',
              actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            },
          ],
          onError: 'failed',
        },
      },
      found: { description: 'The page shows the results.' },
      failed: {
        description: 'The search failed.',
        on: {
          'retry.requested': { description: 'The member presses Try again.', target: 'searching' },
        },
      },
    },
  })
