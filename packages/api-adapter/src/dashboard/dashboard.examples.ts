import type { DashboardData, Picture } from '@save/domain/dashboard'
import { ChoiceId, RetailerId, TabId, VendorCode } from '@save/domain/kernel'

const hearthwickJson = {
  Id: 1061,
  Name: 'Hearthwick Kitchens',
  ThumbnailImageUrl: '/images/retailers/1061.svg',
  CashbackType: 2,
  MaximumOffer: 7.5,
}
const hearthwick = {
  id: RetailerId.make('1061'),
  name: 'Hearthwick Kitchens',
  thumbnailImageUrl: '/images/retailers/1061.svg',
  cashbackType: 2,
  maximumOffer: 7.5,
}

const voucherJson = {
  NgcVendorCode: 'TBRK',
  Name: 'Tea & Brick',
  VendorLogo: '/images/vendors/TBRK.svg',
  PercentageDiscount: 0.05,
}
const voucher = {
  code: VendorCode.make('TBRK'),
  name: 'Tea & Brick',
  logo: '/images/vendors/TBRK.svg',
  percentageDiscount: 0.05,
}

const pictureJson = {
  Id: 7,
  ImageLink: '/images/banners/7.svg',
  Description: 'Bring the whole table home.',
  Link: '/Retailer/1061',
}
const picture: Picture = {
  id: '7',
  imageLink: '/images/banners/7.svg',
  description: 'Bring the whole table home.',
  link: '/Retailer/1061',
}

const tabJson = {
  Id: 12,
  Name: 'Health & Wellbeing',
  Choices: [
    {
      Id: 120,
      Name: 'Dental plan',
      ChoiceLogo: '/images/choices/120.svg',
      JourneyType: 50,
      DetailsPageFullHtml: '<p>Check-ups and more.</p>',
      ExternalProviderLink: 'https://dental.example/join',
      BenefitInKindValue: 12.5,
    },
  ],
}
const tab = {
  id: TabId.make('12'),
  name: 'Health & Wellbeing',
  choices: [
    {
      id: ChoiceId.make('120'),
      name: 'Dental plan',
      choiceLogo: '/images/choices/120.svg',
      journeyType: 50,
      detailsPageFullHtml: '<p>Check-ups and more.</p>',
      externalProviderLink: 'https://dental.example/join',
      benefitInKindValue: 12.5,
    },
  ],
}

/** A dashboard with one of everything, in the server's spelling. */
export const dashboardJson = {
  FeaturedCashback: [hearthwickJson],
  ExtraCashback: [{ ...hearthwickJson, Id: 1062 }],
  NewestCashback: [{ ...hearthwickJson, Id: 1063 }],
  FavouriteCashback: [{ ...hearthwickJson, Id: 1064 }],
  FeaturedVouchers: [voucherJson],
  ExtraVouchers: [{ ...voucherJson, NgcVendorCode: 'MAPL' }],
  FeaturedComboOffers: [pictureJson],
  Tabs: [tabJson],
  SidebarAdverts: [{ ...pictureJson, Id: 8 }],
  FooterAdverts: [{ ...pictureJson, Id: 9 }],
  HasTotalRewardStatement: true,
  HasTotalWellnessStatement: true,
}

/** The same dashboard in the domain's terms. */
export const exampleDashboard: DashboardData = {
  featuredCashback: [hearthwick],
  extraCashback: [{ ...hearthwick, id: RetailerId.make('1062') }],
  newestCashback: [{ ...hearthwick, id: RetailerId.make('1063') }],
  favouriteCashback: [{ ...hearthwick, id: RetailerId.make('1064') }],
  featuredVouchers: [voucher],
  extraVouchers: [{ ...voucher, code: VendorCode.make('MAPL') }],
  featuredComboOffers: [picture],
  tabs: [tab],
  sidebarAdverts: [{ ...picture, id: '8' }],
  footerAdverts: [{ ...picture, id: '9' }],
  hasTotalRewardStatement: true,
  hasTotalWellnessStatement: true,
}

export const bannersJson = { Images: [pictureJson] }
export const exampleBanners: readonly Picture[] = [picture]
