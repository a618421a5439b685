/** The directory and the retailer page as the screens show them. */
import { pagingMessages, type RetailerId } from '../kernel/index.ts'
import { type PageConfiguration, retailerPath, thumbnailHref } from '../shell/index.ts'
import { type DirectoryPlace, type DirectoryStock, directoryPage } from './directory.rules.ts'
import { type FavouriteChanges, isChanging } from './favourites.rules.ts'
import {
  cashbackText,
  infoGroupsOf,
  offerCountOf,
  offersOf,
  redeemAddress,
  shownTitle,
} from './offer.rules.ts'
import type { Offer, Retailer } from './retailer.schema.ts'
import { retailersMessages } from './retailers.messages.ts'

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
