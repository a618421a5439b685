/** Everything that the tab stores, by name, without its owner and expiry. */
export const keptInTab = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...sessionStorage }).map(([name, text]) => [name, JSON.parse(text).value]),
  )

/**
 * Everything that the browser stores, as text. Without the hash and the times, whose digits are accidental and could
 * match a search for an amount.
 */
export const storedText = (): string =>
  [...Object.entries({ ...sessionStorage }), ...Object.entries({ ...localStorage })]
    .flat()
    .join('\n')
    .replace(/,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b/g, '')
