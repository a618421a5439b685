/** What differs between two versions of a long text, with a few words around it. */
export interface Difference {
  readonly before: string
  readonly was: string
  readonly is: string
  readonly after: string
}

/** In a text up to this long readers find it themselves. */
const longEnough = 120
const around = 8

/** None for texts shorter than that, and for those that have too little in common. */
export function differenceOf(
  was: string,
  is: string,
  shortest = longEnough,
): Difference | undefined {
  if (Math.min(was.length, is.length) < shortest) return undefined
  const [old, now] = [piecesOf(was), piecesOf(is)]
  const least = Math.min(old.length, now.length)
  const same = (at: (place: number) => boolean, most: number): number => {
    let count = 0
    while (count < most && at(count)) count += 1
    return count
  }
  const front = same((place) => old[place] === now[place], least)
  const back = same((place) => old.at(-1 - place) === now.at(-1 - place), least - front)
  if (front + back < least / 2) return undefined
  const middle = (pieces: readonly string[]) => pieces.slice(front, pieces.length - back).join('')
  const [start, end] = [Math.max(0, front - 2 * around), Math.min(back, 2 * around)]
  const shown = now.slice(start, front).join('')
  return {
    before: start > 0 ? `… ${shown.trimStart()}` : shown,
    was: middle(old),
    is: middle(now),
    after: `${now.slice(now.length - back, now.length - back + end).join('')}${end < back ? ' …' : ''}`,
  }
}

/** Words, signs and the gaps between them. */
const piecesOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}_.]+|./gu) ?? []
