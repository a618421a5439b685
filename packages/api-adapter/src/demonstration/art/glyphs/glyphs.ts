/** Every drawing by name, and how to colour one. */
import { desk } from './desk.ts'
import { food } from './food.ts'
import { garden } from './garden.ts'
import { household } from './household.ts'
import { play } from './play.ts'
import { signs } from './signs.ts'
import { travel } from './travel.ts'
import { wardrobe } from './wardrobe.ts'

const glyphs: Readonly<Record<string, string>> = {
  ...desk,
  ...food,
  ...garden,
  ...household,
  ...play,
  ...signs,
  ...travel,
  ...wardrobe,
  feather: garden.quill,
}

export const glyphNames: readonly string[] = Object.keys(glyphs)

export interface Colours {
  readonly ink: string
  readonly accent: string
  readonly ground: string
}

/** The drawing in its box of 96 by 96; an unknown name gives a star. */
export function glyph(name: string, { ink, accent, ground }: Colours): string {
  const colourOf: Readonly<Record<string, string>> = { I: ink, A: accent, G: ground }
  return (glyphs[name] ?? signs.star).replace(/="([IAG])"/g, (_, key) => `="${colourOf[key]}"`)
}
