/** Small complete values for this context's tables and tests. */
import { CategoryId, OfferId, RetailerId } from '../kernel/index.ts'
import type { Category, Offer, Retailer } from './retailer.schema.ts'

export const exampleOffer = (part: Partial<Offer> = {}): Offer => ({
  id: OfferId.make('9'),
  title: 'Ten percent off',
  redeemLink: 'https://shop.example/ten',
  enabled: true,
  ...part,
})

export const exampleRetailer = (part: Partial<Retailer> = {}): Retailer => ({
  id: RetailerId.make('1'),
  name: 'Tidewater Stays',
  tagList: [],
  offers: [],
  retailerInfo: [],
  ...part,
})

export const exampleCategory = (id: string, name: string, depth = 1): Category => ({
  id: CategoryId.make(id),
  name,
  depth,
})
