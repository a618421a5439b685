/** The value of the first cookie with that name; `undefined` if the browser sent none. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  if (header === null || header === undefined) return undefined
  let start = 0
  while (start < header.length) {
    const semicolon = header.indexOf(';', start)
    const end = semicolon === -1 ? header.length : semicolon
    while (header.charCodeAt(start) === 32) start += 1
    if (header.startsWith(name, start) && header.charCodeAt(start + name.length) === 61) {
      return header.slice(start + name.length + 1, end).trim()
    }
    start = end + 1
  }
  return undefined
}

export interface CookieOptions {
  /** Hidden from scripts. */
  readonly httpOnly?: boolean
  /** In seconds. Without it the cookie ends with the browser. 0 removes it. */
  readonly maxAge?: number
  /** Sent over https only. */
  readonly secure?: boolean
}

/** A Set-Cookie line for the whole origin. Values are our own tokens and need no encoding. */
export const cookieLine = (name: string, value: string, options: CookieOptions = {}): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(options.httpOnly ? ['HttpOnly'] : []),
    ...(options.secure ? ['Secure'] : []),
    ...(options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`]),
  ].join('; ')
