import { CategoryId, OfferId, RetailerId } from '@save/domain/kernel'
import type { Category, Retailer } from '@save/domain/retailers'

/** A retailer with every field, in the server's spelling. */
export const retailerJson = {
  RetailerId: 1061,
  Name: 'Hearthwick Kitchens',
  ThumbnailImageUrl: '/images/retailers/1061.svg',
  Description: '<p>Pans &amp; knives.</p>',
  TotalOfferCount: 2,
  TagList: ['60', 'Kitchen'],
  Offers: [
    {
      Id: 7001,
      Title: '7.5% cashback for new customers',
      EarnDetail: 'On your first order.',
      RedeemLink: 'https://hearthwick.example/go',
      CashbackDetails: { Type: 2, Value: 7.5 },
      Enabled: true,
    },
  ],
  RetailerInfo: [
    { HeaderTitle: 'Good to know', Details: [{ Text: '<b>Start here.</b>', SortOrder: 2 }] },
  ],
}

/** The same retailer in the domain's terms. */
export const exampleRetailer: Retailer = {
  id: RetailerId.make('1061'),
  name: 'Hearthwick Kitchens',
  thumbnailImageUrl: '/images/retailers/1061.svg',
  description: '<p>Pans &amp; knives.</p>',
  totalOfferCount: 2,
  tagList: ['60', 'Kitchen'],
  offers: [
    {
      id: OfferId.make('7001'),
      title: '7.5% cashback for new customers',
      earnDetail: 'On your first order.',
      redeemLink: 'https://hearthwick.example/go',
      cashbackDetails: { type: 2, value: 7.5 },
      enabled: true,
    },
  ],
  retailerInfo: [
    { headerTitle: 'Good to know', details: [{ text: '<b>Start here.</b>', sortOrder: 2 }] },
  ],
}

export const categoryJson = { CategoryId: 60, HierarchyId: '/6/60/', Name: 'Kitchen', Depth: 2 }
export const exampleCategory: Category = {
  id: CategoryId.make('60'),
  hierarchyId: '/6/60/',
  name: 'Kitchen',
  depth: 2,
}

export const favouritesJson = { FavouriteList: [1062, '1061'] }
export const exampleFavourites = [RetailerId.make('1062'), RetailerId.make('1061')]
