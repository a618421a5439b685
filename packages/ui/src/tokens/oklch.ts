/** Colour arithmetic for the tests of the tokens: from a token in OKLCH to sRGB, and to a WCAG 2 ratio. */

export type Oklch = readonly [lightness: number, chroma: number, hue: number]

export function oklchIn(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/.exec(text.trim())
  if (!match) throw new TypeError(`${text} must be written as oklch(0.5 0.1 20).`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

/** Björn Ottosson's matrices. Channels outside sRGB are clipped, as on a screen. */
function linearSrgb([lightness, chroma, hue]: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)))
}

function luminance(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linearSrgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: Oklch, other: Oklch): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
