/** The retailers whose pages the member opened recently, for going back to one. */
import type { RetailerId } from '../kernel/index.ts'
import { retailersPolicy } from './retailers.policy.ts'

export interface ViewedRetailer {
  readonly id: RetailerId
  readonly name: string
  readonly image: string | undefined
}

/** The newest first, each once, and only a few; if a name or picture has changed, the new one. */
export const withViewed = (
  viewed: readonly ViewedRetailer[],
  retailer: ViewedRetailer,
): readonly ViewedRetailer[] =>
  [retailer, ...viewed.filter(({ id }) => id !== retailer.id)].slice(
    0,
    retailersPolicy.viewedRetailers,
  )
