import type { HeaderTable } from './header-table.ts'
import { assetHeaders } from './security-headers.policy.ts'

type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null

/** Makes a Fetch API response. */
export function answer(
  status: number,
  body: Content,
  headers: HeaderTable,
  cookies: readonly string[] = [],
): Response {
  const response = new Response(body, { status, headers: withCookies(headers, cookies) })
  if (typeof body === 'string') attachContent(response, { excerpt: body })
  return response
}

function withCookies(headers: HeaderTable, cookies: readonly string[]): HeaderTable | Headers {
  if (cookies.length === 0) return headers
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('set-cookie', cookie)
  return all
}

/** A response's text, or its beginning if the bytes are compressed. */
interface ResponseContent {
  readonly excerpt: string
}

const saidContent = Symbol('what the answer says')

interface ResponseWithContent extends Response {
  [saidContent]?: ResponseContent
}

/** Sets a property of the response, since a map of all running responses would cost more. */
export const attachContent = (response: ResponseWithContent, says: ResponseContent): void => {
  response[saidContent] = says
}

export const excerptOf = (response: ResponseWithContent): string | undefined =>
  response[saidContent]?.excerpt

/** A redirect to another page, which is fetched with GET for any method. */
export const seeOther = (
  location: string,
  headers: HeaderTable,
  cookies: readonly string[] = [],
): Response => answer(303, null, { ...headers, location, 'cache-control': 'no-store' }, cookies)

/** A line of plain text, for addresses without a page. */
export const textAnswer = (status: number, text: string, headers: HeaderTable = {}): Response =>
  answer(status, `${text}\n`, {
    ...assetHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
