/** Logos that write the name in one line or several. */
import { circle, rect, rounded, svg } from '../svg.ts'
import { type Brand, type Hand, hands } from './brand.ts'
import { type ColourWorld, openWorlds, plateWorlds } from './colour-worlds.ts'
import { framed, type Line, moved, smallPrint, stacked, typeset } from './typesetting.ts'

const handOf = ({ random }: Brand): Hand => random.pick(hands)

/** The name in one line; on a bar, underlined, boxed, or on nothing. */
export function wideWordmark(brand: Brand): string {
  const { random, front, tail } = brand
  const hand = handOf(brand)
  const isOnBar = random.chance(0.35)
  const world = random.pick(isOnBar ? plateWorlds : openWorlds)
  const name = typeset(hand, front, 44, world.ink)
  const small =
    tail && random.chance(0.5)
      ? typeset(
          smallPrint,
          tail,
          Math.min(15, (name.width / (tail.length * 0.9)) * 1.1),
          world.accent,
        )
      : undefined
  const content = small ? stacked([name, small], 10, random.chance(0.5)) : name
  if (isOnBar) return framed(content, 26, 20, world.ground)
  return random.pick([plain, plain, ruled, boxed, pointed])(content, world)
}

const plain = (content: Line) => framed(content, 4, 6)

const ruled = (content: Line, { accent }: ColourWorld) =>
  svg(
    content.width + 8,
    content.height + 22,
    moved(4, 4, content),
    rect(4, content.height + 12, content.width, 4, accent),
  )

const boxed = (content: Line, { ink }: ColourWorld) => {
  const [width, height] = [content.width + 44, content.height + 36]
  return svg(
    width,
    height,
    `<rect x="2" y="2" width="${rounded(width - 4)}" height="${rounded(height - 4)}" fill="none" stroke="${ink}" stroke-width="4"/>`,
    moved(22, 18, content),
  )
}

const pointed = (content: Line, { accent }: ColourWorld) =>
  svg(
    content.width + 24,
    content.height + 12,
    moved(4, 6, content),
    circle(content.width + 15, content.height - 1, 6.5, accent),
  )

/** The words of a name in lines of about the same length. */
function linesOf(text: string): readonly string[] {
  const words = text.split(' ')
  if (words.length < 3) return words
  const [first = '', second = '', ...rest] = words
  return second === '&'
    ? [first, [second, ...rest].join(' ')]
    : [`${first} ${second}`, rest.join(' ')]
}

/** The name in lines on a square or tall ground. */
export function stackedWordmark(brand: Brand): string {
  const { random, front, tail } = brand
  const hand = handOf(brand)
  const world = random.pick(random.chance(0.75) ? plateWorlds : openWorlds)
  const texts = [...linesOf(front), ...(tail && random.chance(0.6) ? [tail] : [])]
  const isEven = random.chance(0.4)
  const lines = texts.map((text, place) => {
    const fill = place === texts.length - 1 && texts.length > 1 ? world.accent : world.ink
    const line = typeset(hand, text, 40, fill)
    return isEven ? typeset(hand, text, Math.min(70, (40 * 120) / line.width), fill) : line
  })
  const content = stacked(lines, 9, isEven || random.chance(0.5))
  if (world.ground === '#ffffff') return framed(content, 4, 4)
  const margin = Math.max(20, content.width * 0.11)
  const side = content.width + 2 * margin
  const isSquare = content.height + 2 * margin < side && random.chance(0.7)
  return framed(content, margin, isSquare ? (side - content.height) / 2 : margin, world.ground)
}
