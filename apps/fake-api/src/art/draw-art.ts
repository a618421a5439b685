import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { Avatar, Style } from '@dicebear/core'
import patchwork from '@dicebear/styles/patchwork.json' with { type: 'json' }
import shapes from '@dicebear/styles/shapes.json' with { type: 'json' }
import stack from '@dicebear/styles/stack.json' with { type: 'json' }

/**
 * The SVG for a path such as '/images/retailers/1061.svg', if there is one. The same path always gives the same text.
 * It has no scripts or external links, so it may be served under any policy.
 */
export function drawArt(path: string): string | undefined {
  const [, name = ''] = /^\/images\/([\w/-]+\.svg)$/.exec(path) ?? []
  // A vendor uses its shop's logo, under another path.
  const picture = name.replace(/^vendors\/[A-Z]{2,3}(\d+)/, 'retailers/$1')
  if (drawn.has(picture)) return readFileSync(new URL(picture, folder), 'utf8').trimEnd()
  const [, kind, number] = /^(retailers|providers)\/(\d{1,9})\.svg$/.exec(picture) ?? []
  return number === undefined ? undefined : markOf(`${kind} ${number}`, Number(number))
}

/** Hand-drawn pictures, in folders that match their paths. */
const folder = new URL('./pictures/', import.meta.url)
const drawn = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replaceAll(sep, '/')),
)

/**
 * Logo styles, each with the library's names for its three colours. Quilts come twice, since they
 * look most like the product.
 */
const quiltStyle = [new Style(patchwork), 'fabricA', 'fabricB', 'fabricC'] as const
const kinds = [
  quiltStyle,
  [new Style(shapes), 'shape1', 'shape2', 'shape3'],
  quiltStyle,
  [new Style(stack), 'stoneDeep', 'stoneMid', 'stoneLight'],
] as const

/** A background and three matching colours; none is marigold, which means savings. */
const palettes = [
  ['#f1e7d0', '#1c4a3a', '#3f7f62', '#a9cdb0'],
  ['#dfeaea', '#17405c', '#2f6c8a', '#7fb2c4'],
  ['#f6e0ce', '#8f3a22', '#b7532f', '#1c4a3a'],
  ['#ece6f3', '#4d4794', '#8d86c9', '#5a2550'],
  ['#1c4a3a', '#f1e7d0', '#a9cdb0', '#d98a66'],
  ['#17405c', '#f1e7d0', '#7fb2c4', '#d98a66'],
  ['#5a2550', '#f6e0ce', '#d6a3b8', '#c96a52'],
  ['#f6ead9', '#20242b', '#7b8b84', '#b7532f'],
  ['#8f3a22', '#f6e0ce', '#e0a184', '#20242b'],
  ['#e6ece1', '#386331', '#7fa36b', '#8f3a22'],
  ['#20242b', '#f1e7d0', '#8fb9d0', '#c96a52'],
] as const

/** A geometric logo in the style of the product's pictures. */
function markOf(seed: string, number: number): string {
  const [style, ...parts] = kinds[number % kinds.length] ?? quiltStyle
  const [ground, ...colours] = palettes[number % palettes.length] ?? palettes[0]
  const svg = new Avatar(style, {
    seed,
    size: 96,
    backgroundColor: ground,
    ...Object.fromEntries(parts.map((part, index) => [`${part}Color`, colours[index]])),
  }).toString()
  // Drops the library's comments, a third of the text.
  const [start = ''] = svg.split('<!--', 1)
  const [, drawing = ''] = svg.split('</metadata>')
  return start + drawing
}
