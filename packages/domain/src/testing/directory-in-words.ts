import { createActor } from 'xstate'
import { CategoryId, clampPage, type PageMove, type Query, writtenQuery } from '../kernel/index.ts'
import { type DirectoryEvent, directoryMachine, queryOf } from '../retailers/index.ts'

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
  "favourites, search tea, empty search, category 10, no category, clear, next page, last page of 5, address ?page=2; several with ' then ' between them"

/** The same, in the words of a table. */
export const directoryAddresses = (address: string, doings: string): readonly string[] =>
  directoryQueries(queryInWords(address), doings).map(addressInWords)

/**
 * The query of the directory's address, first and then after each thing that the member does there.
 * A list has five pages, unless a page move gives another number; as on the screen, a move starts
 * from the nearest existing page.
 */
export function directoryQueries(query: Query, doings: string): readonly Query[] {
  const silent = {
    addQuery: () => undefined,
    replaceQuery: () => undefined,
    scrollToTop: () => undefined,
  }
  const actor = createActor(directoryMachine(silent), { input: { query } })
  const shown = () => actor.getSnapshot().context.place
  actor.start()
  const first = queryOf(shown())
  const later = doings.split(' then ').map((words) => {
    actor.send(eventOf(words.trim(), shown().page))
    return queryOf(shown())
  })
  actor.stop()
  return [first, ...later]
}

function eventOf(words: string, page: number): DirectoryEvent {
  const [, move, pageCount = '5'] =
    /^(first|previous|next|last) page(?: of (\d+))?$/.exec(words) ?? []
  if (move !== undefined) {
    const pages = Number(pageCount)
    return {
      type: 'page.moved',
      move: move as PageMove,
      page: clampPage(page, pages),
      pageCount: pages,
    }
  }
  const [, verb, rest = ''] = /^(search|category|address) (.+)$/.exec(words) ?? [undefined, words]
  switch (verb) {
    case 'favourites':
      return { type: 'favouritesFilter.toggled' }
    case 'search':
      return { type: 'search.typed', text: rest }
    case 'empty search':
      return { type: 'search.typed', text: '' }
    case 'category':
      return { type: 'category.chosen', category: CategoryId.make(rest) }
    case 'no category':
      return { type: 'category.chosen', category: undefined }
    case 'clear':
      return { type: 'filter.cleared' }
    case 'address':
      return { type: 'address.entered', query: queryInWords(rest) }
    default:
      throw new Error(`Nothing that a member does: ${words}. There is: ${directoryDoings}`)
  }
}
