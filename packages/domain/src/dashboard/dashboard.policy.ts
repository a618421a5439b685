/** The dashboard's figures, from section 9 of the specification. */
export const dashboardPolicy = {
  /** Showcase tiles of featured cashback if the member has favourites (DASH-06). */
  showcaseWithFavourites: 7,
  /** Showcase tiles of featured cashback if the member has none (DASH-07). */
  showcaseWithoutFavourites: 6,
  /** Items in the list of further cashback (DASH-09). */
  moreCashback: 5,
  /** Items in the list of newest cashback (DASH-13). */
  newestCashback: 5,
  /** Tiles of featured vouchers (DASH-10). */
  voucherTiles: 9,
  /** Items in the list of further vouchers (DASH-12). */
  moreVouchers: 5,
  /** Choices in the tile of a tab (DASH-15). */
  choicesOfTab: 4,
  /** Items in any other cashback list, such as the favourites (DASH-16). */
  cashbackList: 4,
} as const

/** The carousel above the tiles (BANNER-01, BANNER-04, BANNER-05, BANNER-09). */
export const bannerPolicy = {
  /** The banner category that the dashboard shows (BANNER-01). */
  category: -1,
  /** The time from one slide to the next (BANNER-04). */
  intervalMs: 5000,
  /** The duration of the transition to the next slide (BANNER-05). */
  transitionMs: 1000,
  /** The greatest width of the carousel, in CSS pixels (BANNER-09). */
  maxWidth: 920,
} as const
