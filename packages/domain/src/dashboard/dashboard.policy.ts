/** Figures of the dashboard, from section 9 of the specification. */
export const dashboardPolicy = {
  /** Showcase tiles of featured cashback with and without favourites (DASH-06, DASH-07). */
  showcaseWithFavourites: 7,
  showcaseWithoutFavourites: 6,
  /** How many more cashback entries the list shows (DASH-09). */
  moreCashback: 5,
  newestCashback: 5,
  voucherTiles: 9,
  moreVouchers: 5,
  choicesOfTab: 4,
  /** Any cashback list without a number of its own, such as the favourites (DASH-16). */
  cashbackList: 4,
} as const

/** The carousel above the tiles (BANNER-01, BANNER-04, BANNER-05, BANNER-09). */
export const bannerPolicy = {
  /** The banner category that the dashboard shows. */
  category: -1,
  intervalMs: 5000,
  transitionMs: 1000,
  maxWidth: 920,
} as const
