/** Addresses that were copied from a browser, where only a part of them is asked for. */

/** A path or a web address before the query, or the query with its sign. */
const whole = /^(?:[^=&?]*\/|\?)/

const withoutFragment = (text: string): string => text.trim().split('#', 1)[0] ?? ''

/** Its query, with or without the sign before it: '?category=10' of '/Home/Cashback?category=10#top'. */
export function queryOfAddress(text: string): string {
  const address = withoutFragment(text)
  if (!whole.test(address)) return address
  const sign = address.indexOf('?')
  return sign === -1 ? '' : address.slice(sign)
}

/** Its path, in small letters as the portal compares it; nothing where only a query is written. */
export function pathOfAddress(text: string): string {
  const address = withoutFragment(text)
  return whole.test(address)
    ? (address.split('?', 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/+$/, '')
    : ''
}

/** Is it written as an address, and not only as a value of its query? */
export const isAddress = (text: string): boolean => whole.test(withoutFragment(text))
