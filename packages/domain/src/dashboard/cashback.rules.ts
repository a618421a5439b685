/** The text for the most that the member can earn (DASH-17 to DASH-19, OQ-039, OQ-040, OQ-042). */
import { formatPercent, formatPounds, penceOf } from '../kernel/index.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { CashbackItem } from './dashboard.schema.ts'

/** The code of fixed money; every other code is a percentage (DATA-10). */
const fixedMoney = 1

/** '£25.00' or '7.5%'; `undefined` for a missing or zero offer (OQ-042). */
export function maximumOfferText(item: CashbackItem): string | undefined {
  const { maximumOffer, cashbackType } = item
  if (maximumOffer === undefined || maximumOffer === 0) return undefined
  return cashbackType === fixedMoney
    ? formatPounds(penceOf(maximumOffer))
    : formatPercent(maximumOffer)
}

/** 'Up to £25.00'. */
export function upToText(item: CashbackItem): string | undefined {
  const offer = maximumOfferText(item)
  return offer === undefined ? undefined : `${dashboardMessages.upTo} ${offer}`
}
