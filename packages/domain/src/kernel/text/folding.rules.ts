/**
 * Matches names as people type them on a phone: without accents and apostrophes, with 'and' for '&', and with a space
 * or nothing for a hyphen. Folding only adds matches: a name that contains the typed text, in any case, always matches.
 */
import { withoutAccents } from './slug.rules.ts'

/** A text in the three forms that we compare. */
export interface Folded {
  /** In lower case, with everything else as written. */
  readonly plain: string
  /** Folded, with hyphens as spaces. */
  readonly spaced: string
  /** Folded, with hyphens left out. */
  readonly joined: string
}

/** Folds a text, ignoring white space around it. */
export function folded(text: string): Folded {
  const plain = text.trim().toLowerCase()
  if (!special.test(plain)) return { plain, spaced: plain, joined: plain }
  const letters = plain.replace(everyDropped, '').replace(ampersands, ' and ')
  const spaced = inBaseLetters(letters.replace(everyHyphen, ' '))
  return {
    plain,
    spaced,
    joined: hyphens.test(letters) ? inBaseLetters(letters.replace(everyHyphen, '')) : spaced,
  }
}

/** The same text as from `lettersOf`, without positions: much faster for ten thousand names at once. */
const inBaseLetters = (text: string): string =>
  (beyondAscii.test(text) ? withoutAccents(text) : text).replace(severalSpaces, ' ').trim()

/** True if the name contains the text. Punctuation matches only as typed, except that '&' also matches 'and'. */
export const isNamedLike = (name: Folded, searchText: Folded): boolean =>
  name.plain.includes(searchText.plain) ||
  (searchText.spaced !== '' && name.spaced.includes(searchText.spaced)) ||
  (searchText.joined !== '' && name.joined.includes(searchText.joined))

/**
 * True if the name begins with the text, as typed or with hyphens as spaces. 'Coca-Cola' doesn't begin with 'cocacola'.
 */
export const isNamedFrom = (name: Folded, searchText: Folded): boolean =>
  name.plain.startsWith(searchText.plain) ||
  (searchText.spaced !== '' && name.spaced.startsWith(searchText.spaced))

/** The range of letters in a name that match. */
export interface Marked {
  readonly from: number
  readonly to: number
}

/** The range in the name that matches the text; `undefined` for a blank text. 'and' marks the '&' of a name. */
export function markedIn(name: string, text: string): Marked | undefined {
  const searchText = folded(text)
  if (searchText.plain === '') return undefined
  const plain = name.toLowerCase()
  const from = plain.length === name.length ? plain.indexOf(searchText.plain) : -1
  if (from >= 0) return { from, to: from + searchText.plain.length }
  return (
    placeOf(searchText.spaced, lettersOf(name, ' ')) ??
    placeOf(searchText.joined, lettersOf(name, ''))
  )
}

function placeOf(searchText: string, { text, starts, ends }: Letters): Marked | undefined {
  const at = text.indexOf(searchText)
  const [from, to] = [starts[at], ends[at + searchText.length - 1]]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Text without a match folds to itself: lower-case letters and digits, with single spaces. */
const special = /[^a-z0-9 ]| {2}/
const severalSpaces = /\s{2,}|[^\S ]/g
const beyondAscii = /[^\0-\x7f]/
const ampersands = /[&＆]/g
const hyphens = /\p{Pd}|\u2212/u
const dropped = /['"\u2018-\u201f\u2032\u2033\u02bc\u00b4`.,\u2026\p{Cf}\p{M}]/u
const everyHyphen = new RegExp(hyphens, 'gu')
const everyDropped = new RegExp(dropped, 'gu')

interface Letters {
  readonly text: string
  /** The position of each folded letter in the name. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

function lettersOf(name: string, hyphen: string): Letters {
  let text = ''
  let position = 0
  const starts: number[] = []
  const ends: number[] = []
  for (const sign of name) {
    const end = position + sign.length
    const letters = foldedSign(sign, hyphen)
    // A combining accent belongs to the letter before it.
    if (/\p{M}/u.test(sign)) ends.fill(end, -1)
    for (const letter of letters) {
      if (letter === ' ' && text.endsWith(' ')) continue
      text += letter
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(position)
        ends.push(end)
      }
    }
    position = end
  }
  return { text, starts, ends }
}

function foldedSign(sign: string, hyphen: string): string {
  if (dropped.test(sign)) return ''
  if (sign === '&' || sign === '＆') return ' and '
  if (hyphens.test(sign)) return hyphen
  if (/\s/.test(sign)) return ' '
  return withoutAccents(sign)
}
