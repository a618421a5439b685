import { asSeen } from '../kernel/index.ts'

/** How account number and sort code are written and read, in any grouping. */

/** As read off a card or a statement: digits, with spaces or hyphens between them. */
const isInGroups = (text: string, digits: number): boolean =>
  /^[\d -]*$/.test(asSeen(text)) && digitsIn(text).length <= digits

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * A sort code with its hyphens: 200001 and '20 00 01' are 20-00-01, and 200 is 20-0. A text that
 * can't begin one stays as it is, and gets its message.
 */
export function sortCodeAsTyped(text: string): string {
  if (!isInGroups(text, 6)) return text
  const digits = digitsIn(text)
  const pairs = (digits.match(/\d{1,2}/g) ?? []).join('-')
  // The member types the hyphen, or a space for it.
  const isPairEnded = /\d[^\d\p{Cf}]$/u.test(text) && (digits.length === 2 || digits.length === 4)
  return isPairEnded ? `${pairs}-` : pairs
}

/** An account number without spaces and hyphens: '0012 3456' is 00123456. */
export const accountNumberAsTyped = (text: string): string =>
  isInGroups(text, 8) ? digitsIn(text) : text
