import { expect, test } from 'vitest'
import { isSearchShortcut } from './shortcut.rules.ts'

test.each([
  ['Ctrl', 'k', 'goes to the search'],
  ['Meta', 'k', 'goes to the search'],
  ['Ctrl', 'K', 'goes to the search'],
  ['no other key', 'k', 'does not'],
  ['Ctrl', 'j', 'does not'],
  ['Ctrl Meta', 'k', 'does not'],
  ['Ctrl Shift', 'k', 'does not'],
  ['Ctrl Alt', 'k', 'does not'],
])('SHELL-06 with %s held, %s %s', (modifiers, key, leads) => {
  const isHeld = (name: string) => modifiers.split(' ').includes(name)
  const [ctrlKey, metaKey] = [isHeld('Ctrl'), isHeld('Meta')]
  const [altKey, shiftKey] = [isHeld('Alt'), isHeld('Shift')]
  expect(isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey })).toBe(
    leads === 'goes to the search',
  )
})
