/** Words as they stand in an address: 'a-member-withdraws-5', in plain letters, digits and hyphens. */
import { createHash } from 'node:crypto'

/** A longer address is hard to read in a letter. */
const longest = 80

/** The sign of a number and its pence stay: 'minus-0.01'. */
const inAddress = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})|(?<=\d)\.00(?!\d)/g, '')
    .replace(/(?<![\w.])[-−](?=£?\d)/g, 'minus ')
    .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')

/** As much of a text as fits, in whole words, and no small one at its end. */
export function shortly(text: string, most: number): string {
  const words = inAddress(text)
  if (words.length <= most) return words
  const end = words.lastIndexOf('-', most)
  return words.slice(0, end > 0 ? end : most).replace(smallWords, '')
}

const smallWords = /(?:-(?:an?|and|as|at|by|for|from|in|is|of|on|or|that|the|to|with))+$/

/**
 * The names of what stands in one place, each below the place's own. One that is cut, or that another text would have as well,
 * ends in a mark of its whole text. What says the same is counted: 'payslip/what-is-paid/in-england~2'.
 */
export function namesBelow(place: string, texts: readonly string[]): readonly string[] {
  const room = longest - place.length - 1
  const short = texts.map((text) => shortNameOf(text, room))
  const names = short.map((name, at) =>
    texts.some((text, other) => text !== texts[at] && short[other] === name)
      ? marked(texts[at] ?? '', room)
      : name,
  )
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return `${place}/${name}${before === 0 ? '' : `~${before + 1}`}`
  })
}

/** Its words, or as many as fit and a mark of the whole. */
export const shortNameOf = (text: string, room: number): string => {
  const words = inAddress(text)
  return words !== '' && words.length <= room ? words : marked(text, room)
}

/** As many words as fit, and a mark of the whole text that they stand for. */
export const marked = (text: string, room: number, whole = text): string =>
  `${shortly(text, room - 5)}~${markOf(whole)}`

/** Consonants alone are neither a word nor a figure, which the search would find. */
function markOf(text: string): string {
  const letters = 'bcdfghjklmnpqrstvwxz'
  const digest = createHash('sha256').update(text).digest()
  return [...digest.subarray(0, 4)].map((byte) => letters[byte % letters.length]).join('')
}
