import type { Catalogue } from '@save/api-adapter/memory'
import { ChoiceId, Pence, pounds, RetailerId, TabId, VendorCode } from '@save/domain/kernel'

const retailer = (id: string, name: string) => ({
  id: RetailerId.make(id),
  name,
  thumbnailImageUrl: `/images/retailers/${id}.svg`,
  tagList: [],
  offers: [],
  retailerInfo: [],
})

const picture = (id: string) => ({ id, imageLink: `/images/banners/${id}.svg` })

/** A catalogue that is quick to make and has something in every list. */
export const smallCatalogue: Catalogue = {
  retailers: [retailer('1', 'Bramble'), retailer('2', 'Fernhill'), retailer('3', 'Nook')],
  categories: [],
  vendors: [
    {
      code: VendorCode.make('KITES'),
      name: 'Kites',
      percentageDiscount: 0.05,
      hasFixedRange: false,
      hasRangedRange: true,
      fixedValues: [],
      isRangeEndLimited: false,
    },
  ],
  tabs: [
    {
      id: TabId.make('7'),
      name: 'Health',
      choices: [{ id: ChoiceId.make('70'), name: 'Dental care', journeyType: 100 }],
    },
  ],
  member: {
    name: { firstName: 'Priya', lastName: 'Shah' },
    emailAddress: 'member@example.com',
    displayName: 'Priya Shah',
    address: {},
    transactions: [],
    choices: [],
    availableBalance: pounds('1284.60'),
    pendingBalance: Pence.make(0),
    isSavingsWithdrawalOn: true,
    isSavingsBankTransferEnabled: true,
    canSeeMyBenefits: true,
    canSeeTotalWellnessStatement: true,
    canSeeTotalRewardStatement: true,
  },
  password: 'Welcome1!',
  withdrawalSettings: { minimumMemberWithdrawalAmount: pounds('5') },
  favourites: [RetailerId.make('2')],
  dashboard: {
    featuredCashback: [RetailerId.make('1')],
    extraCashback: [RetailerId.make('2')],
    newestCashback: [RetailerId.make('3')],
    featuredVouchers: [VendorCode.make('KITES')],
    extraVouchers: [],
    tabs: [TabId.make('7')],
    featuredComboOffers: [picture('c1')],
    sidebarAdverts: [picture('s1')],
    footerAdverts: [picture('f1')],
  },
  banners: { [-1]: [picture('b1'), picture('b2')] },
  menu: [
    { key: 'Cashback', name: 'Cashback' },
    { key: 'mybenefits', name: 'Health', tabId: TabId.make('7') },
  ],
  systemText: {
    HomeHelp: '<p>Welcome.</p>',
    CashbackHelp: `<p>${'Cashback is paid. '.repeat(60)}</p>`,
  },
  wellness: [],
  reward: [],
}
