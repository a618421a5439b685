/** The member, the shops and the vouchers of the tables of screens. */
import { ChoiceId, Day, OfferId, pounds, RetailerId, VendorCode } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import type { Retailer } from '@save/domain/retailers'
import type { SearchResult } from '@save/domain/search'
import { exampleMember } from '@save/domain/testing/examples'
import type { Vendor } from '@save/domain/vouchers'

export const member: Member = {
  ...exampleMember,
  name: { title: 'Ms', firstName: 'Priya', lastName: 'Shah' },
  gender: 20,
  dateOfBirth: Day.make('1988-03-14'),
  address: { flat: 'Flat 2', houseNumber: '14', street: 'Weir Lane', postcode: 'HX0 0AA' },
  transactions: [
    {
      id: '88213',
      name: 'Fernhill Books',
      transactionType: 'Cashback',
      status: 'Paid',
      purchaseAmount: pounds('28'),
      cashbackAmount: pounds('2.10'),
      transactionDate: Day.make('2026-11-12'),
    },
  ],
  choices: [
    {
      id: ChoiceId.make('120'),
      name: 'Dental plan',
      creationDate: Day.make('2025-01-11'),
      cancellationDate: Day.make('2025-09-30'),
      status: 'Cancelled',
      isCancelled: true,
    },
  ],
}

export const retailer: Retailer = {
  id: RetailerId.make('40'),
  name: 'Hearthwick Kitchens',
  thumbnailImageUrl: 'retailers/40.svg',
  description: '<p>Pans &amp; <strong>knives</strong>.</p>',
  totalOfferCount: 5,
  tagList: ['10'],
  offers: [
    {
      id: OfferId.make('a'),
      title: 'Offer a',
      redeemLink: 'https://shop.example/a',
      cashbackDetails: { type: 2, value: 7.5 },
      enabled: true,
    },
    {
      id: OfferId.make('b'),
      title: '12% cashback on your first order of cookware, knives and bakeware over £60',
      cashbackDetails: { type: 1, value: 15 },
      enabled: true,
    },
    { id: OfferId.make('c'), title: 'Offer c', enabled: false },
    { id: OfferId.make('d'), title: 'Offer d', enabled: true },
  ],
  retailerInfo: [
    {
      headerTitle: 'Good to know',
      details: [
        { text: '<p><b>second</b></p>', sortOrder: 2 },
        { text: '<p>first</p>', sortOrder: 1 },
      ],
    },
    { headerTitle: 'When it arrives', details: [{ text: '<p>In 5 days</p>' }] },
  ],
}

export const otherRetailer: Retailer = {
  ...retailer,
  id: RetailerId.make('7'),
  name: 'Fernhill Books',
  thumbnailImageUrl: 'retailers/7.svg',
}

export const vendor: Vendor = {
  code: VendorCode.make('PLU1089'),
  name: 'Plumfield Grocers',
  logo: '/images/vendors/PLU1089.svg',
  percentageDiscount: 0.05,
  hasFixedRange: true,
  hasRangedRange: false,
  fixedValues: [
    { amount: pounds('10'), displayValue: '£10.00' },
    { amount: pounds('25'), displayValue: '£25.00' },
  ],
  isRangeEndLimited: false,
  currency: 'GBP',
}

export const otherVendor: Vendor = {
  ...vendor,
  code: VendorCode.make('OAK2001'),
  name: 'Oakham Outdoors',
  logo: '/images/vendors/OAK2001.svg',
  percentageDiscount: 0.125,
}

export const picture = {
  id: '1',
  imageLink: '/images/combos/1.svg',
  description: 'Two together, twice',
}

export const results: readonly SearchResult[] = [
  {
    kind: 'retailer',
    id: RetailerId.make('7'),
    name: 'Fernhill Books',
    thumbnailImageUrl: 'retailers/7.svg',
    offers: [{ enabled: true }],
  },
  {
    kind: 'vendor',
    id: 'v7',
    code: VendorCode.make('PLU1089'),
    name: 'Plumfield Grocers',
    logo: '/images/vendors/PLU1089.svg',
    percentageDiscount: 0.065,
  },
  {
    kind: 'choice',
    id: ChoiceId.make('140'),
    name: 'Cycle to work',
    choiceLogo: '/images/choices/140.svg',
    journeyType: 50,
  },
]

export const items = [
  { name: 'Pension', value: pounds('3120') },
  { name: 'Gym membership', value: pounds('240') },
]

export const rewards = [
  { name: 'Basic pay', value: pounds('31200') },
  { name: 'Life cover', value: pounds('96.50') },
]

/** This many shops, named 'Shop 1', 'Shop 2', … */
export const shops = (count: number): readonly Retailer[] =>
  Array.from({ length: count }, (_, place) => ({
    ...retailer,
    id: RetailerId.make(`${place + 1}`),
    name: `Shop ${place + 1}`,
  }))
