/** Lines of type, and how they are arranged. */
import { lettering } from '../lettering/lettering.ts'
import { outline, placed, rect, svg } from '../svg.ts'
import type { Hand } from './brand.ts'

export interface Line {
  readonly part: string
  readonly width: number
  readonly height: number
}

/** A line of type with its ink in the upper left corner, `size` to the em. */
export function typeset(hand: Hand, text: string, size: number, fill: string): Line {
  const word = lettering(hand.face, hand.write(text), hand.tracking)
  return {
    part: outline(word, -word.left * size, -word.top * size, size, fill),
    width: (word.right - word.left) * size,
    height: (word.bottom - word.top) * size,
  }
}

export const moved = (x: number, y: number, { part }: Pick<Line, 'part'>) => placed(x, y, 1, part)

export const smallPrint: Hand = {
  face: 'geometric',
  write: (text) => text.toUpperCase(),
  tracking: 0.22,
}

/** Lines of type, one below the other, `gap` apart. */
export function stacked(lines: readonly Line[], gap: number, isCentred: boolean): Line {
  const width = Math.max(...lines.map((line) => line.width))
  let y = 0
  let part = ''
  for (const line of lines) {
    part += moved(isCentred ? (width - line.width) / 2 : 0, y, line)
    y += line.height + gap
  }
  return { part, width, height: y - gap }
}

export function framed(content: Line, padX: number, padY: number, ground = ''): string {
  const [width, height] = [content.width + 2 * padX, content.height + 2 * padY]
  return svg(
    width,
    height,
    ground ? rect(0, 0, width, height, ground) : '',
    moved(padX, padY, content),
  )
}
