/** Pieces of SVG text. */
import { type Face, type Lettering, lettering, unitsPerEm } from './lettering/lettering.ts'

/** At most two decimals, without noise. */
export const rounded = (value: number): number => Math.round(value * 100) / 100

export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(width)} ${rounded(height)}" width="${rounded(width)}" height="${rounded(height)}">${parts.join('')}</svg>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${rx ? ` rx="${rounded(rx)}"` : ''} fill="${fill}"/>`

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="${fill}"/>`

export const hoop = (x: number, y: number, r: number, width: number, stroke: string): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}" fill="none" stroke="${stroke}" stroke-width="${rounded(width)}"/>`

export const placed = (x: number, y: number, scale: number, part: string): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${Math.round(scale * 10_000) / 10_000})">${part}</g>`

export interface Type {
  readonly face: Face
  readonly text: string
  readonly fill: string
  readonly tracking?: number
}

/** The outline of a word that was set, with its origin at this point, at `size` to the em. */
export const outline = (
  word: Lettering,
  x: number,
  y: number,
  size: number,
  fill: string,
): string =>
  word.path
    ? `<path fill="${fill}" transform="translate(${rounded(x)} ${rounded(y)}) scale(${Math.round((size / unitsPerEm) * 10_000) / 10_000})" d="${word.path}"/>`
    : ''

/** A word with its ink as wide as `width`, at most `tallest` to the em, centred on this point. */
export function centred(
  { face, text, fill, tracking = 0 }: Type,
  x: number,
  y: number,
  width: number,
  tallest: number,
): string {
  const word = lettering(face, text, tracking)
  const size = Math.min(tallest, width / (word.right - word.left || 1))
  const middle = (word.left + word.right) / 2
  const level = (word.top + word.bottom) / 2
  return outline(word, x - middle * size, y - level * size, size, fill)
}
