/**
 * The readable tail of a retailer's address (ROUTE-24 to ROUTE-27, OQ-012): accents removed,
 * lowercased, punctuation dropped (hyphens too), runs of white space joined by one hyphen.
 * 'Café & Co.' gives 'cafe-co'. A name of punctuation alone gives an empty slug.
 */
export const slugOf = (name: string): string =>
  withoutAccents(name)
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** In lower case, every accented letter as its base letter: 'Søn' gives 'son'. */
export const withoutAccents = (name: string): string =>
  transliterations.reduce(
    (text, [letter, spelled]) => text.replaceAll(letter, spelled),
    name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  )

/** Letters that have no base letter and accent to split into. */
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
