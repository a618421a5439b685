/** The server's answers while a table of screens is played, unless a row gives others. */
import { CategoryId, OrderId, pounds, TabId } from '@save/domain/kernel'
import { exampleChoice, tabWith } from '@save/domain/testing/benefit-examples'
import { cashbackItems, emptyDashboard, voucherItems } from '@save/domain/testing/examples'
import type { Answers } from './calls.ts'
import { items, member, picture, results, retailer, rewards, vendor } from './records.ts'

export const usualAnswers: Answers = {
  login: { answer: 'accepted' },
  logout: { redirectUrl: 'https://id.example/bye' },
  requiresReAuth: false,
  member,
  menu: [
    { key: 'Cashback', name: 'Cashback' },
    { key: 'mybenefits', name: 'Health', tabId: TabId.make('14') },
  ],
  systemText: {
    HomeHelp: '<p>Choose a retailer.</p>',
    RetailerPageHelp: '<p>About retailers.</p>',
    CashbackHelp: '<p>When cashback arrives.</p>',
  },
  dashboard: {
    ...emptyDashboard,
    featuredCashback: cashbackItems('Shop', 2),
    newestCashback: cashbackItems('New', 1),
    favouriteCashback: cashbackItems('Favourite', 1),
    featuredVouchers: voucherItems('Voucher', 1),
    featuredComboOffers: [picture],
    tabs: [{ ...tabWith(2), id: TabId.make('14'), name: 'Health' }],
    sidebarAdverts: [{ ...picture, id: '2', description: 'Autumn hampers' }],
    footerAdverts: [{ ...picture, id: '3', description: 'Winter coats' }],
  },
  banners: [1, 2, 3].map((place) => ({
    id: `${place}`,
    imageLink: `/images/banners/${place}.svg`,
    description: `Banner ${place}`,
  })),
  retailers: [retailer],
  retailer,
  categories: [
    { id: CategoryId.make('10'), name: 'Home', depth: 0 },
    { id: CategoryId.make('11'), name: 'Books', depth: 1 },
  ],
  favourites: [],
  addFavourite: undefined,
  removeFavourite: undefined,
  logRetailerVisit: undefined,
  search: { results, count: 3 },
  wellness: items,
  reward: rewards,
  supportQuery: { answer: 'sent' },
  tab: tabWith(2),
  choice: exampleChoice,
  choices: [exampleChoice],
  placeOrder: { answer: 'ordered' },
  cancelChoice: {},
  logChoiceVisit: undefined,
  saveName: { answer: 'saved' },
  saveAddress: { answer: 'saved' },
  saveAboutYou: { answer: 'saved' },
  changePassword: { answer: 'saved' },
  withdrawToCard: { outcome: 'withdrawn', member },
  withdrawToBank: { outcome: 'requested', fieldErrors: [] },
  withdrawalSettings: { minimumMemberWithdrawalAmount: pounds('10') },
  vendors: [vendor],
  logVendorVisit: undefined,
  purchaseVoucher: { answer: 'purchased' },
  basket: {
    items: [
      {
        vendorName: 'Plumfield Grocers',
        amount: pounds('50'),
        netDiscount: pounds('95'),
        quantity: 2,
      },
    ],
    hasDeliverables: false,
  },
  total: pounds('95'),
  orderBasket: { answer: 'ordered', orderId: OrderId.make('7001') },
  startPayment: 'https://pay.example/7001',
}
