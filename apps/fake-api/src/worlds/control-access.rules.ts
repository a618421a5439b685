import { isIP } from 'node:net'

/** Headers that a proxy adds. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * True if this request may use the control: only from this machine, with a name of this host. Another IP address, a
 * proxy, and a page of another site may not. A person may follow a link to it from anywhere, such as a bug report: the
 * link makes a new world and changes none.
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

/** True for an IP address other than the loopback of this machine. A URL has brackets around version 6. */
function isForeignAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && address !== '::1' && !address.startsWith('127.')
}
