/** What a logo needs to know about a shop. */
import type { Random } from '../../seed/random.ts'
import type { Shop } from '../../seed/shops/shop.ts'
import type { Face } from '../lettering/lettering.ts'

export interface Brand {
  /** The name without what it sells: 'Fernhill'. */
  readonly front: string
  /** What it sells, where the name says so: 'Books'. */
  readonly tail: string
  /** One or two letters. */
  readonly initials: string
  readonly glyph: string
  readonly random: Random
}

export function brandOf(shop: Shop, random: Random): Brand {
  const { front, tail } = parted(shop)
  return {
    front,
    tail,
    initials: initialsOf(front),
    glyph: random.pick(shop.trade.glyphs),
    random,
  }
}

function parted({ name, trade }: Shop) {
  const [, place, wares] = /^The \w+ (\w+) (.*) Company$/.exec(name) ?? []
  if (place && wares) return { front: place, tail: wares }
  const noun = trade.nouns.find((each) => name.endsWith(` ${each}`))
  return noun ? { front: name.slice(0, -noun.length - 1), tail: noun } : { front: name, tail: '' }
}

/** The first letters of the two words that matter, or of the only one. */
function initialsOf(front: string): string {
  const words = front.replace(/^(The|No\.) /, '').split(/[\s&]+/)
  return words
    .filter((word) => /^\p{L}|^\d/u.test(word) && word !== 'Co')
    .slice(0, 2)
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0).toUpperCase()))
    .join('')
    .slice(0, 3)
}

/** How a name is written. */
export interface Hand {
  readonly face: Face
  readonly write: (text: string) => string
  /** Between letters, in em. */
  readonly tracking: number
}

const asIs = (text: string) => text
const upper = (text: string) => text.toUpperCase()
const lower = (text: string) => text.toLowerCase()

export const hands: readonly Hand[] = [
  { face: 'grotesque', write: asIs, tracking: -0.02 },
  { face: 'grotesque', write: lower, tracking: -0.03 },
  { face: 'old-style', write: asIs, tracking: 0 },
  { face: 'old-style', write: asIs, tracking: -0.01 },
  { face: 'titling', write: upper, tracking: 0.16 },
  { face: 'titling', write: asIs, tracking: 0 },
  { face: 'geometric', write: lower, tracking: -0.01 },
  { face: 'geometric', write: upper, tracking: 0.14 },
  { face: 'slab', write: asIs, tracking: 0 },
  { face: 'slab', write: upper, tracking: 0.06 },
  { face: 'script', write: asIs, tracking: 0 },
  { face: 'rounded', write: lower, tracking: -0.01 },
  { face: 'rounded', write: asIs, tracking: 0 },
  { face: 'condensed', write: upper, tracking: 0.03 },
  { face: 'condensed', write: asIs, tracking: 0 },
  { face: 'wide', write: asIs, tracking: -0.03 },
  { face: 'wide', write: lower, tracking: -0.03 },
]
