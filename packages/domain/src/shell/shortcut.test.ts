import { expect, test } from 'vitest'
import { isSearchShortcut } from './shortcut.rules.ts'

test.each([
  ['Ctrl', 'k', true],
  ['Meta', 'k', true],
  ['Ctrl', 'K', true],
  ['', 'k', false],
  ['Ctrl', 'j', false],
  ['Ctrl Meta', 'k', false],
  ['Ctrl Shift', 'k', false],
  ['Ctrl Alt', 'k', false],
])('SHELL-06 %s and %s goes to the search: %s', (held, key, expected) => {
  const isHeld = (name: string) => held.split(' ').includes(name)
  const [ctrlKey, metaKey] = [isHeld('Ctrl'), isHeld('Meta')]
  const [altKey, shiftKey] = [isHeld('Alt'), isHeld('Shift')]
  expect(isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey })).toBe(expected)
})
