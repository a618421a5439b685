import type { Choice } from '@save/domain/benefits'
import {
  CategoryId,
  ChoiceId,
  OfferId,
  pounds,
  RetailerId,
  TabId,
  VendorCode,
} from '@save/domain/kernel'
import type { Retailer } from '@save/domain/retailers'
import type { Vendor } from '@save/domain/vouchers'
import type { Catalogue } from '../world/catalogue.ts'
import { exampleMember } from './member.examples.ts'

const retailer = (id: string, name: string, offers: Retailer['offers']): Retailer => ({
  id: RetailerId.make(id),
  name,
  thumbnailImageUrl: `/images/retailers/${id}.svg`,
  totalOfferCount: offers.filter(({ enabled }) => enabled).length,
  tagList: ['1'],
  offers,
  retailerInfo: [],
})

const offer = (id: string, type: number, value: number, enabled = true) => ({
  id: OfferId.make(id),
  cashbackDetails: { type, value },
  enabled,
})

const vendor = (code: string, name: string, percentageDiscount: number): Vendor => ({
  code: VendorCode.make(code),
  name,
  logo: `/images/vendors/${code}.svg`,
  percentageDiscount,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited: false,
})

const choice = (id: number): Choice => ({
  id: ChoiceId.make(`${id}`),
  name: `Choice ${id}`,
  journeyType: 100,
  detailsPageFullHtml: '<p>All about it.</p>',
})

/** A catalogue with something of each kind, small enough to read. */
export const smallCatalogue: Catalogue = {
  retailers: [
    retailer('1061', 'Hearthwick Kitchens', [
      offer('a', 2, 5),
      offer('b', 2, 7.5),
      offer('c', 2, 50, false),
    ]),
    retailer('1062', 'Larkrise Books', [offer('d', 1, 25), offer('e', 2, 90)]),
    retailer('1063', 'Nothing Doing', []),
  ],
  categories: [{ id: CategoryId.make('1'), hierarchyId: '/1/', name: 'Home', depth: 1 }],
  vendors: [vendor('TBRK', 'Tea & Brick', 0.05), vendor('MAPL', 'Mapleford', 0.1)],
  tabs: [
    {
      id: TabId.make('12'),
      name: 'Health & Wellbeing',
      choices: Array.from({ length: 8 }, (_, index) => choice(120 + index)),
    },
  ],
  member: exampleMember,
  password: 'Welcome1!',
  withdrawalSettings: { minimumMemberWithdrawalAmount: pounds('5') },
  favourites: [RetailerId.make('1062')],
  dashboard: {
    featuredCashback: [RetailerId.make('1061'), RetailerId.make('1062')],
    extraCashback: [RetailerId.make('1063')],
    newestCashback: [RetailerId.make('1062'), RetailerId.make('no such retailer')],
    featuredVouchers: [VendorCode.make('MAPL')],
    extraVouchers: [VendorCode.make('TBRK')],
    tabs: [TabId.make('12')],
    featuredComboOffers: [
      { id: '1', imageLink: '/images/combos/1.svg', description: 'Two for one' },
    ],
    sidebarAdverts: [
      { id: '2', imageLink: '/images/adverts/2.svg', link: 'https://advert.example/' },
    ],
    footerAdverts: [],
  },
  banners: { [-1]: [{ id: '7', imageLink: '/images/banners/7.svg', link: '/Retailer/1061' }] },
  menu: [
    { key: 'Cashback', name: 'Cashback' },
    { key: 'mybenefits', name: 'Health & Wellbeing', tabId: TabId.make('12') },
  ],
  systemText: { HomeHelp: '<p>Welcome.</p>', CashbackHelp: '<p>Earn.</p>' },
  wellness: [{ name: 'Dental plan', value: pounds('120.00') }],
  reward: [{ name: 'Salary', value: pounds('32000.00') }],
}
