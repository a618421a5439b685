/** Everything the tab stores, by name, without its owner and expiry. */
export const keptInTab = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...sessionStorage }).map(([name, text]) => [name, JSON.parse(text).draft]),
  )
