export { type CategoryOption, categoryOptions } from './category.rules.ts'
export { type DirectoryEvent, directoryMachine } from './directory.machine.ts'
export {
  chooseCategory,
  type DirectoryFilter,
  type DirectoryPage,
  type DirectoryPlace,
  type DirectoryStock,
  directoryPage,
  everything,
  placeOf,
  queryOf,
  retailersFor,
  searchFor,
  toggleFavourites,
  toggleOrder,
} from './directory.rules.ts'
export {
  type DirectoryParts,
  type DirectoryView,
  directoryStock,
  directoryView,
  hasDirectoryFailed,
  isFindingSavings,
  nothingFoundHelp,
  type RetailerCardView,
} from './directory.selectors.ts'
export { type FavouritesEvent, favouritesMachine } from './favourites.machine.ts'
export { type FavouriteChanges, isChanging, shownFavourites } from './favourites.rules.ts'
export { type BestGain, bestGain, bestGainText, byGain } from './gain.rules.ts'
export { offerCountOf, offersOf, redeemAddress, shownTitle } from './offer.rules.ts'
export {
  linkInstead,
  type OpenedTab,
  type RedeemEvent,
  redeemMachine,
  type TabPort,
} from './redeem.machine.ts'
export { CashbackDetails, Category, Offer, Retailer, RetailerInfo } from './retailer.schema.ts'
export { type OfferView, type RetailerView, retailerView } from './retailer-page.selectors.ts'
export { retailersMessages } from './retailers.messages.ts'
export { retailersPolicy } from './retailers.policy.ts'
export type { RetailersPort } from './retailers.port.ts'
export { type ViewedRetailer, withViewed } from './viewed.rules.ts'
