import { shellPolicy } from '@save/domain/shell'

/**
 * Accepts a redirectUrl or returnUrl only if it is a path of this origin below the portal's base (OQ-141). Returns the
 * path as browsers will read it, or `undefined`.
 * Browsers read '/Member/../evil' as '/evil', and '/\evil.com' as another host: so we first resolve the text as they
 * do, and then check it.
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
