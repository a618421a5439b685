import { isIP } from 'node:net'

/** Headers that a proxy adds to what it passes on. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * May this request reach the control? Only from this machine, under a name of this host: not by another IP
 * address, not through a proxy, and not from a page of another site. A person may follow a link to it from
 * anywhere, such as a bug report: such a link makes a new world and touches none.
 */
export function mayControl({ url, method, headers }: Request): boolean {
  const { hostname, host } = new URL(url)
  if (isForeignAddress(hostname) || proxyHeaders.some((name) => headers.has(name))) return false
  const origin = headers.get('origin')
  if (origin !== null && URL.parse(origin)?.host !== host) return false
  const site = headers.get('sec-fetch-site') ?? 'none'
  const isFollowedLink =
    method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document'
  return site === 'none' || site === 'same-origin' || isFollowedLink
}

/** An IP address that is not the loopback of this machine. A URL has brackets around one of version 6. */
function isForeignAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && address !== '::1' && !address.startsWith('127.')
}
