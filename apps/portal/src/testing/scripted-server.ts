import type { AboutYou, PasswordChange, SaveAnswer } from '@save/domain/account'
import type {
  CancelAnswer,
  Choice,
  OrderAnswer,
  SalarySacrificeOrder,
  Tab,
} from '@save/domain/benefits'
import type {
  Basket,
  OrderAnswer as BasketOrderAnswer,
  BillingForm,
  PaymentMethod,
} from '@save/domain/checkout'
import type { DashboardData, Picture } from '@save/domain/dashboard'
import type { SystemText } from '@save/domain/help'
import type {
  ChoiceId,
  OfferId,
  OrderId,
  Pence,
  RetailerId,
  TabId,
  VendorCode,
} from '@save/domain/kernel'
import type { Address, Member, PersonName } from '@save/domain/member'
import type { ServerPorts } from '@save/domain/portal'
import type { Category, Retailer } from '@save/domain/retailers'
import type { SearchAnswer, SearchState } from '@save/domain/search'
import type { Credentials, LoginAnswer, LogoutAnswer } from '@save/domain/session'
import type { MenuItem } from '@save/domain/shell'
import type { StatementItem } from '@save/domain/statements'
import type { SupportAnswer, SupportQuery } from '@save/domain/support'
import { clockOf } from '@save/domain/testing/clock-of'
import { reporting } from '@save/domain/testing/reporting'
import { scriptedCall } from '@save/domain/testing/scripted-call'
import { sessionCookie } from '@save/domain/testing/session-cookie'
import type { PurchaseAnswer, Vendor, VoucherPurchase } from '@save/domain/vouchers'
import type {
  BankTransfer,
  BankWithdrawalAnswer,
  CardWithdrawalAnswer,
  WithdrawalSettings,
} from '@save/domain/withdrawal'

/** A server whose calls wait for the test's answers. */
export function scriptedServer() {
  const calls = {
    login: scriptedCall<LoginAnswer, [Credentials]>(),
    logout: scriptedCall<LogoutAnswer>(),
    requiresReAuth: scriptedCall<boolean>(),
    member: scriptedCall<Member>(),
    menu: scriptedCall<readonly MenuItem[]>(),
    systemText: scriptedCall<SystemText>(),
    dashboard: scriptedCall<DashboardData>(),
    banners: scriptedCall<readonly Picture[], [number]>(),
    retailers: scriptedCall<readonly Retailer[]>(),
    retailer: scriptedCall<Retailer, [RetailerId]>(),
    categories: scriptedCall<readonly Category[]>(),
    favourites: scriptedCall<readonly RetailerId[]>(),
    addFavourite: scriptedCall<void, [RetailerId]>(),
    removeFavourite: scriptedCall<void, [RetailerId]>(),
    logRetailerVisit: scriptedCall<void, [RetailerId, OfferId]>(),
    search: scriptedCall<SearchAnswer, [SearchState]>(),
    wellness: scriptedCall<readonly StatementItem[]>(),
    reward: scriptedCall<readonly StatementItem[]>(),
    supportQuery: scriptedCall<SupportAnswer, [SupportQuery]>(),
    tab: scriptedCall<Tab, [TabId]>(),
    choice: scriptedCall<Choice, [ChoiceId]>(),
    choices: scriptedCall<readonly Choice[]>(),
    placeOrder: scriptedCall<OrderAnswer, [SalarySacrificeOrder]>(),
    cancelChoice: scriptedCall<CancelAnswer, [ChoiceId]>(),
    logChoiceVisit: scriptedCall<void, [ChoiceId]>(),
    saveName: scriptedCall<SaveAnswer, [PersonName]>(),
    saveAddress: scriptedCall<SaveAnswer, [Address]>(),
    saveAboutYou: scriptedCall<SaveAnswer, [AboutYou]>(),
    changePassword: scriptedCall<SaveAnswer, [PasswordChange]>(),
    withdrawToCard: scriptedCall<CardWithdrawalAnswer>(),
    withdrawToBank: scriptedCall<BankWithdrawalAnswer, [BankTransfer]>(),
    withdrawalSettings: scriptedCall<WithdrawalSettings>(),
    vendors: scriptedCall<readonly Vendor[]>(),
    logVendorVisit: scriptedCall<void, [VendorCode]>(),
    purchaseVoucher: scriptedCall<PurchaseAnswer, [VoucherPurchase]>(),
    basket: scriptedCall<Basket>(),
    total: scriptedCall<Pence, [PaymentMethod]>(),
    orderBasket: scriptedCall<BasketOrderAnswer, [BillingForm]>(),
    startPayment: scriptedCall<string, [OrderId, PaymentMethod]>(),
  }
  const { cookie, readToken } = sessionCookie()
  const ports: ServerPorts = {
    session: {
      login: calls.login.call,
      logout: calls.logout.call,
      readToken,
      requiresReAuth: calls.requiresReAuth.call,
    },
    clock: clockOf(Date.now),
    member: { readMember: calls.member.call },
    shell: { readMenu: calls.menu.call },
    help: { readSystemText: calls.systemText.call },
    dashboard: { readDashboard: calls.dashboard.call, readBanners: calls.banners.call },
    retailers: {
      readRetailers: calls.retailers.call,
      readRetailer: calls.retailer.call,
      readCategories: calls.categories.call,
      readFavourites: calls.favourites.call,
      addFavourite: calls.addFavourite.call,
      removeFavourite: calls.removeFavourite.call,
      logVisit: calls.logRetailerVisit.call,
    },
    search: { search: calls.search.call },
    statements: {
      readMemberWellness: calls.wellness.call,
      readMemberBenefits: calls.reward.call,
    },
    support: { sendQuery: calls.supportQuery.call },
    benefits: {
      readTab: calls.tab.call,
      readChoice: calls.choice.call,
      readChoices: calls.choices.call,
      placeOrder: calls.placeOrder.call,
      cancelChoice: calls.cancelChoice.call,
      logVisit: calls.logChoiceVisit.call,
    },
    account: {
      saveName: calls.saveName.call,
      saveAddress: calls.saveAddress.call,
      saveAboutYou: calls.saveAboutYou.call,
      changePassword: calls.changePassword.call,
    },
    withdrawal: {
      withdrawToCard: calls.withdrawToCard.call,
      withdrawToBank: calls.withdrawToBank.call,
      readSettings: calls.withdrawalSettings.call,
    },
    vouchers: {
      readVendors: calls.vendors.call,
      logVisit: calls.logVendorVisit.call,
      purchaseVoucher: calls.purchaseVoucher.call,
    },
    checkout: {
      readBasket: calls.basket.call,
      readTotal: calls.total.call,
      placeOrder: calls.orderBasket.call,
      startPayment: calls.startPayment.call,
    },
  }
  return { ...calls, cookie, ports, connect: reporting(ports) }
}

export type ScriptedServer = ReturnType<typeof scriptedServer>
