import { isOwnPath, isWebAddress, withoutIgnored, withoutLast } from '../kernel/index.ts'

/** The answer without the quotes around it, as a raw JSON text has them (CHECKOUT-09). */
export const withoutQuotes = (answer: string): string =>
  withoutLast(answer.trim(), /["']/).replace(/^["']+/, '')

/**
 * The place of a provider's address, by which its pages are known: of another origin the origin alone, without
 * what the path may hide; of our own origin the path, too.
 */
export function placeOf(address: string, origin: string): string {
  const [other] = /^https?:\/\/[^/?#]*/i.exec(address) ?? []
  if (other !== undefined && other !== origin)
    return `${other
      .replace(/^(https?:\/\/).*@/i, '$1')
      .replace(/:443$/, '')
      .toLowerCase()}/`
  const path = other === undefined ? address : address.slice(origin.length)
  return origin + path.replace(/[?#].*/s, '').replace(/^\/?/, '/')
}

/**
 * No address has these characters (RFC 3986). Without a scheme, a sentence or a word (`Declined`) would look
 * like a path of ours: the order would be taken for paid. A place on the page (`#paid`) leads nowhere.
 */
const isNoPath = (text: string): boolean => /^[a-z]*$|^#|[\s<>"{}]/i.test(text)

/**
 * Where the browser goes to pay: https anywhere, or within this origin, relative or absolute
 * (OQ-104). Everything else is refused, including plain http to another host, and a text that is no address.
 */
export function providerAddress(answer: string, origin: string): string | undefined {
  // Judged as the browser reads it: what it skips must not hide another host.
  const address = withoutIgnored(withoutQuotes(answer))
  if (!isWebAddress(address)) return undefined
  const isOwn = address === origin || address.startsWith(`${origin}/`)
  if (isOwn || /^https:\/\/[^/]/i.test(address)) return address
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[/\\]{2}/.test(address)
  return isRelative && !isNoPath(address) && (isOwnPath(address) || !/^[/\\]/.test(address))
    ? address
    : undefined
}
