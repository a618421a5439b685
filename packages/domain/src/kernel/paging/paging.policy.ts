export const pagingPolicy = {
  /** Items on a page of benefits, vouchers, retailers or search results (section 9). */
  pageSize: 60,
  /** Pages are counted from one (SEARCH-33). */
  firstPage: 1,
  /** Replaces larger pages in an address, so that servers can still read the number. */
  largestPage: 999_999_999,
} as const
