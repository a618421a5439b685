/**
 * Drawing in a box of 96 by 96 with three colours that are chosen later: I for ink, A for accent,
 * G for the ground.
 */
type Colour = 'I' | 'A' | 'G'

export const shape = (d: string, colour: Colour = 'I') => `<path d="${d}" fill="${colour}"/>`

export const line = (d: string, colour: Colour = 'I', width = 5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const disc = (x: number, y: number, r: number, colour: Colour = 'I') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

export const ring = (x: number, y: number, r: number, width = 5, colour: Colour = 'I') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, colour: Colour = 'I') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour = 'I',
  rx = 0,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''} fill="${colour}"/>`

export const turned = (degrees: number, ...parts: readonly string[]) =>
  `<g transform="rotate(${degrees} 48 48)">${parts.join('')}</g>`

/** The parts once for each of `count` equal turns about the middle. */
export const around = (count: number, ...parts: readonly string[]) =>
  Array.from({ length: count }, (_, place) => turned((place * 360) / count, ...parts)).join('')

export const drawing = (...parts: readonly string[]) => parts.join('')
