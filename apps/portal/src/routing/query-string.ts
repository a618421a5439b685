import { type Query, writtenQuery } from '@save/domain/kernel'

/** The query's parameters as plain text: numbers and JSON aren't parsed. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** The parameters of an address, in order. */
export const queryIn = (search: string): Query => [...new URLSearchParams(search)]

/** '?search=caf%C3%A9%20bar&page=1'; undefined values are left out. */
export const queryOf = (query: Record<string, unknown>): string =>
  writtenQuery(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  )
