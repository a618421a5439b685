import type { HeaderTable } from './header-table.ts'
import { assetHeaders } from './security-headers.policy.ts'

/** Answers as the fetch standard has them. */
export function answer(
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: HeaderTable,
  cookies: readonly string[] = [],
): Response {
  if (cookies.length === 0) return new Response(body, { status, headers })
  const withCookies = new Headers(headers)
  for (const cookie of cookies) withCookies.append('set-cookie', cookie)
  return new Response(body, { status, headers: withCookies })
}

/** Another page, fetched with GET whatever the method was. */
export const seeOther = (
  location: string,
  headers: HeaderTable,
  cookies: readonly string[] = [],
): Response => answer(303, null, { ...headers, location, 'cache-control': 'no-store' }, cookies)

/** A line of plain words, where there is no page to say them on. */
export const textAnswer = (status: number, text: string, headers: HeaderTable = {}): Response =>
  answer(status, `${text}\n`, {
    ...assetHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
