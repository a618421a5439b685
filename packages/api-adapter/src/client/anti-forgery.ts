/** The names are the usual defaults of HTTP clients (OQ-014). This module imports nothing. */
const antiForgeryCookie = 'XSRF-TOKEN'
export const antiForgeryHeader = 'X-XSRF-TOKEN'

/** The token in a cookie text such as `document.cookie`, decoded; `undefined` if it can't be sent. */
export function tokenIn(cookies: string): string | undefined {
  const start = `${antiForgeryCookie}=`
  const written = cookies.split(/; */).find((cookie) => cookie.startsWith(start))
  const token = decoded(written?.slice(start.length) ?? '')
  return /^[!-~]+$/.test(token) ? token : undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
