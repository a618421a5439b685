import { isOwnPath, isWebAddress, withoutIgnored, withoutLast } from '../kernel/index.ts'

/** Removes the quotes around a raw JSON text (CHECKOUT-09). */
export const withoutQuotes = (answer: string): string =>
  withoutLast(answer.trim(), /["']/).replace(/^["']+/, '')

/** Identifies a provider's pages: by origin if it is another site, whose path may vary, and by path if it is ours. */
export function placeOf(address: string, origin: string): string {
  const [other] = /^https?:\/\/[^/?#]*/i.exec(address) ?? []
  if (other !== undefined && other !== origin)
    return `${other
      .replace(/\/\/[^/]*@/, '//')
      .replace(/:443$/, '')
      .toLowerCase()}/`
  const path = other === undefined ? address : address.slice(origin.length)
  return origin + path.replace(/[?#].*/s, '').replace(/\/?/, '/')
}

/**
 * Characters that no address contains (RFC 3986). Without this check, a sentence or a word (`Declined`) would look like
 * one of our paths, and we would consider the order paid. An anchor (`#paid`) opens nothing.
 */
const isNoPath = (text: string): boolean => /^[a-z]*$|^#|[\s<>"{}]/i.test(text)

/**
 * The address to pay at: https anywhere, or any address within this origin (OQ-104). `undefined` for everything else,
 * including plain http to another host.
 */
export function providerAddress(answer: string, origin: string): string | undefined {
  // Parsed as browsers do: characters that they skip must not hide another host.
  const address = withoutIgnored(withoutQuotes(answer))
  if (!isWebAddress(address)) return undefined
  const isOwn = address === origin || address.startsWith(`${origin}/`)
  if (isOwn || /^https:\/\/[^/]/i.test(address)) return address
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[/\\]{2}/.test(address)
  return isRelative && !isNoPath(address) && (isOwnPath(address) || !/^[/\\]/.test(address))
    ? address
    : undefined
}
