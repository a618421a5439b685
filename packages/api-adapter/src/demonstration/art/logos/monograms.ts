/** Logos made of a letter or two. */
import { lettering } from '../lettering/lettering.ts'
import { centred, circle, hoop, outline, path, rect, svg } from '../svg.ts'
import { type Brand, hands } from './brand.ts'
import { type ColourWorld, openWorlds, plateWorlds } from './colour-worlds.ts'
import { plates } from './plates.ts'

type Maker = (brand: Brand, world: ColourWorld) => string

const first = (brand: Brand) => brand.initials.charAt(0)
const faceOf = ({ random }: Brand) => random.pick(hands).face
const inMiddle = (brand: Brand, text: string, fill: string, width: number, size: number, y = 48) =>
  centred({ face: faceOf(brand), text, fill }, 48, y, width, size)

/** A letter on a ground. */
const letterOnPlate: Maker = (brand, world) => {
  const { draw, room, drop = 0 } = brand.random.pick(plates)
  return svg(
    96,
    96,
    draw(world),
    inMiddle(brand, first(brand), world.ink, 62 * room, 84 * room, 48 + drop),
  )
}

/** All letters on a ground, underlined. */
const lettersUnderlined: Maker = (brand, world) =>
  svg(
    96,
    96,
    rect(0, 0, 96, 96, world.ground),
    inMiddle(brand, brand.initials, world.ink, 66, 60, 42),
    rect(22, 74, 52, 5, world.accent),
  )

/** A small letter, as one types it, with a point after it. */
const lowerWithPoint: Maker = (brand, world) => {
  const word = lettering(faceOf(brand), first(brand).toLowerCase())
  const size = Math.min(88, 52 / (word.right - word.left))
  const x = 40 - ((word.left + word.right) / 2) * size
  const base = 48 - ((word.top + word.bottom) / 2) * size
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, world.ground),
    outline(word, x, base, size, world.ink),
    circle(x + word.right * size + 12, base - 7, 7.5, world.accent),
  )
}

/** Letters in a ring, on nothing. */
const lettersInRing: Maker = (brand, { ink, accent }) =>
  svg(
    96,
    96,
    hoop(48, 48, 44, 4, ink),
    brand.random.chance(0.5) ? hoop(48, 48, 38.5, 1.5, accent) : '',
    inMiddle(brand, brand.initials, ink, 50, 48),
  )

/** One letter on the other half of the box each. */
const lettersInHalves: Maker = (brand, { ground, ink, accent }) => {
  const [one = '', other = one] = brand.initials
  const face = faceOf(brand)
  return svg(
    96,
    96,
    rect(0, 0, 48, 96, ground),
    rect(48, 0, 48, 96, accent),
    centred({ face, text: one, fill: ink }, 25, 48, 34, 56),
    centred({ face, text: other, fill: ground }, 71, 48, 34, 56),
  )
}

/** Two letters and a fine '&' across them. */
const lettersWithAmpersand: Maker = (brand, { ground, ink, accent }) => {
  const [one = '', other = one] = brand.initials
  const face = faceOf(brand)
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, ground),
    centred({ face, text: one, fill: ink }, 32, 36, 40, 54),
    centred({ face, text: other, fill: ink }, 64, 62, 40, 54),
    centred({ face: 'titling', text: '&', fill: accent }, 70, 28, 22, 34),
  )
}

/** A letter three times, each a little further down. */
const letterEchoed: Maker = (brand, { ground, ink, accent }) => {
  const face = faceOf(brand)
  const at = (shift: number, fill: string) =>
    centred({ face, text: first(brand), fill }, 48 + shift, 48 + shift, 48, 62)
  return svg(96, 96, rect(0, 0, 96, 96, ground), at(7, accent), at(-1, ground), at(-4, ink))
}

/** A letter in a diamond. */
const letterInDiamond: Maker = (brand, { ground, ink, accent }) =>
  svg(
    96,
    96,
    path('M48 0 96 48 48 96 0 48z', ground),
    `<path d="M48 8 88 48 48 88 8 48z" fill="none" stroke="${accent}" stroke-width="2"/>`,
    inMiddle(brand, first(brand), ink, 36, 44),
  )

/** A letter on a half disc, as a sun behind it. */
const letterWithSun: Maker = (brand, { ground, ink, accent }) =>
  svg(
    96,
    96,
    rect(0, 0, 96, 96, ground),
    brand.random.chance(0.5)
      ? circle(66, 32, 22, accent)
      : path('M12 72a36 36 0 0 1 72 0z', accent),
    inMiddle(brand, first(brand), ink, 54, 74, 52),
  )

/** Tall and narrow, as a sign hangs over a door. */
const hangingSign: Maker = (brand, { ground, ink, accent }) =>
  svg(
    72,
    96,
    path('M0 10h72v62L36 96 0 72z', ground),
    rect(8, 0, 4, 10, accent),
    rect(60, 0, 4, 10, accent),
    centred({ face: faceOf(brand), text: brand.initials, fill: ink }, 36, 46, 48, 50),
  )

const onPlates = [
  letterOnPlate,
  letterOnPlate,
  letterOnPlate,
  lettersUnderlined,
  lowerWithPoint,
  lettersInHalves,
  letterEchoed,
  letterWithSun,
  letterInDiamond,
  hangingSign,
] as const

export function monogram(brand: Brand): string {
  const { random } = brand
  if (brand.front.includes('&') && random.chance(0.4))
    return lettersWithAmpersand(brand, random.pick(plateWorlds))
  if (random.chance(0.16)) return lettersInRing(brand, random.pick(openWorlds))
  return random.pick(onPlates)(brand, random.pick(plateWorlds))
}
