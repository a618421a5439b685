/**
 * Filters, sorts and pages the directory (DIR-15 to DIR-24, DIR-28, DIR-29). Exactly one filter applies at a time:
 * choosing one drops the others, and every choice returns to page 1 (OQ-058).
 */
import {
  CategoryId,
  clampPage,
  type Folded,
  folded,
  isBlank,
  isNamedLike,
  itemsOfPage,
  pageCountOf,
  pageFromText,
  pagingPolicy,
  parameterOf,
  type Query,
  type RetailerId,
} from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import { byGain } from './gain.rules.ts'
import type { Category, Retailer } from './retailer.schema.ts'

export type DirectoryFilter =
  | { readonly mode: 'none' }
  | { readonly mode: 'favourites' }
  | { readonly mode: 'search'; readonly text: string }
  | { readonly mode: 'category'; readonly category: CategoryId }

/** A filter, an order and a page, stored in the address. */
export interface DirectoryState {
  readonly filter: DirectoryFilter
  readonly page: number
  /** Set if the member sorts the list. Otherwise the server's order applies. */
  readonly order?: 'gain' | undefined
}

const { firstPage } = pagingPolicy
const startingWith = (filter: DirectoryFilter): DirectoryState => ({ filter, page: firstPage })

/** The first page of all retailers, with no filter (DIR-15). */
export const everything: DirectoryState = startingWith({ mode: 'none' })

/** Toggles 'View Favourites'. Switching it on clears category and search (DIR-17). */
export const toggleFavourites = ({ filter }: DirectoryState): DirectoryState =>
  startingWith({ mode: filter.mode === 'favourites' ? 'none' : 'favourites' })

/** Typing a name clears category and favourites (DIR-18). Clearing it lists everything. */
export const searchFor = (text: string): DirectoryState =>
  startingWith(text === '' ? { mode: 'none' } : { mode: 'search', text })

/** Choosing a category clears search and favourites (DIR-19). Choosing none lists everything. */
export const chooseCategory = (category: CategoryId | undefined): DirectoryState =>
  startingWith(category === undefined ? { mode: 'none' } : { mode: 'category', category })

/**
 * True if the name contains the text, in any letter case and ignoring white space around it (DIR-28). Accents,
 * apostrophes, full stops, commas and hyphens are optional, and 'and' matches '&'.
 */
export const hasNameLike = (retailer: Pick<Retailer, 'name'>, searchText: Folded): boolean =>
  isNamedLike(nameOf(retailer), searchText)

const names = new WeakMap<Pick<Retailer, 'name'>, Folded>()

/** A retailer's name, folded once because every key press compares it. */
function nameOf(retailer: Pick<Retailer, 'name'>): Folded {
  const known = names.get(retailer) ?? folded(retailer.name)
  names.set(retailer, known)
  return known
}

/** Toggles 'By most cashback'. The filter stays, and the list starts at page 1. */
export const toggleOrder = ({ filter, order }: DirectoryState): DirectoryState => ({
  ...startingWith(filter),
  ...(order === undefined && { order: 'gain' }),
})

/** Keeps the chosen order when the filter changes. */
export const orderedAs = (state: DirectoryState, { order }: DirectoryState): DirectoryState =>
  order === undefined ? state : { ...state, order }

/** True if the category's id, or its name, is among the tags (DIR-29, OQ-056). */
export function isInCategory(retailer: Pick<Retailer, 'tagList'>, category: Category): boolean {
  const tags = retailer.tagList.map((tag) => tag.toLowerCase())
  return tags.includes(category.id.toLowerCase()) || tags.includes(category.name.toLowerCase())
}

/** Drops a filter by an unknown category. The page number stays (OQ-055). */
export function withKnownCategory(
  state: DirectoryState,
  categories: readonly Category[],
): DirectoryState {
  const { filter } = state
  const isUnknown =
    filter.mode === 'category' && categories.every(({ id }) => id !== filter.category)
  return isUnknown ? { ...state, filter: { mode: 'none' } } : state
}

export interface DirectoryStock {
  readonly retailers: readonly Retailer[]
  readonly categories: readonly Category[]
  readonly favourites: ReadonlySet<RetailerId>
}

/** Every retailer that matches the filter, in the server's order. */
export function retailersFor(filter: DirectoryFilter, stock: DirectoryStock): readonly Retailer[] {
  const { retailers, categories, favourites } = stock
  switch (filter.mode) {
    case 'none':
      return retailers
    case 'favourites':
      return retailers.filter(({ id }) => favourites.has(id))
    case 'search':
      return isBlank(filter.text) ? retailers : namedLike(retailers, folded(filter.text))
    case 'category': {
      // An unknown category filters nothing out (OQ-055).
      const category = categories.find(({ id }) => id === filter.category)
      return category === undefined
        ? retailers
        : retailers.filter((retailer) => isInCategory(retailer, category))
    }
  }
}

const namedLike = (retailers: readonly Retailer[], searchText: Folded): readonly Retailer[] =>
  retailers.filter((retailer) => hasNameLike(retailer, searchText))

export interface DirectoryPage {
  readonly count: number
  readonly page: number
  readonly pageCount: number
  readonly retailers: readonly Retailer[]
}

/** The shown page. A page beyond the last, for example after removals, becomes the last (OQ-058). */
export function directoryPage(
  state: DirectoryState,
  stock: DirectoryStock,
  codes: PageConfiguration['cashbackTypes'],
): DirectoryPage {
  const listed = retailersFor(state.filter, stock)
  const found = state.order === 'gain' ? byGain(listed, codes) : listed
  const pageCount = pageCountOf(found.length)
  const page = clampPage(state.page, pageCount)
  return { count: found.length, page, pageCount, retailers: itemsOfPage(found, page) }
}

/** The query for a state (DIR-21 to DIR-24, OQ-046, OQ-054). Page 1 is left out. */
export function queryOf({ filter, page, order }: DirectoryState): Query {
  const query: (readonly [string, string])[] = []
  if (filter.mode === 'favourites') query.push(['favourites', 'true'])
  if (filter.mode === 'search') query.push(['search', filter.text])
  if (filter.mode === 'category') query.push(['category', filter.category])
  if (order !== undefined) query.push(['order', order])
  if (page !== firstPage) query.push(['page', String(page)])
  return query
}

/**
 * The state for a query. Names may have any letter case, and lower case wins (OQ-054). Of several filters, favourites
 * win over search, and search over category (OQ-060).
 */
export function directoryStateOf(query: Query): DirectoryState {
  const page = pageFromText(parameterOf(query, 'page'))
  const isByGain = parameterOf(query, 'order')?.toLowerCase() === 'gain'
  return { filter: filterOf(query), page, ...(isByGain && { order: 'gain' }) }
}

function filterOf(query: Query): DirectoryFilter {
  const search = parameterOf(query, 'search') ?? ''
  const category = parameterOf(query, 'category') ?? ''
  if (parameterOf(query, 'favourites')?.toLowerCase() === 'true') return { mode: 'favourites' }
  if (!isBlank(search)) return { mode: 'search', text: search }
  return isBlank(category)
    ? { mode: 'none' }
    : { mode: 'category', category: CategoryId.make(category) }
}
