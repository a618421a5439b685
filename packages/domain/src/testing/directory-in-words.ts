import { createActor } from 'xstate'
import { CategoryId, clampPage, type PageMove, type Query, writtenQuery } from '../kernel/index.ts'
import {
  type Category,
  type DirectoryEvent,
  directoryMachine,
  queryOf,
} from '../retailers/index.ts'

/** '?search=tea&page=2' as a query; '(none)' and nothing are none. */
export const queryInWords = (text: string): Query =>
  [...text.matchAll(/([^?&=]+)=([^&]*)/g)].map(([, name = '', value = '']) => [
    decoded(name),
    decoded(value),
  ])

/** As a browser reads an address: a % that encodes nothing stands for itself. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** As the product writes it: a search for M&S is '?search=M%26S'. */
export const addressInWords = (query: Query): string => writtenQuery(query) || '(none)'

/** What a member does, as a table's row says it. */
export const directoryDoings =
  "favourites, search tea, empty search, category 10, no category, clear, next page, last page of 20, address ?page=2; several with ' then ' between them"

/** The list that the member sees, and how its address is read. */
export interface Directory {
  readonly pageCount: number
  /** Those that the server names, once they have loaded. */
  readonly categories?: readonly Category[]
  readonly queryIn: (address: string) => Query
}

/** The same, in the words of a table: of five pages. */
export const directoryAddresses = (address: string, doings: string): readonly string[] =>
  directoryQueries(queryInWords(address), doings, { pageCount: 5, queryIn: queryInWords }).map(
    addressInWords,
  )

/**
 * The query of the directory's address, first and then after each thing that the member does there; only the first if
 * nothing is done. A page move may give another number of pages, which then holds; as on the screen, a move starts from
 * the nearest existing page, and a category that is not among the known ones is dropped.
 */
export function directoryQueries(
  query: Query,
  doings: string,
  { pageCount, categories, queryIn }: Directory,
): readonly Query[] {
  const silent = {
    addQuery: () => undefined,
    replaceQuery: () => undefined,
    scrollToTop: () => undefined,
  }
  const actor = createActor(directoryMachine(silent), { input: { query } })
  const shown = () => {
    if (categories !== undefined) actor.send({ type: 'categories.known', categories })
    return actor.getSnapshot().context.place
  }
  actor.start()
  const first = queryOf(shown())
  let pages = pageCount
  const later = (doings.trim() === '' ? [] : doings.split(' then ')).map((words) => {
    pages = Number(/ page of ([1-9]\d*)\s*$/.exec(words)?.[1] ?? pages)
    actor.send(eventOf(words, shown().page, pages, queryIn))
    return queryOf(shown())
  })
  actor.stop()
  return [first, ...later]
}

function eventOf(
  doing: string,
  page: number,
  pageCount: number,
  queryIn: Directory['queryIn'],
): DirectoryEvent {
  const words = doing.trim()
  const [, move] = /^(first|previous|next|last) page(?: of [1-9]\d*)?$/.exec(words) ?? []
  if (move !== undefined)
    return {
      type: 'page.moved',
      move: move as PageMove,
      page: clampPage(page, pageCount),
      pageCount,
    }
  // White space counts in what is typed.
  const [, text] = /^\s*search (.*)$/s.exec(doing) ?? []
  if (text !== undefined) return { type: 'search.typed', text }
  const [, verb, rest = ''] = /^(category|address) (.+)$/s.exec(words) ?? [undefined, words]
  switch (verb) {
    case 'favourites':
      return { type: 'favouritesFilter.toggled' }
    case 'empty search':
      return { type: 'search.typed', text: '' }
    case 'category':
      return { type: 'category.chosen', category: CategoryId.make(rest) }
    case 'no category':
      return { type: 'category.chosen', category: undefined }
    case 'clear':
      return { type: 'filter.cleared' }
    case 'address':
      return { type: 'address.entered', query: queryIn(rest) }
    default:
      throw new Error(`Nothing that a member does: ${words}. There is: ${directoryDoings}`)
  }
}
