/** The directory as the screen shows it. */
import {
  leftOutOf,
  markedIn,
  pagingMessages,
  type ResourceView,
  type RetailerId,
} from '../kernel/index.ts'
import { type PageConfiguration, retailerPath, thumbnailHref } from '../shell/index.ts'
import {
  type DirectoryFilter,
  type DirectoryState,
  type DirectoryStock,
  directoryPage,
} from './directory.rules.ts'
import { favouritesMessages } from './favourites.messages.ts'
import { type FavouriteChanges, isChanging, shownFavourites } from './favourites.rules.ts'
import { bestGainText } from './gain.rules.ts'
import { offerCountOf } from './offer.rules.ts'
import type { Category, Retailer } from './retailer.schema.ts'
import { retailersMessages } from './retailers.messages.ts'

export interface DirectoryParts {
  readonly retailers: ResourceView<readonly Retailer[]>
  readonly categories: ResourceView<readonly Category[]>
  readonly favourites: ResourceView<readonly RetailerId[]>
}

/** The data that this filter needs. */
function partsFor(
  { mode }: DirectoryFilter,
  parts: DirectoryParts,
): ResourceView<readonly unknown[]>[] {
  if (mode === 'favourites') return [parts.retailers, parts.favourites]
  if (mode === 'category') return [parts.retailers, parts.categories]
  return [parts.retailers]
}

/** True if 'Something went wrong.' replaces the list (OQ-140). Data that the filter doesn't need may fail (OQ-132). */
export const hasDirectoryFailed = (filter: DirectoryFilter, parts: DirectoryParts): boolean =>
  partsFor(filter, parts).some(({ is }) => is === 'failed')

/** 'Finding savings...' (DIR-01). */
export const isFindingSavings = (filter: DirectoryFilter, parts: DirectoryParts): boolean =>
  !hasDirectoryFailed(filter, parts) && partsFor(filter, parts).some(({ is }) => is === 'loading')

/** The number of items this filter needs that can't be shown (OQ-143). */
export const directoryLeftOut = (filter: DirectoryFilter, parts: DirectoryParts): number =>
  leftOutOf(...partsFor(filter, parts).map(listIn))

/** The retailers to filter, with every change to the stars applied. */
export const directoryStock = (
  parts: DirectoryParts,
  changes: FavouriteChanges,
): DirectoryStock => ({
  retailers: listIn(parts.retailers),
  categories: listIn(parts.categories),
  favourites: shownFavourites(
    parts.favourites.is === 'ready' ? parts.favourites.value : undefined,
    changes,
  ),
})

const listIn = <Item>(view: ResourceView<readonly Item[]>): readonly Item[] =>
  view.is === 'ready' ? view.value : []

export interface RetailerCardView {
  readonly id: RetailerId
  readonly name: string
  /** The range of matching letters in the name. */
  readonly foundFrom: number | undefined
  readonly foundTo: number | undefined
  readonly path: string
  readonly image: string | undefined
  readonly offers: string
  /** 'Up to 5%'. `undefined` if no available offer pays anything. */
  readonly gain: string | undefined
  readonly isFavourite: boolean
  readonly isChanging: boolean
}

export interface DirectoryView {
  readonly cards: readonly RetailerCardView[]
  readonly count: number
  readonly page: number
  readonly pageCount: number
  /** 'Page 2 of 20'. `undefined` if nothing was found. */
  readonly position: string | undefined
}

export function directoryView(
  state: DirectoryState,
  stock: DirectoryStock,
  changes: FavouriteChanges,
  { imageHost, cashbackTypes }: Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>,
): DirectoryView {
  const { retailers, count, page, pageCount } = directoryPage(state, stock, cashbackTypes)
  const searchText = state.filter.mode === 'search' ? state.filter.text : ''
  return {
    cards: retailers.map((retailer) => ({
      id: retailer.id,
      name: retailer.name,
      ...foundIn(retailer.name, searchText),
      path: retailerPath(retailer.id, retailer.name),
      image: thumbnailHref(imageHost, retailer.thumbnailImageUrl),
      offers: retailersMessages.cashbackOffers(offerCountOf(retailer)),
      gain: bestGainText(retailer, cashbackTypes),
      isFavourite: stock.favourites.has(retailer.id),
      isChanging: isChanging(changes, retailer.id),
    })),
    count,
    page,
    pageCount,
    position: count === 0 ? undefined : pagingMessages.position(page, pageCount),
  }
}

function foundIn(name: string, searchText: string) {
  const found = markedIn(name, searchText)
  return { foundFrom: found?.from, foundTo: found?.to }
}

/** Suggests how to find something: by adding a favourite, or with another search. */
export const nothingFoundHelp = ({ mode }: DirectoryFilter): string =>
  mode === 'favourites'
    ? favouritesMessages.ours.noFavouritesHelp
    : retailersMessages.ours.noRetailersHelp
