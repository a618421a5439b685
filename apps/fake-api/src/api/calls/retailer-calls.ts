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
    requirement: 'API-14',
    says: 'Every retailer.',
    kind: 'catalogue',
    gives: RetailersWire,
    read: ({ retailers }) => retailers.readRetailers(),
  }),
  reading({
    path: `${retailersPath}/:id`,
    requirement: 'API-15',
    says: 'One retailer.',
    kind: 'catalogue',
    gives: RetailerWire,
    read: ({ retailers }, { parameters: { id = '' } }) =>
      retailers.readRetailer(RetailerId.make(id)),
  }),
  reading({
    path: categoriesPath,
    requirement: 'API-16',
    says: 'The tree of categories.',
    kind: 'catalogue',
    gives: CategoriesWire,
    read: ({ retailers }) => retailers.readCategories(),
  }),
  changing({
    method: 'POST',
    path: retailerVisitPath,
    requirement: 'API-30',
    says: 'Notes that an offer was used.',
    takes: RetailerVisitWire,
    run: ({ retailers }, { retailer, offer }) => retailers.logVisit(retailer, offer),
    say: () => done,
  }),
  reading({
    path: favouritesPath,
    requirement: 'API-27',
    says: 'The retailers with a star.',
    kind: 'personal',
    gives: FavouritesWire,
    read: ({ retailers }) => retailers.readFavourites(),
  }),
  changing({
    method: 'POST',
    path: favouritesPath,
    requirement: 'API-28',
    says: 'Gives a retailer a star.',
    takes: NewFavouriteWire,
    run: ({ retailers }, { retailer }) => retailers.addFavourite(retailer),
    say: () => done,
  }),
  changing({
    method: 'DELETE',
    path: `${favouritesPath}/:retailerId`,
    requirement: 'API-29',
    says: 'Takes the star away.',
    run: ({ retailers }, _, { parameters: { retailerId = '' } }) =>
      retailers.removeFavourite(RetailerId.make(retailerId)),
    say: () => done,
  }),
]
