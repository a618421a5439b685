/** The best of a retailer's offers, for lists: 'Up to 5%', and sorting by it. */
import { formatPercent, formatPounds, penceOf } from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import { gainMessages } from './gain.messages.ts'
import { offersOf } from './offer.rules.ts'
import type { Retailer } from './retailer.schema.ts'

type Codes = PageConfiguration['cashbackTypes']
type WithOffers = {
  readonly offers: readonly Pick<Retailer['offers'][number], 'enabled' | 'cashbackDetails'>[]
}

export interface BestGain {
  readonly kind: 'percent' | 'pounds'
  readonly value: number
}

/**
 * The highest figure of the available offers, or the first in a tie. One percent counts as much as
 * one pound, as on a purchase of £100.
 */
export function bestGain(retailer: WithOffers, codes: Codes): BestGain | undefined {
  return offersOf(retailer).reduce<BestGain | undefined>((best, { cashbackDetails }) => {
    const kind = kindOf(cashbackDetails?.type, codes)
    const value = cashbackDetails?.value ?? 0
    return kind !== undefined && value > (best?.value ?? 0) ? { kind, value } : best
  }, undefined)
}

function kindOf(type: number | undefined, codes: Codes): BestGain['kind'] | undefined {
  if (type === codes.pounds) return 'pounds'
  return type === codes.percent ? 'percent' : undefined
}

/** 'Up to 5%', 'Up to £15.00'. `undefined` if no available offer pays anything. */
export function bestGainText(retailer: WithOffers, codes: Codes): string | undefined {
  const best = bestGain(retailer, codes)
  if (best === undefined) return undefined
  const { kind, value } = best
  return gainMessages.ours.upTo(
    kind === 'pounds' ? formatPounds(penceOf(value)) : formatPercent(value),
  )
}

/** Sorts by gain, the highest first. Ties keep the server's order. */
export function byGain(retailers: readonly Retailer[], codes: Codes): readonly Retailer[] {
  return retailers
    .map((retailer) => ({ retailer, value: bestGain(retailer, codes)?.value ?? 0 }))
    .sort((one, other) => other.value - one.value)
    .map(({ retailer }) => retailer)
}
