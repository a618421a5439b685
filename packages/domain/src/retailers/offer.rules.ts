/**
 * What an offer says and whether it can be redeemed (RETAILER-05, RETAILER-07 to RETAILER-12,
 * RETAILER-16).
 */
import {
  followableLink,
  formatPercent,
  formatPounds,
  isWebAddress,
  penceOf,
  withoutLast,
} from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import type { CashbackDetails, Offer, Retailer } from './retailer.schema.ts'
import { retailersPolicy } from './retailers.policy.ts'

/** Only enabled offers are shown (OQ-064). */
export const offersOf = <Any extends Pick<Offer, 'enabled'>>(retailer: {
  readonly offers: readonly Any[]
}): readonly Any[] => retailer.offers.filter(({ enabled }) => enabled)

/** The server's count, otherwise the number of enabled offers (OQ-062). */
export const offerCountOf = (retailer: Pick<Retailer, 'offers' | 'totalOfferCount'>): number =>
  retailer.totalOfferCount ?? offersOf(retailer).length

/**
 * A title over 50 characters is cut at the last word end within 30, without punctuation at the cut,
 * and gets dots; a first word longer than 30 is cut inside (RETAILER-11, -12, OQ-065).
 */
export function shownTitle(title: string): string {
  const { titleLimit, cutTitleLength } = retailersPolicy
  if (title.length <= titleLimit) return title
  const words = title.slice(0, cutTitleLength + 1).replace(/(\S)\s+\S*$/, '$1')
  return `${withoutLast(words.slice(0, cutTitleLength), /[\s\p{P}]/u)}...`
}

/** '£5.00' for the pounds code, '7.5%' for the percent code (RETAILER-08, OQ-041). */
export function cashbackText(
  details: CashbackDetails | undefined,
  codes: PageConfiguration['cashbackTypes'],
): string | undefined {
  if (details?.value === undefined) return undefined
  if (details.type === codes.pounds) return formatPounds(penceOf(details.value))
  return details.type === codes.percent ? formatPercent(details.value) : undefined
}

/** The address to redeem at; none when it is missing or may not be followed (OQ-031). */
export function redeemAddress(offer: Pick<Offer, 'redeemLink'>): string | undefined {
  const address = followableLink(offer.redeemLink)
  return isWebAddress(address) ? address : undefined
}

/** Redeem is disabled for an offer that leads nowhere (RETAILER-16). */
export const isRedeemable = (offer: Pick<Offer, 'redeemLink'>): boolean =>
  redeemAddress(offer) !== undefined

/** The information groups, each group's details in their order (RETAILER-09, RETAILER-10); none without details. */
export const infoGroupsOf = (retailer: Pick<Retailer, 'retailerInfo'>) =>
  retailer.retailerInfo
    .filter(({ details }) => details.length > 0)
    .map(({ headerTitle, details }) => ({
      headerTitle: headerTitle ?? '',
      texts: [...details]
        .sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
        .map(({ text }) => text),
    }))
