import { shellPolicy } from '@save/domain/shell'

/**
 * A redirectUrl or returnUrl in an address leads only to a path of this origin under the portal's
 * base (OQ-141). Gives the path as browsers will read it, or nothing.
 *
 * Browsers read '/Member/../evil' as '/evil', and '/\evil.com' as another host: so the text is
 * first read as they do, and then judged.
 */
export function safeTarget(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > longest) return undefined
  if (!/^\/(?!\/)/.test(text) || /[\\\p{Cc}]/u.test(text)) return undefined
  const url = URL.parse(text, anyOrigin)
  if (url === null || url.origin !== anyOrigin) return undefined
  const path = url.pathname.toLowerCase()
  const base = shellPolicy.basePath.toLowerCase()
  const isUnderBase = path === base || path.startsWith(`${base}/`)
  return isUnderBase ? `${url.pathname}${url.search}${url.hash}` : undefined
}

const anyOrigin = 'http://save.invalid'
const longest = 2_000
