import { shopWith } from '../../seed/shops/shop.ts'
import knownLogos from '../known/retailer-logos.json' with { type: 'json' }
import { logoOf } from '../logos/logo.ts'

const known: Readonly<Record<string, string>> = knownLogos

/** The logo of the shop with this number; none if there is no such shop. */
export function drawRetailer(number: number): string | undefined {
  const shop = shopWith(number)
  return shop && (known[shop.number] ?? logoOf(shop))
}
