import { withoutLast } from '../text/text.rules.ts'

/**
 * Which addresses from data may be followed (OQ-025, OQ-031, OQ-141). Browsers skip control
 * characters and white space when they read an address, so the rule does, too.
 */
export const withoutIgnored = (href: string | undefined): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are skipped by browsers.
  withoutLast(href ?? '', /[\u0000-\u0020]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    .replace(/^[\u0000-\u0020]+/, '')
    .replace(/[\t\n\r]/g, '')

const hasScheme = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address)

/** Of the platform, in browsers and in Node alike. */
declare const URL: new (address: string, base: string) => unknown

/** Can a browser go there at all? A port of 99999, or half a host, makes it throw. */
function isReadable(address: string): boolean {
  try {
    return new URL(address, 'https://save.example') !== undefined
  } catch {
    return false
  }
}

/** Is it http, https, or without a scheme of its own, and can a browser go there? Blank is no address. */
export function isWebAddress(href: string | undefined): href is string {
  const address = withoutIgnored(href)
  const isWeb = address !== '' && (!hasScheme(address) || /^https?:/i.test(address))
  return isWeb && isReadable(address)
}

/** Is it a path of this very origin, such as '/Member/Home'? '//host' and '/\host' leave it. */
export const isOwnPath = (href: string | undefined): href is string =>
  /^\/(?![/\\])/.test(withoutIgnored(href))

/**
 * May a link from data be followed: an http(s) address or a path of this origin, if a browser can go there
 * (OQ-031)? Returns it in the form to put into a page, or nothing.
 */
export function followableLink(href: string | undefined): string | undefined {
  const address = withoutIgnored(href)
  const mayBe = isOwnPath(address) || /^https?:\/\//i.test(address)
  return mayBe && isReadable(address) ? address : undefined
}

/**
 * Does a request carry the anti-forgery token (API-02)? Only to the page's own origin, such as
 * 'https://save.example', with the same scheme, host and port.
 */
export const carriesAntiForgeryToken = (requestOrigin: string, pageOrigin: string): boolean =>
  requestOrigin === pageOrigin
