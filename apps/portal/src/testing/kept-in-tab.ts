/** Everything the tab keeps, by name, without whose it is and until when. */
export const keptInTab = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries({ ...sessionStorage }).map(([name, text]) => [name, JSON.parse(text).draft]),
  )
