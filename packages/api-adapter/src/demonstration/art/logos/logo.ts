/** A shop's logo, always the same for the same shop. */
import { randomOf } from '../../seed/random.ts'
import type { Shop } from '../../seed/shops/shop.ts'
import { type Brand, brandOf } from './brand.ts'
import { geometricMark } from './geometric-marks.ts'
import { lockupAbove, lockupBeside, seal } from './lockups.ts'
import { monogram } from './monograms.ts'
import { glyphAlone, glyphInHalves, glyphOnPlate, glyphPattern } from './plates.ts'
import { stackedWordmark, wideWordmark } from './wordmarks.ts'

/** How many of every hundred logos are made in which way. */
const ways: readonly (readonly [(brand: Brand) => string, number])[] = [
  [glyphOnPlate, 29],
  [glyphAlone, 7],
  [glyphInHalves, 3],
  [glyphPattern, 2],
  [monogram, 18],
  [({ random }) => geometricMark(random), 11],
  [wideWordmark, 9],
  [stackedWordmark, 9],
  [lockupBeside, 3],
  [lockupAbove, 6],
  [seal, 3],
]

const tickets = ways.flatMap(([way, share]) => Array.from({ length: share }, () => way))

/** Names too long to read in one line at the size of a stamp. */
const longestLine = 13

export function logoOf(shop: Shop): string {
  const random = randomOf(shop.number).fork('logo')
  const brand = brandOf(shop, random)
  const way = random.pick(tickets)
  const isTooLong = brand.front.length > longestLine
  return (isTooLong && (way === wideWordmark || way === lockupBeside) ? stackedWordmark : way)(
    brand,
  )
}
