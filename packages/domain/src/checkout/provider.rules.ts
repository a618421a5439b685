import { isOwnPath, isWebAddress, withoutIgnored } from '../kernel/index.ts'

/** The answer without the quotes around it, as a raw JSON text has them (CHECKOUT-09). */
export const withoutQuotes = (answer: string): string => answer.trim().replace(/^["']+|["']+$/g, '')

/** An answer that names nothing, or an object; as plain text it would look like a path of ours. */
const isOtherAnswer = (text: string): boolean => /^(?:true|false|null)$|^[[{]/.test(text)

/**
 * Where the browser goes to pay: https anywhere, or within this origin, relative or absolute
 * (OQ-104). Everything else is refused, including plain http to another host.
 */
export function providerAddress(answer: string, origin: string): string | undefined {
  // Judged as the browser reads it: what it skips must not hide another host.
  const address = withoutIgnored(withoutQuotes(answer))
  if (!isWebAddress(address) || isOtherAnswer(address)) return undefined
  const isOwn = address === origin || address.startsWith(`${origin}/`)
  if (isOwn || /^https:\/\/[^/]/i.test(address)) return address
  const isRelative = !/^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[/\\]{2}/.test(address)
  return isRelative && (isOwnPath(address) || !/^[/\\]/.test(address)) ? address : undefined
}
