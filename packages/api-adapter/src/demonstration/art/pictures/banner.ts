/**
 * A slide of the carousel, 800 by 340: a green block with fine lines, a headline, and the corner
 * that the member keeps.
 */
import type { Banner } from '../../seed/known/known-banners.ts'
import { lettering } from '../lettering/lettering.ts'
import { hoop, outline, path, rect, rounded, svg } from '../svg.ts'
import { saveColours as colours } from './save-colours.ts'

const [width, height] = [800, 340]
const margin = 36

export const drawBanner = (banner: Banner, place: number): string =>
  svg(
    width,
    height,
    variants,
    rect(0, 0, width, height, colours.block),
    (backgrounds[place % backgrounds.length] ?? arcs)(),
    headline(banner.headline),
    note(banner.line),
    corner(banner.corner),
  )

/**
 * The same picture for a phone, on which it is 330 px wide, with small words set larger; and the gap
 * about the corner as dark as the page around it.
 */
const variants = `<style>.ring{fill:${colours.paper}}.small{display:none}@media(max-width:480px){.large{display:none}.small{display:inline}}@media(prefers-color-scheme:dark){.ring{fill:${colours.darkPaper}}}</style>`
const onDesk = (part: string) => `<g class="large">${part}</g>`
const onPhone = (part: string) => `<g class="small">${part}</g>`

const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="${colours.blockLine}" stroke-width="1.25"/>`
const range = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Rings about the corner. */
const arcs = () =>
  range(14)
    .map((place) => hoop(width, height, 400 + 46 * place, 1.25, colours.blockLine))
    .join('')

/** Water. */
const waves = () =>
  range(11)
    .map((place) => line(`M-40 ${30 + place * 34}q70-56 140 0t140 0 140 0 140 0 140 0 140 0`))
    .join('')

/** The leaves of an open book. */
const leaves = () =>
  range(13)
    .map((place) => {
      const rise = 26 * place
      return line(
        `M-20 ${360 - rise}C160 ${330 - rise} 280 ${400 - rise * 1.2} 400 ${430 - rise * 1.1}S640 ${350 - rise * 1.2} 820 ${380 - rise}`,
      )
    })
    .join('')

/** Ripples in a cup, seen from above. */
const ripples = () =>
  range(12)
    .map((place) => hoop(430, 40, 40 + 42 * place, 1.25, colours.blockLine))
    .join('')

const backgrounds = [arcs, waves, leaves, ripples] as const

/** In lines of at most this many letters, broken as a page would. */
function brokenIn(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function headline(text: string): string {
  const size = 54
  return brokenIn(text, 11)
    .map((each, place) =>
      outline(
        lettering('grotesque', each, -0.034),
        margin,
        margin + 45 + place * size * 1.02,
        size,
        colours.onBlock,
      ),
    )
    .join('')
}

function note(text: string): string {
  const lettered = (words: string, y: number, size: number) =>
    outline(lettering('grotesque-text', words, 0), margin, y, size, colours.onBlockMuted)
  const lines = brokenIn(text, 22)
  return [
    onDesk(lettered(text, height - 41, 17)),
    onPhone(
      lines
        .map((each, place) => lettered(each, height - 36 - 36 * (lines.length - 1 - place), 32))
        .join(''),
    ),
  ].join('')
}

/** The quarter circle with 'Up to' and the figure, its small part small. */
function corner(figure: string): string {
  const radius = 288
  const [large = figure] = /^(?:£\d+|[\d.]+)/.exec(figure) ?? []
  const small = figure.slice(large.length)
  const big = lettering('grotesque', large, -0.05)
  const rest = lettering('grotesque', small, 0)
  const natural = 100 * big.right + 56 * rest.advance + 4
  const scale = Math.min(1, 222 / natural)
  const right = width - 32
  const base = height - 30
  const restX = right - 56 * scale * rest.right
  const bigX = restX - 100 * scale * big.right - 3
  const upTo = lettering('grotesque-text', 'Up to')
  return [
    `<circle class="ring" cx="${width}" cy="${height}" r="${radius + 6}"/>`,
    path(
      `M${width - radius} ${height}A${radius} ${radius} 0 0 1 ${width} ${height - radius}V${height}z`,
      colours.gain,
    ),
    onDesk(outline(upTo, right - upTo.right * 22, base - 92 * scale - 8, 22, colours.onGain)),
    onPhone(outline(upTo, right - upTo.right * 34, base - 92 * scale - 10, 34, colours.onGain)),
    outline(big, rounded(bigX), base, 100 * scale, colours.onGain),
    outline(rest, rounded(restX), base, 56 * scale, colours.onGain),
  ].join('')
}
