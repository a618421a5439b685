import { ChoiceId, RetailerId, VendorCode } from '@save/domain/kernel'
import type { SearchAnswer } from '@save/domain/search'

/** One result of each kind, in the server's spelling. */
export const searchJson = {
  Values: [
    {
      partitionKey: 'cashbackretailer',
      id: 1061,
      Name: 'Hearthwick Kitchens',
      ThumbnailImageUrl: '/images/retailers/1061.svg',
      Offers: [{ Enabled: true, CashbackDetails: { Type: 2, Value: 7.5 } }, { Enabled: false }],
    },
    {
      partitionKey: 'ngcvendor',
      id: 'v7',
      Name: 'Tea & Brick',
      PercentageDiscount: 0.05,
      VendorCode: 'TBRK',
      VendorLogo: '/images/vendors/TBRK.svg',
    },
    {
      partitionKey: 'choice',
      id: 120,
      Name: 'Dental plan',
      ChoiceLogo: '/images/choices/120.svg',
      JourneyType: 50,
    },
  ],
  Count: 63,
}

/** The same results in the domain's terms. */
export const exampleSearch: SearchAnswer = {
  results: [
    {
      kind: 'retailer',
      id: RetailerId.make('1061'),
      name: 'Hearthwick Kitchens',
      thumbnailImageUrl: '/images/retailers/1061.svg',
      offers: [{ enabled: true, cashbackDetails: { type: 2, value: 7.5 } }, { enabled: false }],
    },
    {
      kind: 'vendor',
      id: 'v7',
      code: VendorCode.make('TBRK'),
      name: 'Tea & Brick',
      logo: '/images/vendors/TBRK.svg',
      percentageDiscount: 0.05,
    },
    {
      kind: 'choice',
      id: ChoiceId.make('120'),
      name: 'Dental plan',
      choiceLogo: '/images/choices/120.svg',
      journeyType: 50,
    },
  ],
  count: 63,
}
