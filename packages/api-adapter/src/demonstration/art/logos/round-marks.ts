/** Marks of circles and turns, drawn from chance into the box of 96 by 96. */
import type { Random } from '../../seed/random.ts'
import { circle, hoop, path, rect, rounded } from '../svg.ts'
import type { ColourWorld } from './colour-worlds.ts'
import { around, range, turn } from './turning.ts'

type Maker = (world: ColourWorld, random: Random) => string

const petals: Maker = ({ ink, accent }, random) => {
  const count = random.whole(4, 9)
  const width = Math.min(15, 62 / count)
  const isPointed = random.chance(0.5)
  return (
    around(count, (place) =>
      path(
        isPointed
          ? `M48 46C${48 - width * 1.6} 34 ${48 - width} 18 48 8c${width} 10 ${width * 1.6} 26 0 38z`
          : `M48 44c-${width * 1.3}-8-${width * 1.3}-32 0-34s${width * 1.3} 26 0 34z`,
        count % 2 === 0 && place % 2 ? accent : ink,
      ),
    ) + (random.chance(0.6) ? circle(48, 48, 7, accent) : '')
  )
}

const rays: Maker = ({ ink, accent }, random) => {
  const count = random.pick([8, 10, 12, 16])
  const from = random.whole(22, 28)
  return (
    circle(48, 48, from - 8, accent) +
    around(count, (place) => rect(45.5, 8, 5, place % 2 ? 44 - from : 40 - from + 8, ink, 2.5))
  )
}

const rainbow: Maker = ({ ink, accent }, random) => {
  const bands = random.whole(3, 4)
  const arcs = range(bands)
    .map((place) => {
      const r = 38 - place * (30 / bands)
      return `<path d="M${rounded(48 - r)} 68a${rounded(r)} ${rounded(r)} 0 0 1 ${rounded(2 * r)} 0" fill="none" stroke="${place % 2 ? accent : ink}" stroke-width="${rounded(20 / bands)}"/>`
    })
    .join('')
  return random.chance(0.5) ? turn(random.pick([45, 90, 180]), arcs) : arcs
}

const links: Maker = ({ ink, accent }, random) => {
  const width = random.whole(6, 9)
  const count = random.pick([2, 3, 3, 4])
  if (count === 2) return hoop(36, 48, 22, width, ink) + hoop(60, 48, 22, width, accent)
  return around(count, (place) => hoop(48, 32, 17, width, place === 1 ? accent : ink))
}

const overlap: Maker = ({ ink, accent }, random) => {
  const count = random.whole(3, 5)
  return `<g opacity="0.86">${around(count, (place) => circle(48, 34, 20, place % 2 ? accent : ink)).replaceAll('<circle', '<circle fill-opacity="0.72"')}</g>`
}

const leaves: Maker = ({ ink, accent }, random) => {
  const count = random.pick([2, 3, 4])
  return around(count, (place) => path('M48 48V14c20 0 32 12 32 34z', place % 2 ? accent : ink))
}

export const roundMarks: readonly Maker[] = [petals, petals, rays, rainbow, links, overlap, leaves]
