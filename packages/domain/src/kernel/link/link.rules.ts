import { withoutLast } from '../text/text.rules.ts'

/**
 * Decides whether members may follow an address from data (OQ-025, OQ-031, OQ-141). Browsers skip
 * control characters and white space in an address, so we do the same.
 */
export const withoutIgnored = (href: string | undefined): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are skipped by browsers.
  withoutLast(href ?? '', /[\u0000-\u0020]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    .replace(/^[\u0000-\u0020]+/, '')
    .replace(/[\t\n\r]/g, '')

const hasScheme = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address)

/** Both browsers and Node have it. */
declare const URL: new (address: string, base: string) => unknown

/** True if a browser can open it. A port of 99999, or half a host, throws. */
function isReadable(address: string): boolean {
  try {
    return new URL(address, 'https://save.example') !== undefined
  } catch {
    return false
  }
}

/** True for http, https, or no scheme, if a browser can open it. Blank text isn't an address. */
export function isWebAddress(href: string | undefined): href is string {
  const address = withoutIgnored(href)
  const isWeb = address !== '' && (!hasScheme(address) || /^https?:/i.test(address))
  return isWeb && isReadable(address)
}

/** True for a path of this origin, such as '/Member/Home'. '//host' and '/\host' lead elsewhere. */
export const isOwnPath = (href: string | undefined): href is string =>
  /^\/(?![/\\])/.test(withoutIgnored(href))

/**
 * A link from data, ready for a page: an http(s) address or a path of this origin that a browser can open (OQ-031).
 * `undefined` if members may not follow it.
 */
export function followableLink(href: string | undefined): string | undefined {
  const address = withoutIgnored(href)
  const mayBe = isOwnPath(address) || /^https?:\/\//i.test(address)
  return mayBe && isReadable(address) ? address : undefined
}

/**
 * True if a request carries the anti-forgery token (API-02): only to the page's own origin, such as
 * 'https://save.example', with the same scheme, host and port.
 */
export const carriesAntiForgeryToken = (requestOrigin: string, pageOrigin: string): boolean =>
  requestOrigin === pageOrigin
