import { expect, test } from 'vitest'
import { hexOf } from './oklch.ts'
import fallback from './palette-fallback.css?raw'
import tokens from './tokens.css?raw'

const roles = [
  ...tokens.matchAll(/--([\w-]+): light-dark\(\s*(oklch\([^)]+\)),\s*(oklch\([^)]+\))\s*\);/g),
].map(([, name = '', light = '', dark = '']) => ({ name, light: hexOf(light), dark: hexOf(dark) }))

const [inLight = '', inDark = ''] = fallback.split('@media screen and (prefers-color-scheme: dark)')

const declaredIn = (part: string) =>
  [...part.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => `${name} ${colour}`)

test('every role that light-dark() gives is there without it', () => {
  expect(roles).toHaveLength(tokens.match(/--[\w-]+: light-dark\(/g)?.length ?? 0)
  expect(roles.length).toBeGreaterThan(30)
})

test('in the same colours: light', () => {
  expect(declaredIn(inLight)).toEqual(roles.map(({ name, light }) => `${name} ${light}`))
})

test('in the same colours: dark', () => {
  expect(declaredIn(inDark)).toEqual(roles.map(({ name, dark }) => `${name} ${dark}`))
})
