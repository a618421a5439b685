/**
 * Seeded random numbers: the same seed gives the same numbers on every machine. Parts of the catalogue draw from their
 * own forks, so that a longer part doesn't change the others.
 */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  wholeNumber(low: number, high: number): number
  /** True with probability `share`. */
  chance(share: number): boolean
  /** Picks an item from a non-empty list. */
  pick<T>(list: readonly T[]): T
  /** `count` different items of the list in random order, or all of them if it is shorter. */
  some<T>(list: readonly T[], count: number): T[]
  /** An independent source, the same for the same labels. */
  fork(...labels: readonly (string | number)[]): Random
}

export const randomOf = (seed: number): Random => fromState(mixed(seed >>> 0, 0x9e3779b9))

function fromState(start: number): Random {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const wholeNumber = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    wholeNumber,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[wholeNumber(0, list.length - 1)]
      if (picked === undefined)
        throw new RangeError('The list to pick from is empty: give it an item.')
      return picked
    },
    some: <T>(list: readonly T[], count: number) => {
      const drawn = [...list]
      const wanted = Math.min(count, drawn.length)
      for (let index = 0; index < wanted; index += 1) {
        const from = wholeNumber(index, drawn.length - 1)
        const swapped = drawn[index] as T
        drawn[index] = drawn[from] as T
        drawn[from] = swapped
      }
      drawn.length = wanted
      return drawn
    },
    fork: (...labels) =>
      fromState(labels.reduce<number>((sum, label) => labelled(sum, label), start)),
  }
}

const labelled = (state: number, label: string | number): number =>
  typeof label === 'number'
    ? mixed(state, label)
    : Array.from(label).reduce((sum, letter) => mixed(sum, letter.charCodeAt(0)), state)

/** Spreads one more number over all bits (the finish of MurmurHash3). */
function mixed(state: number, value: number): number {
  let h = Math.imul(state ^ Math.imul(value, 0xcc9e2d51), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}
