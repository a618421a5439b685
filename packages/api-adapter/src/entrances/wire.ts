/** The parts of the wire that a server needs: paths, codecs, and functions to write an answer or read a request. */

export {
  changePasswordPath,
  PasswordChangeWire,
  ProfileChangeWire,
} from '../account/account.wire.ts'
export {
  CancellationWire,
  ChoicesWire,
  ChoiceVisitWire,
  cancelChoicePath,
  choicesPath,
  choiceVisitPath,
  orderModelState,
  purchaseChoicePath,
  SalarySacrificeOrderWire,
  tabsPath,
} from '../benefits/benefits.wire.ts'
export { ChoiceWire, TabWire } from '../benefits/index.ts'
export {
  BasketWire,
  basketPath,
  billingModelState,
  OrderedWire,
  OrderWire,
  orderPath,
  PaymentMethodWire,
  PaymentWire,
  ProviderAddressWire,
  payPath,
  TotalWire,
  totalPath,
} from '../checkout/checkout.wire.ts'
export {
  BannersWire,
  bannersPath,
  DashboardWire,
  dashboardPath,
} from '../dashboard/dashboard.wire.ts'
export { SystemTextWire, systemTextPath } from '../help/help.wire.ts'
export { MemberWire, memberPath } from '../member/member.wire.ts'
export { FavouritesWire, favouritesPath, NewFavouriteWire } from '../retailers/favourites.wire.ts'
export {
  CategoriesWire,
  categoriesPath,
  RetailersWire,
  RetailerWire,
  retailersPath,
} from '../retailers/retailers.wire.ts'
export { RetailerVisitWire, retailerVisitPath } from '../retailers/visit-log.wire.ts'
export { SearchWire, searchPath } from '../search/search.wire.ts'
export {
  CredentialsWire,
  LogoutWire,
  loginPath,
  logoutPath,
  RequiresReAuthWire,
  requiresReAuthPath,
} from '../session/session.wire.ts'
export { MenuWire, menuPath } from '../shell/menu.wire.ts'
export { SignsWire } from '../signs/signs.wire.ts'
export {
  memberBenefitsPath,
  memberWellnessPath,
  StatementWire,
} from '../statements/statements.wire.ts'
export { SupportQueryWire, supportPath } from '../support/support.wire.ts'
export {
  PurchaseWire,
  purchaseModelState,
  purchasePath,
  VendorsWire,
  VendorVisitWire,
  vendorsPath,
  vendorVisitPath,
} from '../vouchers/vouchers.wire.ts'
export { type Decoder, decoderOf, encoderOf } from '../wire/decoder.wire.ts'
export { readModelState, writeModelState } from '../wire/model-state.wire.ts'
export type { Wire } from '../wire/record.wire.ts'
export {
  BankTransferWire,
  BankWithdrawalWire,
  bankWithdrawalPath,
  cardWithdrawalPath,
  readBankRefusal,
  WithdrawalSettingsWire,
  withdrawalSettingsPath,
} from '../withdrawal/withdrawal.wire.ts'
