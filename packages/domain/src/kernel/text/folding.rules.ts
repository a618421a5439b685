/**
 * Names as people type them on a phone: without accents and apostrophes, 'and' for '&', a space or
 * nothing for a hyphen. Folding only adds matches: whatever contains the text as it is typed is found
 * in any case.
 */
import { withoutAccents } from './slug.rules.ts'

/** A text in the three ways it is compared. */
export interface Folded {
  /** In lower case, and otherwise as it is written. */
  readonly plain: string
  /** Folded, a hyphen being a space. */
  readonly spaced: string
  /** Folded, a hyphen being nothing. */
  readonly joined: string
}

/** White space around a text does not count. */
export function folded(text: string): Folded {
  const plain = text.trim().toLowerCase()
  if (isSimple.test(plain)) return { plain, spaced: plain, joined: plain }
  const spaced = lettersOf(plain, ' ').text.trimEnd()
  return {
    plain,
    spaced,
    joined: hyphens.test(plain) ? lettersOf(plain, '').text.trimEnd() : spaced,
  }
}

/** Does the name contain what is sought? A text of signs alone is found as it is typed only. */
export const isNamedLike = (name: Folded, sought: Folded): boolean =>
  name.plain.includes(sought.plain) ||
  (sought.spaced !== '' && name.spaced.includes(sought.spaced)) ||
  (sought.joined !== '' && name.joined.includes(sought.joined))

/** Does the name begin with it? */
export const isNamedFrom = (name: Folded, sought: Folded): boolean =>
  name.plain.startsWith(sought.plain) ||
  (sought.spaced !== '' && name.spaced.startsWith(sought.spaced))

/** The letters of a name that match: from one place in it up to another. */
export interface Marked {
  readonly from: number
  readonly to: number
}

/** Where in the name the text is found; nowhere for a blank one. 'and' marks the '&' of a name. */
export function markedIn(name: string, text: string): Marked | undefined {
  const sought = folded(text)
  if (sought.plain === '') return undefined
  const plain = name.toLowerCase()
  const from = plain.length === name.length ? plain.indexOf(sought.plain) : -1
  if (from >= 0) return { from, to: from + sought.plain.length }
  return placeOf(sought.spaced, lettersOf(name, ' ')) ?? placeOf(sought.joined, lettersOf(name, ''))
}

function placeOf(sought: string, { text, starts, ends }: Letters): Marked | undefined {
  const at = text.indexOf(sought)
  const [from, to] = [starts[at], ends[at + sought.length - 1]]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Words of plain letters and digits with one space between them fold to themselves. */
const isSimple = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const hyphens = /\p{Pd}|\u2212/u
const dropped = /['"\u2018-\u201f\u2032\u2033\u02bc\u00b4`.,\u2026\p{Cf}\p{M}]/u

interface Letters {
  readonly text: string
  /** Of each letter of the text, the place in the name where its own begins, and where it ends. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

function lettersOf(name: string, hyphen: string): Letters {
  let text = ''
  let place = 0
  const starts: number[] = []
  const ends: number[] = []
  for (const sign of name) {
    const end = place + sign.length
    const letters = foldedSign(sign, hyphen)
    // A combining accent belongs to the letter before it.
    if (letters === '' && ends.length > 0 && /\p{M}/u.test(sign)) ends[ends.length - 1] = end
    for (const letter of letters) {
      if (letter === ' ' && (text === '' || text.endsWith(' '))) continue
      text += letter
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(place)
        ends.push(end)
      }
    }
    place = end
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
