import { asSeen } from './coded.rules.ts'

/** True for text of only white space and invisible characters (OQ-098). */
export const isBlank = (text: string | undefined): boolean => asSeen(text ?? '') === ''

/** The text; `undefined` if it is blank. */
export const present = (text: string | undefined): string | undefined =>
  isBlank(text) ? undefined : text

/** Joins the existing parts, trimmed, without stray separators. */
export const joinPresent = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator)

/**
 * Removes the matching characters at the end. Looks at each character once, unlike a regular
 * expression such as /x+$/, which rescans a long run from each character.
 */
export function withoutLast(text: string, character: RegExp): string {
  let end = text.length
  while (character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** '/Home/Search//' gives '/Home/Search'. */
export const withoutLastSlashes = (path: string): string => withoutLast(path, /\//)

/** Replaces half a character, for example of a cut-off emoji, which can't be encoded. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * The only check of an email address (OQ-138). Before the one '@' there is a name without white
 * space, commas, colons, semicolons, brackets, quotes and backslashes, and without a dot at either
 * end or two in a row. After it there is a domain of two or more labels of at most 63 letters,
 * digits and hyphens that start and end with a letter or digit. The address has at most 254
 * characters, not counting invisible ones and surrounding white space.
 */
export const isEmail = (text: string): boolean => {
  const email = asSeen(text)
  return email.length <= 254 && emailPattern.test(email)
}

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const emailPattern = new RegExp(
  `^[^\\s@,;:<>()[\\]"\\\\.]+(?:\\.[^\\s@,;:<>()[\\]"\\\\.]+)*@${label}(?:\\.${label})+$`,
  'u',
)
