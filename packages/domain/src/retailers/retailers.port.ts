import type { Effect } from 'effect'
import type { Failure, OfferId, RetailerId } from '../kernel/index.ts'
import type { Category, Retailer } from './retailer.schema.ts'

export interface RetailersPort {
  readRetailers(): Effect.Effect<readonly Retailer[], Failure>
  readRetailer(id: RetailerId): Effect.Effect<Retailer, Failure>
  readCategories(): Effect.Effect<readonly Category[], Failure>
  readFavourites(): Effect.Effect<readonly RetailerId[], Failure>
  addFavourite(id: RetailerId): Effect.Effect<void, Failure>
  removeFavourite(id: RetailerId): Effect.Effect<void, Failure>
  /** Tells the server that the member is going to the retailer for this offer. */
  logVisit(retailer: RetailerId, offer: OfferId): Effect.Effect<void, Failure>
}
