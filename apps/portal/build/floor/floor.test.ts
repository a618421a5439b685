import { describe, expect, test } from 'vitest'
import { isAfter, isNewer } from './compat.ts'
import { newerInScript } from './newer-script.ts'
import { newerInStyle } from './newer-style.ts'

const newest = { support: { chrome: { version_added: '106' } } }
const oldest = { support: { chrome: { version_added: '105' } } }

describe('Newer than the floor', () => {
  test.each([
    ['16.4', '16.0', true],
    ['16.0', '16.0', false],
    ['16', '16.0', false],
    ['≤79', '105', false],
    ['105', '16.9', true],
  ])('%s after %s: %s', (version, other, expected) => {
    expect(isAfter(version, other)).toBe(expected)
  })

  test('the floor’s own release counts as covered, the next one does not', () => {
    expect(isNewer({ __compat: oldest })).toBe(false)
    expect(isNewer({ __compat: newest })).toBe(true)
  })

  test('a feature removed before the floor is missing', () => {
    const gone = { chrome: { version_added: '1', version_removed: '105' } }
    const went = { chrome: { version_added: '1', version_removed: '106' } }
    expect(isNewer({ __compat: { support: gone } })).toBe(true)
    expect(isNewer({ __compat: { support: went } })).toBe(false)
  })

  test('an older name counts where it is written, too', () => {
    const prefixed = { support: { chrome: { version_added: '1', prefix: '-webkit-' } } }
    expect(isNewer({ __compat: prefixed })).toBe(true)
    expect(isNewer({ __compat: prefixed }, true)).toBe(false)
  })
})

describe('The style sheet', () => {
  test.each([
    ['a function', 'a{color:light-dark(red,blue)}', ['light-dark()']],
    ['a function in a token', ':root{--x:light-dark(red,blue)}', ['light-dark()']],
    ['a selector', 'a:has(b){color:red}', [':has']],
    ['a value', 'p{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
    ['a range of widths', '@media (width>=40rem){a{color:red}}', ['(width >= …)']],
    ['a property without its prefix', 'a{mask:none}', ['mask']],
    ['with its prefix', 'a{-webkit-mask:none;mask:none}', []],
    ['a guard', '@supports (color:light-dark(red,red)){a{color:light-dark(red,red)}}', []],
    ['those without', '@supports not (color:lab(0 0 0)){a:has(b){color:red}}', [':has']],
    ['what all have', '@container main (inline-size>40rem){a{inset:0;translate:1px}}', []],
  ])('%s', (_, sheet, expected) => {
    expect(newerInStyle(sheet)).toEqual(expected)
  })
})

describe('A script', () => {
  test.each([
    ['a method', 'text.toWellFormed()', ['toWellFormed()']],
    ['a method of an element', 'found.checkVisibility()', ['checkVisibility()']],
    ['a method of a dialog', 'dialog.current?.requestClose()', ['requestClose()']],
    ['a method that something older has as well', 'canvas.restore()', []],
    ['a method of an object', 'AbortSignal.any([])', ['AbortSignal.any()']],
    ['a pattern that looks behind', 'const a = /(?<=b)c/', ['lookbehind_assertion']],
    ['one in a text', 'new RegExp("(?<!b)c")', ['lookbehind_assertion']],
    ['a named group', 'const a = /(?<year>b)c/', []],
    ['a name that older objects have as well', 'text.at(-1)', []],
    ['a name that is asked for first', '"toWellFormed" in text', []],
  ])('%s', (_, source, expected) => {
    expect(newerInScript(source)).toEqual(expected)
  })
})
