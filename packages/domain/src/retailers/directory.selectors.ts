/** The directory and the retailer page as the screens show them. */
import { pagingMessages, type ResourceView, type RetailerId } from '../kernel/index.ts'
import { type PageConfiguration, retailerPath, thumbnailHref } from '../shell/index.ts'
import {
  type DirectoryFilter,
  type DirectoryPlace,
  type DirectoryStock,
  directoryPage,
} from './directory.rules.ts'
import { type FavouriteChanges, isChanging, shownFavourites } from './favourites.rules.ts'
import {
  cashbackText,
  infoGroupsOf,
  offerCountOf,
  offersOf,
  redeemAddress,
  shownTitle,
} from './offer.rules.ts'
import type { Category, Offer, Retailer } from './retailer.schema.ts'
import { retailersMessages } from './retailers.messages.ts'

export interface DirectoryParts {
  readonly retailers: ResourceView<readonly Retailer[]>
  readonly categories: ResourceView<readonly Category[]>
  readonly favourites: ResourceView<readonly RetailerId[]>
}

/** What must be there before this filter can say what it lets through. */
function partsFor({ mode }: DirectoryFilter, parts: DirectoryParts): ResourceView<unknown>[] {
  if (mode === 'favourites') return [parts.retailers, parts.favourites]
  if (mode === 'category') return [parts.retailers, parts.categories]
  return [parts.retailers]
}

/** 'Something went wrong.' in place of the list (OQ-140); what no filter needs may fail (OQ-132). */
export const hasDirectoryFailed = (filter: DirectoryFilter, parts: DirectoryParts): boolean =>
  partsFor(filter, parts).some(({ is }) => is === 'failed')

/** 'Finding savings...' (DIR-01). */
export const isFindingSavings = (filter: DirectoryFilter, parts: DirectoryParts): boolean =>
  !hasDirectoryFailed(filter, parts) && partsFor(filter, parts).some(({ is }) => is === 'loading')

/** What there is to filter, the stars with every change already made. */
export const directoryStock = (
  parts: DirectoryParts,
  changes: FavouriteChanges,
): DirectoryStock => ({
  retailers: listIn(parts.retailers),
  categories: listIn(parts.categories),
  favourites: shownFavourites(listIn(parts.favourites), changes),
})

const listIn = <Item>(view: ResourceView<readonly Item[]>): readonly Item[] =>
  view.is === 'ready' ? view.value : []

export interface RetailerCardView {
  readonly id: RetailerId
  readonly name: string
  readonly path: string
  readonly image: string | undefined
  readonly offers: string
  readonly isFavourite: boolean
  readonly isChanging: boolean
}

export interface DirectoryView {
  readonly cards: readonly RetailerCardView[]
  readonly count: number
  readonly page: number
  readonly pageCount: number
  /** 'Page 2 of 20'; none when nothing was found. */
  readonly position: string | undefined
}

export function directoryView(
  place: DirectoryPlace,
  stock: DirectoryStock,
  changes: FavouriteChanges,
  { imageHost }: Pick<PageConfiguration, 'imageHost'>,
): DirectoryView {
  const { retailers, count, page, pageCount } = directoryPage(place, stock)
  return {
    cards: retailers.map((retailer) => ({
      id: retailer.id,
      name: retailer.name,
      path: retailerPath(retailer.id, retailer.name),
      image: thumbnailHref(imageHost, retailer.thumbnailImageUrl),
      offers: retailersMessages.cashbackOffers(offerCountOf(retailer)),
      isFavourite: stock.favourites.has(retailer.id),
      isChanging: isChanging(changes, retailer.id),
    })),
    count,
    page,
    pageCount,
    position: count === 0 ? undefined : pagingMessages.position(page, pageCount),
  }
}

export interface OfferView {
  readonly offer: Offer
  readonly title: string
  /** The whole title, when the shown one is cut (RETAILER-13). */
  readonly fullTitle: string | undefined
  readonly earnDetail: string | undefined
  readonly cashback: string | undefined
  readonly isRedeemable: boolean
}

export interface RetailerView {
  readonly name: string
  readonly image: string | undefined
  readonly available: string
  readonly description: string
  readonly offers: readonly OfferView[]
  readonly info: ReturnType<typeof infoGroupsOf>
}

export function retailerView(
  retailer: Retailer,
  { imageHost, cashbackTypes }: Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>,
): RetailerView {
  return {
    name: retailer.name,
    image: thumbnailHref(imageHost, retailer.thumbnailImageUrl),
    available: retailersMessages.offersAvailable(offerCountOf(retailer)),
    description: retailer.description ?? '',
    offers: offersOf(retailer).map((offer) => offerView(offer, cashbackTypes)),
    info: infoGroupsOf(retailer),
  }
}

function offerView(offer: Offer, codes: PageConfiguration['cashbackTypes']): OfferView {
  const fullTitle = offer.title ?? ''
  const title = shownTitle(fullTitle)
  return {
    offer,
    title,
    fullTitle: title === fullTitle ? undefined : fullTitle,
    earnDetail: offer.earnDetail,
    cashback: cashbackText(offer.cashbackDetails, codes),
    isRedeemable: redeemAddress(offer) !== undefined,
  }
}
