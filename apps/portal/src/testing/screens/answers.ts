/** The server's answers while a table of screens is played, unless a row gives others. */
import { CategoryId, ChoiceId, OrderId, pounds, RetailerId, TabId } from '@save/domain/kernel'
import { exampleChoice, tabWith } from '@save/domain/testing/benefit-examples'
import { cashbackItems, emptyDashboard, voucherItems } from '@save/domain/testing/examples'
import type { Answers } from './calls.ts'
import {
  items,
  member,
  otherRetailer,
  otherVendor,
  picture,
  results,
  retailer,
  rewards,
  shops,
  vendor,
} from './records.ts'

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

const { choiceLogo: _, ...plainChoice } = tabWith(1).choices[0] ?? exampleChoice

const withChoice = (isCancelled: boolean) => ({
  ...member,
  choices: [{ id: exampleChoice.id, name: exampleChoice.name, isCancelled }],
})

/** The data that a row can name. */
export const givens: Readonly<Record<string, Partial<Answers>>> = {
  'the dashboard has both statements': {
    dashboard: {
      ...usualAnswers.dashboard,
      hasTotalWellnessStatement: true,
      hasTotalRewardStatement: true,
    },
  },
  'the dashboard has more cashback': {
    dashboard: { ...usualAnswers.dashboard, extraCashback: cashbackItems('Extra', 1) },
  },
  'no shops': { retailers: [] },
  'two shops': { retailers: [retailer, otherRetailer] },
  '125 shops': { retailers: shops(125) },
  'Hearthwick Kitchens is a favourite': { favourites: [RetailerId.make('40')] },
  'no results': { search: { results: [], count: 0 } },
  '125 results': { search: { results, count: 125 } },
  'no vouchers': { vendors: [] },
  'two vouchers': { vendors: [vendor, otherVendor] },
  'the vendor’s fixed values may be typed': {
    vendors: [
      {
        ...vendor,
        minimumFixedEnteredManuallyAmount: pounds('5'),
        maximumFixedEnteredManuallyAmount: pounds('50'),
      },
    ],
  },
  'the vendor sells a range': {
    vendors: [{ ...vendor, hasFixedRange: false, hasRangedRange: true, fixedValues: [] }],
  },
  'the tab is empty': { tab: tabWith(0) },
  'the tab has 125 choices': { tab: tabWith(125) },
  'two choices with logos': {
    tab: {
      ...tabWith(0),
      choices: [
        { ...exampleChoice, choiceLogo: '/images/choices/140.svg' },
        {
          ...exampleChoice,
          id: ChoiceId.make('141'),
          name: 'Dental plan',
          choiceLogo: '/images/choices/141.svg',
        },
      ],
    },
  },
  'the choice has no logo': { tab: { ...tabWith(0), choices: [plainChoice] } },
  'the choice has a direct link': { choice: { ...exampleChoice, journeyType: 50 } },
  'the member has the choice': { member: withChoice(false) },
  'the member has cancelled the choice': { member: withChoice(true) },
  'the server finds that the order awaits approval': {
    placeOrder: {
      answer: 'refused',
      messages: ['You have ordered this benefit already. Your employer has not approved it yet.'],
    },
  },
  'the member may not see the wellness statement': {
    member: { ...member, canSeeTotalWellnessStatement: false },
  },
  'the member may not see the reward statement': {
    member: { ...member, canSeeTotalRewardStatement: false },
  },
  'the member may not see benefits': { member: { ...member, canSeeMyBenefits: false } },
  'the login is refused twice over': {
    login: { answer: 'refused', messages: ['Email is unknown.', 'Password is too short.'] },
  },
  'the save is refused': {
    saveAddress: { answer: 'refused', messages: ['Town is unknown.', 'Street is unknown.'] },
  },
  'the support refuses': {
    supportQuery: { answer: 'refused', messages: ['Telephone is wrong.'] },
  },
  'a challenge is needed': { requiresReAuth: true },
  'no texts': { systemText: {} },
  'the menu is empty': { menu: [] },
}

/** What a call answers from its second time on. */
export const laterGivens: Readonly<Record<string, Partial<Answers>>> = {
  'a balance of £1,264.60 once it is read again': {
    member: { ...member, availableBalance: pounds('1264.60') },
  },
}
