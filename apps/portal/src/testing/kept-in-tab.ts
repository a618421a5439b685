/** The tab's stored values by name, without owner and expiry. */
export const keptInTab = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...sessionStorage }).map(([name, text]) => [name, JSON.parse(text).value]),
  )

/**
 * The browser's stored data, as text. Leaves out the hash and the times, whose digits could happen to match an amount.
 */
export const storedText = (): string =>
  [...Object.entries({ ...sessionStorage }), ...Object.entries({ ...localStorage })]
    .flat()
    .join('\n')
    .replace(/,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b/g, '')
