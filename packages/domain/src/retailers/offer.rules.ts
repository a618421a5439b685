/** The texts of an offer, and whether it can be redeemed (RETAILER-05, RETAILER-07 to RETAILER-12, RETAILER-16). */
import {
  followableLink,
  formatPercent,
  formatPounds,
  isWebAddress,
  penceOf,
  present,
  withoutLast,
} from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import type { CashbackDetails, Offer, Retailer } from './retailer.schema.ts'
import { retailersPolicy } from './retailers.policy.ts'

/** Shows only available offers (OQ-064). */
export const offersOf = <Any extends Pick<Offer, 'enabled'>>(retailer: {
  readonly offers: readonly Any[]
}): readonly Any[] => retailer.offers.filter(({ enabled }) => enabled)

/** The server's count, or else the number of available offers (OQ-062). */
export const offerCountOf = (retailer: Pick<Retailer, 'offers' | 'totalOfferCount'>): number =>
  retailer.totalOfferCount ?? offersOf(retailer).length

/**
 * Shortens a title over 50 characters at the last word end within 30, drops punctuation at the cut, and adds dots. Cuts
 * inside a first word longer than 30 (RETAILER-11, -12, OQ-065).
 */
export function shownTitle(title: string): string {
  const { titleLimit, cutTitleLength } = retailersPolicy
  if (title.length <= titleLimit) return title
  const shortened = title.slice(0, cutTitleLength + 1).replace(/(\S)\s+\S*$/, '$1')
  return `${withoutLast(shortened.slice(0, cutTitleLength), /[\s\p{P}]/u)}...`
}

/** '£5.00' for the code of pounds, '7.5%' for the code of percent (RETAILER-08, OQ-041). */
export function cashbackText(
  details: CashbackDetails | undefined,
  codes: PageConfiguration['cashbackTypes'],
): string | undefined {
  if (details?.value === undefined) return undefined
  if (details.type === codes.pounds) return formatPounds(penceOf(details.value))
  return details.type === codes.percent ? formatPercent(details.value) : undefined
}

/** The address to redeem at. `undefined` if it is missing or may not be opened (OQ-031). */
export function redeemAddress(offer: Pick<Offer, 'redeemLink'>): string | undefined {
  const address = followableLink(offer.redeemLink)
  return isWebAddress(address) ? address : undefined
}

/** Without an address, Redeem is disabled (RETAILER-16). */
export const isRedeemable = (offer: Pick<Offer, 'redeemLink'>): boolean =>
  redeemAddress(offer) !== undefined

/**
 * The information groups, each with its details in order (RETAILER-09, RETAILER-10), without empty ones. A group
 * without a heading comes last, or it would look like part of the previous one.
 */
export const infoGroupsOf = (retailer: Pick<Retailer, 'retailerInfo'>) =>
  retailer.retailerInfo
    .filter(({ details }) => details.length > 0)
    .map(({ headerTitle, details }) => ({
      headerTitle: present(headerTitle),
      texts: [...details]
        .sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
        .map(({ text }) => text),
    }))
    .sort((a, b) => Number(a.headerTitle === undefined) - Number(b.headerTitle === undefined))
