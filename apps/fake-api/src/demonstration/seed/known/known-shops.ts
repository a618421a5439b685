/** The first shops, in the order of their numbers, and their offers. */
export interface KnownShop {
  readonly name: string
  /** The category of its trade. */
  readonly trade: string
  /** The best offer, as the shop writes it. */
  readonly best: `£${string}` | `${string}%`
  readonly offers: number
  /** If it sells vouchers: the code, and the saving as a fraction. */
  readonly voucher?: readonly [code: string, discount: number]
}

export const knownShops: readonly KnownShop[] = [
  {
    name: 'Hearthwick Kitchens',
    trade: 'Kitchen',
    best: '12%',
    offers: 4,
    voucher: ['HEA1040', 0.065],
  },
  { name: 'Fernhill Books', trade: 'Books', best: '7.5%', offers: 3, voucher: ['FER1047', 0.065] },
  { name: 'Otterby Outdoors', trade: 'Camping', best: '6%', offers: 5, voucher: ['OTT1054', 0.05] },
  { name: 'Tidewater Stays', trade: 'Hotels & Stays', best: '£25.00', offers: 2 },
  { name: 'Larkspur Shoes', trade: 'Shoes', best: '9%', offers: 3, voucher: ['LAR1068', 0.075] },
  { name: 'Spindle Cycles', trade: 'Cycling', best: '4.25%', offers: 1 },
  { name: 'Brightwell Optics', trade: 'Opticians', best: '£18.50', offers: 2 },
  {
    name: 'Plumfield Grocers',
    trade: 'Groceries',
    best: '3%',
    offers: 6,
    voucher: ['PLU1089', 0.05],
  },
  { name: 'Ferrystone Coffee', trade: 'Coffee', best: '10%', offers: 2, voucher: ['FER1096', 0.1] },
  {
    name: 'Cobalt Kites',
    trade: 'Toys & Games',
    best: '5%',
    offers: 1,
    voucher: ['KIT1103', 0.04],
  },
  {
    name: 'Tallow & Thread',
    trade: 'Lighting & Candles',
    best: '8%',
    offers: 3,
    voucher: ['TAL1110', 0.0725],
  },
  {
    name: 'Drumlin Travel',
    trade: 'Holidays',
    best: '£40.00',
    offers: 4,
    voucher: ['DRU1117', 0.03],
  },
  { name: 'Marlow Kettle Co', trade: 'Kitchen', best: '6.5%', offers: 2 },
  {
    name: 'Wickerby Home',
    trade: 'Furniture',
    best: '5.5%',
    offers: 4,
    voucher: ['WIC1131', 0.06],
  },
  {
    name: 'Quillfeather Stationers',
    trade: 'Stationery',
    best: '11%',
    offers: 1,
    voucher: ['QUI1138', 0.09],
  },
  {
    name: 'Sundry Moon',
    trade: 'Gifts & Hampers',
    best: '7%',
    offers: 2,
    voucher: ['SUN1145', 0.06],
  },
  {
    name: 'Nook & Larder',
    trade: 'Cheese & Deli',
    best: '6%',
    offers: 3,
    voucher: ['NOO1152', 0.04],
  },
  { name: 'Bramblewick Garden', trade: 'Garden', best: '6%', offers: 2 },
  {
    name: 'Skylarkery',
    trade: 'Toys & Games',
    best: '£15.00',
    offers: 3,
    voucher: ['SKY1166', 0.05],
  },
  {
    name: 'Merrybarrow Toys',
    trade: 'Toys & Games',
    best: '8.5%',
    offers: 5,
    voucher: ['MER1173', 0.045],
  },
  {
    name: 'Stoatley Tailors',
    trade: 'Tailoring',
    best: '8.5%',
    offers: 1,
    voucher: ['STO1180', 0.04],
  },
  {
    name: 'Oakapple Pharmacy',
    trade: 'Pharmacy',
    best: '4%',
    offers: 2,
    voucher: ['OAK1187', 0.025],
  },
  {
    name: 'Loomhaven Bedding',
    trade: 'Bedding',
    best: '9.5%',
    offers: 3,
    voucher: ['LOO1194', 0.08],
  },
  { name: 'Pebble & Pine', trade: 'Garden', best: '7.25%', offers: 2 },
]
