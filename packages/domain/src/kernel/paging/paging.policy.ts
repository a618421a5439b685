export const pagingPolicy = {
  /** Items on a page of benefits, vouchers, retailers and search results (section 9). */
  pageSize: 60,
  /** Pages count from one (SEARCH-33). */
  firstPage: 1,
} as const
