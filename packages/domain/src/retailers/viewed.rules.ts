/** The retailers whose pages the member opened recently. */
import type { RetailerId } from '../kernel/index.ts'
import { retailersPolicy } from './retailers.policy.ts'

export interface ViewedRetailer {
  readonly id: RetailerId
  readonly name: string
  readonly image: string | undefined
}

/**
 * Puts the retailer first, without duplicates, and keeps only a few. A changed name or picture replaces the old one.
 */
export const withViewed = (
  viewed: readonly ViewedRetailer[],
  retailer: ViewedRetailer,
): readonly ViewedRetailer[] =>
  [retailer, ...viewed.filter(({ id }) => id !== retailer.id)].slice(
    0,
    retailersPolicy.viewedRetailers,
  )
