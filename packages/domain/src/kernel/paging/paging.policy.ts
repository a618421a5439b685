export const pagingPolicy = {
  /** Items on a page of benefits, vouchers, retailers and search results (section 9). */
  pageSize: 60,
  /** Pages count from one (SEARCH-33). */
  firstPage: 1,
  /** Taken for any larger page in an address, so that it is still a number that a server can read. */
  largestPage: 999_999_999,
} as const
