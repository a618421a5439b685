import { describe, expect, test } from 'vitest'
import { contrast, oklchIn } from './oklch.ts'
import css from './tokens.css?raw'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Every role of the form `--name: light-dark(light, dark)` with two opaque colours. */
const roles = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\(\s*(oklch\([^)/]+\)),\s*(oklch\([^)/]+\))\s*\);/g)].map(
    ([, name = '', light = '', dark = '']) => [
      name,
      { light: oklchIn(light), dark: oklchIn(dark) } as const,
    ],
  ),
)

function colour(name: string, theme: Theme) {
  const role = roles.get(name)
  if (!role) throw new Error(`No such role: ${name}`)
  return role[theme]
}

const grounds = ['ground', 'surface', 'tint', 'sand']

const text: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'danger-wash']],
  ['muted', grounds],
  ['brand', grounds],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-block', ['block']],
  ['on-block-muted', ['block']],
  ['on-gain', ['gain']],
  ['on-gain-wash', ['gain-wash']],
  ['danger', ['ground', 'surface', 'tint', 'danger-wash']],
  ['on-danger', ['danger']],
  ['ground', ['ink']],
]

const controls: readonly (readonly [string, readonly string[]])[] = [
  ['edge', grounds],
  ['brand', grounds],
  ['focus', grounds],
  ['on-block', ['block']],
  ['danger', ['ground', 'surface']],
  ...['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((slice) => [slice, ['ground', 'surface']] as const),
]

test('black on white is 21:1, and a colour on itself 1:1', () => {
  const [black, white] = [oklchIn('oklch(0 0 0)'), oklchIn('oklch(1 0 0)')]
  expect(contrast(black, white)).toBeCloseTo(21, 3)
  expect(contrast(white, white)).toBe(1)
})

test('every compared role has a token in both themes', () => {
  const compared = [...text, ...controls].flatMap(([front, backs]) => [front, ...backs])
  for (const name of compared) expect(roles.has(name), name).toBe(true)
})

describe.each(themes)('%s', (theme) => {
  const ratio = (front: string, back: string) => contrast(colour(front, theme), colour(back, theme))

  test.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back])))(
    'text: %s on %s is at least 4.5:1',
    (front, back) => {
      expect(ratio(front ?? '', back ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(controls.flatMap(([front, backs]) => backs.map((back) => [front, back])))(
    'controls and chart: %s on %s is at least 3:1',
    (front, back) => {
      expect(ratio(front ?? '', back ?? '')).toBeGreaterThanOrEqual(3)
    },
  )
})
