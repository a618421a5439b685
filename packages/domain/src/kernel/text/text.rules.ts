import { asSeen } from './coded.rules.ts'

/** Is there nothing to read in it? White space and invisible characters count as nothing (OQ-098). */
export const isBlank = (text: string | undefined): boolean => asSeen(text ?? '') === ''

/** The text, if there is anything to read in it. */
export const present = (text: string | undefined): string | undefined =>
  isBlank(text) ? undefined : text

/** The parts that exist, trimmed and joined; never a stray separator. */
export const joinPresent = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator)

/**
 * The text without the characters at its end that fit. It looks at each once: an expression such as /x+$/
 * reads a long run of them again from each of its characters.
 */
export function withoutLast(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** '/Home/Search//' is '/Home/Search'. */
export const withoutLastSlashes = (path: string): string => withoutLast(path, /\//)

/**
 * Half a character, as a cut-off emoji leaves it, can't be encoded; the replacement character takes
 * its place.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * The one rule that decides what an email address is (OQ-138): something before one '@', without white
 * space, commas, colons, semicolons, brackets, quotes and backslashes, and without a dot at either end or
 * two in a row; and after it a domain of two or more labels of at most 63 letters, digits and hyphens that
 * start and end with a letter or digit. All of it has at most 254 characters, without white space around it,
 * and as it is seen.
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
