/**
 * Words as outlines, since a picture inside `<img>` can't use the page's fonts. The faces hold
 * glyphs in units of 500 to the em, drawn downwards from the baseline; their licence is beside
 * them.
 */
import condensed from './condensed.json' with { type: 'json' }
import geometric from './geometric.json' with { type: 'json' }
import grotesque from './grotesque.json' with { type: 'json' }
import grotesqueText from './grotesque-text.json' with { type: 'json' }
import oldStyle from './old-style.json' with { type: 'json' }
import rounded from './rounded.json' with { type: 'json' }
import script from './script.json' with { type: 'json' }
import slab from './slab.json' with { type: 'json' }
import titling from './titling.json' with { type: 'json' }
import wide from './wide.json' with { type: 'json' }

interface FaceData {
  readonly space: number
  /** Letter to 'advance left top right bottom startX startY path'. */
  readonly glyphs: Readonly<Record<string, string>>
  /** Letter to the letters that stand closer (or wider) after it: '-20acd 15t'. */
  readonly kerning: Readonly<Record<string, string>>
}

const faces = {
  condensed,
  geometric,
  grotesque,
  'grotesque-text': grotesqueText,
  'old-style': oldStyle,
  rounded,
  script,
  slab,
  titling,
  wide,
} satisfies Record<string, FaceData>

export type Face = keyof typeof faces

export const unitsPerEm = 500

/** Where the ink of a word is, from its origin on the baseline, in units of its size (1 = 1 em). */
interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How far the next word would start. */
  readonly advance: number
}

export interface Lettering extends Extent {
  /** In units of 500 to the em, from the origin on the baseline. */
  readonly path: string
}

/** Sets a word; `tracking` is added between letters, in em. */
export function lettering(face: Face, text: string, tracking = 0): Lettering {
  const data: FaceData = faces[face]
  let pen = 0
  let path = ''
  let before = ''
  const ink = { left: Number.POSITIVE_INFINITY, top: 0, right: 0, bottom: 0 }
  for (const letter of text.normalize('NFC')) {
    if (letter === ' ') {
      pen += data.space + tracking * unitsPerEm
      before = ''
      continue
    }
    const outline = data.glyphs[letter] ?? data.glyphs[letter.normalize('NFD').charAt(0)]
    if (!outline) continue
    const [advance = 0, left = 0, top = 0, right = 0, bottom = 0, x = 0, y = 0] = outline
      .split(' ', 7)
      .map(Number)
    pen += kernBetween(data, before, letter)
    ink.left = Math.min(ink.left, pen + left)
    ink.top = Math.min(ink.top, top)
    ink.right = Math.max(ink.right, pen + right)
    ink.bottom = Math.max(ink.bottom, bottom)
    path += `M${Math.round(pen + x)} ${y}${outline.slice(startOfPath(outline))}`
    pen += advance + tracking * unitsPerEm
    before = letter
  }
  return {
    path,
    left: (path ? ink.left : 0) / unitsPerEm,
    top: ink.top / unitsPerEm,
    right: ink.right / unitsPerEm,
    bottom: ink.bottom / unitsPerEm,
    advance: (pen - tracking * unitsPerEm) / unitsPerEm,
  }
}

/** After the seventh space. */
function startOfPath(outline: string): number {
  let place = -1
  for (let space = 0; space < 7; space += 1) place = outline.indexOf(' ', place + 1)
  return place + 1
}

function kernBetween({ kerning }: FaceData, before: string, letter: string): number {
  const pairs = kerning[before]
  const place = pairs?.indexOf(letter) ?? -1
  if (!pairs || place < 0) return 0
  return Number(
    pairs
      .slice(0, place + 1)
      .match(/-?\d+/g)
      ?.at(-1) ?? 0,
  )
}
