/** Texts in the carousel's pictures. */
export interface Banner {
  readonly id: string
  readonly headline: string
  readonly line: string
  /** The figure in the corner: '12%' or '£25.00'. */
  readonly corner: string
  readonly link?: string
}

export const bannerList: readonly Banner[] = [
  {
    id: '1',
    headline: 'Bring the whole table home.',
    line: 'Hearthwick Kitchens, until Sunday',
    corner: '12%',
    link: '/Member/Retailer/1040/hearthwick-kitchens',
  },
  {
    id: '2',
    headline: 'Wake up by the water.',
    line: 'Tidewater Stays, two nights or more',
    corner: '£25.00',
    link: '/Member/Retailer/1061/tidewater-stays',
  },
  {
    id: '3',
    headline: 'Read more, keep more.',
    line: 'Fernhill Books, all autumn',
    corner: '7.5%',
    link: '/Member/Retailer/1047/fernhill-books',
  },
  {
    id: '4',
    headline: 'Coffee is on us, nearly.',
    line: 'Vouchers for Ferrystone Coffee',
    corner: '10%',
  },
]
