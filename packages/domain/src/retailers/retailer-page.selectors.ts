/** A retailer's page as the screen shows it. */
import { leftOutOf } from '../kernel/index.ts'
import { type PageConfiguration, thumbnailHref } from '../shell/index.ts'
import {
  cashbackText,
  infoGroupsOf,
  isRedeemable,
  offerCountOf,
  offersOf,
  shownTitle,
} from './offer.rules.ts'
import type { Offer, Retailer } from './retailer.schema.ts'
import { retailersMessages } from './retailers.messages.ts'

export interface OfferView {
  readonly offer: Offer
  readonly title: string
  /** The whole title, if the page shortens it (RETAILER-13). */
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
  /** The number of offers and details that can't be shown (OQ-143). */
  readonly leftOut: number
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
    leftOut: leftOutOf(
      retailer.offers,
      retailer.retailerInfo,
      ...retailer.retailerInfo.map(({ details }) => details),
    ),
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
    isRedeemable: isRedeemable(offer),
  }
}
