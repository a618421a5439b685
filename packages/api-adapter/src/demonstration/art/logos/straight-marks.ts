/** Marks of tiles, bars and points, drawn from chance into the box of 96 by 96. */
import type { Random } from '../../seed/random.ts'
import { circle, path, rect } from '../svg.ts'
import type { ColourWorld } from './colour-worlds.ts'
import { range, turn } from './turning.ts'

type Maker = (world: ColourWorld, random: Random) => string

/** Quarter circles in a square of cells, each turned by chance. */
const quarters: Maker = ({ ink, accent }, random) => {
  const cells = random.pick([2, 3])
  const size = 72 / cells
  const mirrored = random.chance(0.5)
  const turns = range(cells * cells).map(() => random.whole(0, 3))
  return range(cells * cells)
    .map((place) => {
      const [column, row] = [place % cells, Math.floor(place / cells)]
      const [x, y] = [12 + column * size, 12 + row * size]
      const own = mirrored ? (column + row) % 4 : (turns[place] ?? 0)
      const arcs = [
        `M${x} ${y}h${size}a${size} ${size} 0 0 1-${size} ${size}z`,
        `M${x + size} ${y}v${size}a${size} ${size} 0 0 1-${size}-${size}z`,
        `M${x + size} ${y + size}h-${size}a${size} ${size} 0 0 1 ${size}-${size}z`,
        `M${x} ${y + size}v-${size}a${size} ${size} 0 0 1 ${size} ${size}z`,
      ]
      return path(arcs[own] ?? '', (place + (turns[0] ?? 0)) % 3 === 0 ? accent : ink)
    })
    .join('')
}

const bars: Maker = ({ ink, accent }, random) => {
  const count = random.whole(4, 6)
  const step = 72 / count
  const part = range(count)
    .map((place) => {
      const length = random.whole(28, 72)
      return rect(
        random.chance(0.3) ? 84 - length : 12,
        12 + place * step,
        length,
        step * 0.62,
        random.chance(0.3) ? accent : ink,
        step * 0.31,
      )
    })
    .join('')
  return random.chance(0.5) ? turn(-90, part) : part
}

const ranges: Maker = ({ ink, accent }, random) => {
  const peak = () => random.whole(14, 34)
  const ridge = (base: number, fill: string) =>
    path(`M8 ${base}L26 ${base - peak()} 42 ${base - 10} 60 ${base - peak()} 88 ${base}z`, fill)
  return circle(random.pick([30, 66]), 26, 9, accent) + ridge(62, accent) + ridge(82, ink)
}

const squares: Maker = ({ ink, accent }, random) => {
  const shift = random.pick([0, 0, 45])
  return turn(
    shift,
    range(3)
      .map((place) => {
        const half = 32 - place * 11
        return `<rect x="${48 - half}" y="${48 - half}" width="${2 * half}" height="${2 * half}" fill="none" stroke="${place % 2 ? accent : ink}" stroke-width="6"/>`
      })
      .join(''),
  )
}

const dots: Maker = ({ ink, accent }, random) => {
  const diagonal = random.chance(0.5)
  return range(16)
    .map((place) => {
      const [column, row] = [place % 4, Math.floor(place / 4)]
      const weight = diagonal ? (column + row) / 6 : row / 3
      return circle(
        18 + column * 20,
        18 + row * 20,
        2.5 + weight * 6.5,
        (column + row) % 3 === 2 ? accent : ink,
      )
    })
    .join('')
}

const arrowhead: Maker = ({ ink, accent }, random) =>
  turn(
    random.pick([0, 90, 180, 270]),
    path('M48 10 84 82 48 64z', accent) + path('M48 10v54L12 82z', ink),
  )

const ribbon: Maker = ({ ink, accent }, random) =>
  turn(
    random.pick([0, 45, 90]),
    path('M14 26h36c20 0 34 10 34 22S70 70 50 70H34V54h16c10 0 16-2 16-6s-6-6-16-6H14z', ink) +
      path('M14 54h20v28H14z', accent),
  )

export const straightMarks: readonly Maker[] = [
  quarters,
  quarters,
  bars,
  ranges,
  squares,
  dots,
  arrowhead,
  ribbon,
]
