export { categoryOptions } from './category.rules.ts'
export { type DirectoryEvent, directoryInAddress } from './directory.machine.ts'
export {
  type DirectoryFilter,
  type DirectoryState,
  queryOf,
} from './directory.rules.ts'
export {
  type DirectoryParts,
  type DirectoryView,
  directoryLeftOut,
  directoryStock,
  directoryView,
  hasDirectoryFailed,
  isFindingSavings,
  nothingFoundHelp,
  type RetailerCardView,
} from './directory.selectors.ts'
export { type FavouritesEvent, favouriteStars } from './favourites.machine.ts'
export { favouritesMessages } from './favourites.messages.ts'
export { shownFavourites } from './favourites.rules.ts'
export { gainMessages } from './gain.messages.ts'
export { bestGainText } from './gain.rules.ts'
export { listedRetailer } from './listed-retailer.rules.ts'
export { offersOf } from './offer.rules.ts'
export {
  linkInstead,
  redeemMachine,
  type TabPort,
} from './redeem.machine.ts'
export { CashbackDetails, Category, Offer, Retailer, RetailerInfo } from './retailer.schema.ts'
export { type OfferView, type RetailerView, retailerView } from './retailer-page.selectors.ts'
export { retailersMessages } from './retailers.messages.ts'
export type { RetailersPort } from './retailers.port.ts'
export { type SlipView, slipView } from './slip.selectors.ts'
export { type ViewedRetailer, withViewed } from './viewed.rules.ts'
