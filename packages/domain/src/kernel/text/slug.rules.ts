/**
 * The readable end of a retailer's address (ROUTE-24 to ROUTE-27, OQ-012): without accents and punctuation (including
 * hyphens), in lower case, with a hyphen for white space. 'Café & Co.' gives 'cafe-co'. A name of only punctuation
 * gives an empty slug.
 */
export const slugOf = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** In lower case, with every accented letter as its base letter: 'Søn' gives 'son'. */
export const withoutAccents = (name: string): string =>
  transliterations.reduce(
    (text, [letter, spelled]) => text.replaceAll(letter, spelled),
    name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  )

/** Letters that Unicode doesn't split into a base letter and an accent. */
const transliterations = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ð', 'd'],
] as const
