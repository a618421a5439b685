/** The parts that the portal shows first: tiles, pictures, menu, help and statements. */

import type { DashboardPlan } from '@save/api-adapter/memory'
import type { Picture } from '@save/domain/dashboard'
import type { SystemText } from '@save/domain/help'
import { penceOf, RetailerId, TabId, VendorCode } from '@save/domain/kernel'
import type { MenuItem } from '@save/domain/shell'
import type { StatementItem } from '@save/domain/statements'
import { benefitTabs } from './benefits/benefit-list.ts'
import { bannerList } from './known/known-banners.ts'

const retailers = (...numbers: readonly number[]) =>
  numbers.map((number) => RetailerId.make(String(number)))
const vendors = (...codes: readonly string[]) => codes.map((code) => VendorCode.make(code))

/** Each list is longer than the screen shows, so that every rule about "the rest" applies. */
export const dashboardPlan: DashboardPlan = {
  featuredCashback: retailers(1061, 1138, 1054, 1166, 1131, 1075, 1082, 1096, 1089),
  extraCashback: retailers(1110, 1117, 1103, 1201, 1187, 1152),
  newestCashback: retailers(1138, 1194, 1040, 1180, 1145, 1068, 1173),
  featuredVouchers: vendors(
    ...['PLU1089', 'LOO1194', 'FER1096', 'FER1047', 'MER1173', 'NOO1152', 'LAR1068', 'DRU1117'],
    ...['WIC1131', 'OTT1054', 'TAL1110'],
  ),
  extraVouchers: vendors('SUN1145', 'STO1180', 'OAK1187', 'QUI1138', 'SKY1166', 'HEA1040'),
  tabs: [12, 14, 17].map((id) => TabId.make(String(id))),
  featuredComboOffers: [
    {
      id: '501',
      imageLink: '/images/combos/501.svg',
      description:
        'Earn at Bramblewick Garden and Pebble & Pine in the same week and both pay their top rate.',
      link: '/Member/Retailer/1159/bramblewick-garden',
    },
    {
      id: '502',
      imageLink: '/images/combos/502.svg',
      description:
        'Book a Tidewater stay, then Drumlin Travel takes you there with £40.00 to come back.',
    },
  ],
  sidebarAdverts: [
    {
      id: '601',
      imageLink: '/images/adverts/601.svg',
      description: 'Autumn hampers from Nook & Larder',
      link: '/Member/Retailer/1152/nook-larder',
    },
  ],
  footerAdverts: [
    {
      id: '602',
      imageLink: '/images/adverts/602.svg',
      description: 'Paper gliders for every garden',
      link: '/Member/Retailer/1166/skylarkery',
    },
  ],
}

/** In the order in which the member starred them. Two of them are far down the directory. */
export const firstFavourites: readonly RetailerId[] = retailers(1047, 1159, 1096, 1124, 1292, 1705)

/** The dashboard's category is -1; another holds a single picture (BANNER-01, OQ-050). */
export const makeBanners = (): Readonly<Record<number, readonly Picture[]>> => {
  const pictures = bannerList.map(({ id, headline, line, corner, link }) => ({
    id,
    imageLink: `/images/banners/${id}.svg`,
    description: `${headline} ${line}. Up to ${corner}.`,
    ...(link && { link }),
  }))
  return { [-1]: pictures, 4: pictures.slice(1, 2) }
}

export const makeMenu = (): readonly MenuItem[] => [
  { key: 'Cashback', name: 'Cashback' },
  { key: 'Vouchers', name: 'Vouchers' },
  ...benefitTabs.map(({ id, name }) => ({
    key: 'mybenefits',
    name,
    tabId: TabId.make(String(id)),
  })),
  { key: 'TotalRewardStatement', name: 'Total Reward Statement' },
  { key: 'TotalWellnessStatement', name: 'Total Wellness Statement' },
]

export const systemText: SystemText = {
  HomeHelp:
    '<h2>Finding your way around</h2><p>Choose a retailer to see what you can earn, or open My Account to see what you have saved so far.</p><h2>When cashback arrives</h2><p>A purchase shows as pending until the retailer confirms it. It then moves into your available balance.</p>',
  RetailerPageHelp:
    '<h2>Retailers and favourites</h2><p>Press the star beside a retailer to keep it in your favourites. View Favourites shows only those.</p>',
  CashbackHelp:
    '<h2>How cashback works</h2><p>Use Redeem on a retailer’s page before you shop. The retailer tells us about your purchase, and your cashback follows.</p>',
}

const statement = (items: Readonly<Record<string, number>>): readonly StatementItem[] =>
  Object.entries(items).map(([name, value]) => ({ name, value: penceOf(value) }))

export const reward = statement({
  'Employer pension contribution': 2760,
  'Annual bonus': 1850,
  'Private medical insurance': 1140,
  'Income protection': 640,
  'Life assurance': 414,
  'Dental cover': 228,
})

export const wellness = statement({
  'Gym membership': 312,
  'Health cash plan': 186.5,
  'Physiotherapy sessions': 140,
  'Eye care': 84.99,
  'Flu vaccination': 19.5,
  'Fruit at work': 42,
})
