import { RetailerId } from '@save/domain/kernel'
import type { RetailersPort } from '@save/domain/retailers'
import type { HttpClient } from '../client/http-client.ts'
import { emptySuccess } from '../client/lenient-success.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { readRequested } from '../wire/requested-id.wire.ts'
import {
  FavouritesWire,
  favouritePath,
  favouritesPath,
  NewFavouriteWire,
} from './favourites.wire.ts'
import {
  CategoriesWire,
  categoriesPath,
  RetailersWire,
  RetailerWire,
  retailerPath,
  retailersPath,
  theOneIn,
} from './retailers.wire.ts'
import { RetailerVisitWire, retailerVisitPath } from './visit-log.wire.ts'

const readRetailers = decoderOf(RetailersWire)
const readRetailer = readRequested('RetailerId', RetailerId, decoderOf(RetailerWire))
const readCategories = decoderOf(CategoriesWire)
const readFavourites = decoderOf(FavouritesWire)
const writeNewFavourite = encoderOf(NewFavouriteWire)
const writeVisit = encoderOf(RetailerVisitWire)

export const httpRetailers = (client: HttpClient): RetailersPort => ({
  readRetailers: () => client.send({ method: 'GET', path: retailersPath, read: readRetailers }),
  readRetailer: (id) =>
    client.send({
      method: 'GET',
      path: retailerPath(id),
      read: (json) => readRetailer(id)(theOneIn(json)),
    }),
  readCategories: () => client.send({ method: 'GET', path: categoriesPath, read: readCategories }),
  readFavourites: () => client.send({ method: 'GET', path: favouritesPath, read: readFavourites }),
  addFavourite: (retailer) =>
    client.send({
      method: 'POST',
      path: favouritesPath,
      body: writeNewFavourite({ retailer }),
      ...emptySuccess,
    }),
  removeFavourite: (retailer) =>
    client.send({ method: 'DELETE', path: favouritePath(retailer), ...emptySuccess }),
  logVisit: (retailer, offer) =>
    client.send({
      method: 'POST',
      path: retailerVisitPath,
      body: writeVisit({ retailer, offer }),
      ...emptySuccess,
    }),
})
