/** How much a visit may load; a first one, cold, unless said. A KB is 1,000 bytes as they go over the wire. */
export const weightLimits = {
  /** Script until the login can be used. */
  loginScriptKb: 110,
  /** Script until the dashboard can be used, without its carousel. */
  dashboardScriptKb: 155,
  /** Everything the dashboard loads before its carousel. */
  dashboardRequests: 22,
  dashboardKb: 225,
  /** What a dashboard seen before asks the network for: the page, and its data. */
  seenBeforeRequests: 6,
} as const
