/**
 * Cleans text that members type or paste into fields for figures, codes and addresses: nobody notices invisible
 * characters, and Unicode has spaces and hyphens of all kinds. Names and messages stay as typed.
 */

/**
 * Removes invisible characters and surrounding white space. Every Unicode space becomes a plain one, and every hyphen,
 * dash and minus a plain hyphen: '\u200b20\u201300\u201301' becomes 20-00-01.
 */
export const asSeen = (text: string): string =>
  text.replace(invisible, '').replace(spaces, ' ').replace(hyphens, '-').trim()

/** A byte order mark is both a space and invisible; tabs and line breaks are spaces. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]|(?!\s)\p{Cc}/gu
const spaces = /[\s\u0085\u2800]/g
const hyphens = /[\p{Pd}\u2043\u02d7\u2212]/gu
