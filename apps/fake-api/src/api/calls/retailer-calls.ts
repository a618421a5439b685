import {
  CategoriesWire,
  categoriesPath,
  FavouritesWire,
  favouritesPath,
  NewFavouriteWire,
  RetailersWire,
  RetailerVisitWire,
  RetailerWire,
  retailersPath,
  retailerVisitPath,
} from '@save/api-adapter/wire'
import { RetailerId } from '@save/domain/kernel'
import type { ApiCall } from '../call.ts'
import { changing, done } from '../changing.ts'
import { reading } from '../reading.ts'

export const retailerCalls: readonly ApiCall[] = [
  reading({
    path: retailersPath,
    kind: 'catalogue',
    gives: RetailersWire,
    read: ({ retailers }) => retailers.readRetailers(),
  }),
  reading({
    path: `${retailersPath}/:id`,
    kind: 'catalogue',
    gives: RetailerWire,
    read: ({ retailers }, { parameters: { id = '' } }) =>
      retailers.readRetailer(RetailerId.make(id)),
  }),
  reading({
    path: categoriesPath,
    kind: 'catalogue',
    gives: CategoriesWire,
    read: ({ retailers }) => retailers.readCategories(),
  }),
  changing({
    method: 'POST',
    path: retailerVisitPath,
    takes: RetailerVisitWire,
    run: ({ retailers }, { retailer, offer }) => retailers.logVisit(retailer, offer),
    say: () => done,
  }),
  reading({
    path: favouritesPath,
    kind: 'personal',
    gives: FavouritesWire,
    read: ({ retailers }) => retailers.readFavourites(),
  }),
  changing({
    method: 'POST',
    path: favouritesPath,
    takes: NewFavouriteWire,
    run: ({ retailers }, { retailer }) => retailers.addFavourite(retailer),
    say: () => done,
  }),
  changing({
    method: 'DELETE',
    path: `${favouritesPath}/:retailerId`,
    run: ({ retailers }, _, { parameters: { retailerId = '' } }) =>
      retailers.removeFavourite(RetailerId.make(retailerId)),
    say: () => done,
  }),
]
