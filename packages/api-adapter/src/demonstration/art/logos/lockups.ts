/** A drawing and the name together: beside it, below it, or round it. */
import { glyph } from '../glyphs/glyphs.ts'
import { lettering } from '../lettering/lettering.ts'
import { circle, hoop, outline, path, placed, rect, rounded, svg } from '../svg.ts'
import { type Brand, type Hand, hands } from './brand.ts'
import { type ColourWorld, openWorlds, plateWorlds } from './colour-worlds.ts'
import { bareMark } from './geometric-marks.ts'
import { moved, smallPrint, stacked, typeset } from './typesetting.ts'

const handOf = ({ random }: Brand): Hand => random.pick(hands)

/** A drawing, or a mark, with the name beside it. */
export function lockupBeside(brand: Brand): string {
  const world = brand.random.pick(openWorlds)
  const hand = handOf(brand)
  const name = typeset(hand, brand.front, 38, world.ink)
  const texts = brand.tail
    ? [name, typeset(hand, brand.tail, Math.min(30, (38 * name.width) / 120), world.accent)]
    : [name]
  const content = stacked(texts, 7, false)
  const height = Math.max(72, content.height)
  return svg(
    86 + content.width + 4,
    height,
    placed(0, (height - 72) / 2, 0.75, emblem(brand, world)),
    moved(86, (height - content.height) / 2, content),
  )
}

/** A drawing, or a mark, with the name below it. */
export function lockupAbove(brand: Brand): string {
  const { random } = brand
  const isOpen = random.chance(0.65)
  const world = random.pick(isOpen ? openWorlds : plateWorlds)
  const name = typeset(handOf(brand), brand.front, 26, world.ink)
  const small = brand.tail ? [typeset(smallPrint, brand.tail, 10, world.accent)] : []
  const content = stacked([name, ...small], 7, true)
  const [padX, padY] = isOpen ? [2, 2] : [18, 16]
  const width = Math.max(96, content.width) + 2 * padX
  const height = 96 + 10 + content.height + 2 * padY
  return svg(
    width,
    height,
    isOpen ? '' : rect(0, 0, width, height, world.ground),
    placed((width - 96) / 2, padY, 1, emblem(brand, world)),
    moved((width - content.width) / 2, padY + 106, content),
  )
}

const emblem = ({ glyph: name, random }: Brand, world: ColourWorld): string =>
  random.chance(0.7) ? glyph(name, world) : bareMark(world, random)

/** The name round a circle with a drawing in its middle. */
export function seal(brand: Brand): string {
  const { random } = brand
  const isOpen = random.chance(0.4)
  const world = random.pick(isOpen ? openWorlds : plateWorlds)
  const { ink, accent, ground } = world
  const text = `${brand.front}${brand.tail ? ` ${brand.tail}` : ''} `.toUpperCase()
  const face = random.pick(['geometric', 'slab', 'condensed'] as const)
  return svg(
    160,
    160,
    isOpen ? hoop(80, 80, 77, 3, ink) : circle(80, 80, 80, ground),
    roundabout(face, text, ink),
    isOpen ? hoop(80, 80, 47, 2, accent) : hoop(80, 80, 74, 1.5, accent),
    placed(80 - 30, 80 - 30, 0.625, glyph(brand.glyph, world)),
    path('M80 133l3 5 5 1-4 4 1 5-5-3-5 3 1-5-4-4 5-1z', accent),
  )
}

/** Letters round a circle, from the lower left over the top to the lower right. */
function roundabout(face: Hand['face'], text: string, fill: string): string {
  const radius = 57
  const letters = Array.from(text.trim(), (letter) => lettering(face, letter))
  const spaces = Array.from(text.trim(), (letter) => (letter === ' ' ? 0.32 : 0))
  const sizes = letters.map((letter, place) => letter.advance + (spaces[place] ?? 0))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const sweep = (300 * Math.PI) / 180
  const size = Math.min(17, (sweep * radius) / (total + letters.length * 0.1))
  const gap = Math.min(0.34, ((sweep * radius) / size - total) / letters.length)
  let travelled = -((total + gap * (letters.length - 1)) * size) / 2
  return letters
    .map((letter, place) => {
      const own = (sizes[place] ?? 0) * size
      const angle = ((travelled + own / 2) / radius) * (180 / Math.PI)
      travelled += own + gap * size
      return letter.path
        ? `<g transform="rotate(${rounded(angle)} 80 80)">${outline(letter, 80 - own / 2, 80 - radius, size, fill)}</g>`
        : ''
    })
    .join('')
}
