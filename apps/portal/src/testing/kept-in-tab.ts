/** Everything the tab stores, by name, without its owner and expiry. */
export const keptInTab = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...sessionStorage }).map(([name, text]) => [name, JSON.parse(text).value]),
  )

/**
 * All that the browser stores, as text. The hash and the times are left out: their
 * digits are accidental, and a search for an amount can hit them.
 */
export const storedText = (): string =>
  [...Object.entries({ ...sessionStorage }), ...Object.entries({ ...localStorage })]
    .flat()
    .join('\n')
    .replace(/,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b/g, '')
