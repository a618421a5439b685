import { shopWith } from '../../seed/shops/shop.ts'
import { logoOf } from '../logos/logo.ts'
import knownLogos from '../study/retailer-logos.json' with { type: 'json' }

const known: Readonly<Record<string, string>> = knownLogos

/** The logo of the shop with this number; none where there is no such shop. */
export function drawRetailer(number: number): string | undefined {
  const shop = shopWith(number)
  return shop && (known[shop.number] ?? logoOf(shop))
}
