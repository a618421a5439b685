/** Turning about the middle of the box of 96 by 96. */
import { rounded } from '../svg.ts'

export const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place)

export const turn = (degrees: number, part: string): string =>
  `<g transform="rotate(${rounded(degrees)} 48 48)">${part}</g>`

/** The part once for each of `count` equal turns. */
export const around = (count: number, part: (place: number) => string): string =>
  range(count)
    .map((place) => turn((place * 360) / count, part(place)))
    .join('')
