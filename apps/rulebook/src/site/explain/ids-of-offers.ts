/** The rule behind each answer about a voucher, an offer or a benefit, as in `ids-of-answers.ts`. */
import { type Choice, journeyTypes } from '@save/domain/benefits'
import type { Offer } from '@save/domain/retailers'
import { amountWays, type Vendor } from '@save/domain/vouchers'

type Ids = readonly string[]

/** Of the section that a benefit's page has for its journey; a type that is not known has its own decision. */
export const idsOfJourney = ({ journeyType }: Choice): Ids =>
  Object.values<number>(journeyTypes).includes(journeyType)
    ? ['CHOICE-03', 'DATA-13']
    : ['OQ-079', 'CHOICE-03']

/** Of the ways to choose an amount: from the list, or by hand within the bounds that the vendor gives. */
export function idsOfWays(vendor: Vendor): Ids {
  const { fixed, manual } = amountWays(vendor)
  const listed = fixed.length > 0 ? ['VOUCHER-09'] : []
  const byHand = manual === undefined ? [] : [idOfBounds(vendor, manual.most === undefined)]
  const ways = [...listed, ...byHand]
  return ways.length === 0 ? ['OQ-093'] : ways
}

function idOfBounds({ hasRangedRange }: Vendor, isUnlimited: boolean): string {
  if (!hasRangedRange) return 'VOUCHER-22'
  return isUnlimited ? 'VOUCHER-20' : 'VOUCHER-19'
}

/** Of Redeem: with an address it logs the visit and opens it; without one, or with one that may not be followed, it is disabled. */
export function idsOfRedeem({ redeemLink }: Offer, isRedeemable: boolean): Ids {
  if (isRedeemable) return ['RETAILER-15']
  return redeemLink === undefined ? ['RETAILER-16'] : ['OQ-031', 'RETAILER-16']
}
