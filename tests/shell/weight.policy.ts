/**
 * The most that a page may load, on a first visit with an empty cache unless it says otherwise. A KB is 1,000 bytes as
 * sent over the network.
 */
export const weightLimits = {
  /** Script until the login can be used. */
  loginScriptKb: 110,
  /** Script until the dashboard can be used, without its carousel. */
  dashboardScriptKb: 165,
  /** Script of each further screen, without the dashboard's, the login's and that of the ports all screens share. */
  screenScriptKb: 25,
  /** Everything the dashboard loads before its carousel. */
  dashboardRequests: 22,
  dashboardKb: 225,
  /** Requests of a repeated visit to the dashboard: the page, and its data. */
  seenBeforeRequests: 6,
} as const
