import { RetailerId } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { items } from '../wire/absent.wire.ts'
import { id, sentId } from '../wire/id.wire.ts'
import { record } from '../wire/record.wire.ts'
import { wirePolicy } from '../wire/wire.policy.ts'

/** With a capital M, unlike the other calls of the member. */
export const favouritesPath = '/api/Member/Favourites'

export const favouritePath = (retailer: RetailerId): string =>
  `${favouritesPath}/${encodeURIComponent(retailer)}`

const RetailerIds = items(id(RetailerId), wirePolicy.mostItems)

/** GET /api/Member/Favourites: the ids are in `FavouriteList` (DATA-22). */
export const FavouritesWire = Schema.Struct({ FavouriteList: RetailerIds }).pipe(
  Schema.decodeTo(Schema.toType(RetailerIds), {
    decode: SchemaGetter.transform(({ FavouriteList }) => FavouriteList),
    encode: SchemaGetter.transform((FavouriteList) => ({ FavouriteList })),
  }),
)

export interface NewFavourite {
  readonly retailer: RetailerId
}

/** The body of POST /api/Member/Favourites. */
export const NewFavouriteWire = record<NewFavourite>()({
  retailer: ['RetailerId', sentId(RetailerId)],
})
