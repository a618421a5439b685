/** Backgrounds in the box of 96 by 96, and the drawings on them. */
import { type Colours, glyph } from '../glyphs/glyphs.ts'
import { circle, hoop, path, placed, rect, svg } from '../svg.ts'
import type { Brand } from './brand.ts'
import { type ColourWorld, openWorlds, plateWorlds } from './colour-worlds.ts'

interface Plate {
  readonly draw: (world: ColourWorld) => string
  /** How large the drawing on it may be, and how far below the middle it is. */
  readonly room: number
  readonly drop?: number
}

const square: Plate = { draw: ({ ground }) => rect(0, 0, 96, 96, ground), room: 1 }

export const plates: readonly Plate[] = [
  square,
  { draw: ({ ground }) => circle(48, 48, 48, ground), room: 0.78 },
  {
    draw: ({ ground, accent }) => circle(48, 48, 48, ground) + hoop(48, 48, 42.5, 2, accent),
    room: 0.68,
  },
  { draw: ({ ground }) => rect(0, 0, 96, 96, ground, 22), room: 0.92 },
  { draw: ({ ground }) => path('M6 96V42a42 42 0 0 1 84 0v54z', ground), room: 0.72, drop: 6 },
  { draw: ({ ground }) => path('M48 0 90 24v48L48 96 6 72V24z', ground), room: 0.7 },
  {
    draw: ({ ground }) => path('M10 4h76v46c0 24-18 38-38 46C28 88 10 74 10 50z', ground),
    room: 0.68,
    drop: -5,
  },
  {
    draw: ({ ground }) => path('M48 0c34 0 48 14 48 48S82 96 48 96 0 82 0 48 14 0 48 0z', ground),
    room: 0.85,
  },
  {
    draw: ({ ground }) => path('M0 0h62a34 34 0 0 1 34 34v62H34A34 34 0 0 1 0 62z', ground),
    room: 0.88,
  },
  {
    draw: ({ ground, accent }) => rect(0, 0, 96, 96, ground) + rect(0, 84, 96, 12, accent),
    room: 0.84,
    drop: -6,
  },
  {
    draw: ({ ground }) =>
      path(
        'M48 0l11 8 14-2 6 13 13 6-2 14 8 9-8 11 2 14-13 6-6 13-14-2-11 8-11-8-14 2-6-13-13-6 2-14-8-11 8-9-2-14 13-6 6-13 14 2z',
        ground,
      ),
    room: 0.64,
  },
]

const drawn = (name: string, colours: Colours, size: number, drop = 0) =>
  placed(48 - 48 * size, 48 - 48 * size + drop, size, glyph(name, colours))

/** A drawing on a ground of its own. */
export function glyphOnPlate({ glyph: name, random }: Brand): string {
  const world = random.pick(plateWorlds)
  const { draw, room, drop } = random.chance(0.42) ? square : random.pick(plates)
  return svg(96, 96, draw(world), drawn(name, world, room, drop))
}

/** A drawing on nothing. */
export function glyphAlone({ glyph: name, random }: Brand): string {
  return svg(96, 96, drawn(name, random.pick(openWorlds), 1.12))
}

/** Half of it in one colour world and half in its negative. */
export function glyphInHalves({ glyph: name, random }: Brand): string {
  const { ground, ink, accent } = random.pick(plateWorlds)
  const turned = { ground: ink, ink: ground, accent }
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, ground),
    `<clipPath id="half"><path d="M48 0h48v96H48z"/></clipPath>`,
    drawn(name, { ground, ink, accent }, 0.96),
    `<g clip-path="url(#half)">${rect(48, 0, 48, 96, ink)}${drawn(name, turned, 0.96)}</g>`,
  )
}

/** The same drawing four times, as on wrapping paper. */
export function glyphPattern({ glyph: name, random }: Brand): string {
  const { ground, ink, accent } = random.pick(plateWorlds)
  const cells = [
    [0, 0],
    [48, 0],
    [0, 48],
    [48, 48],
  ] as const
  return svg(
    96,
    96,
    ...cells.map(([x, y], place) => {
      const isDark = place === 0 || place === 3
      const colours = isDark ? { ground, ink, accent } : { ground: ink, ink: ground, accent }
      return rect(x, y, 48, 48, colours.ground) + placed(x + 4, y + 4, 0.417, glyph(name, colours))
    }),
  )
}
