import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptTexts } from './kept-texts.ts'

const rule = 'export const half = (all: number) => all / 2'
const newFile = () => join(mkdtempSync(join(tmpdir(), 'kept-')), 'reports', 'history.json')

test('What a version states is read once, and kept for the next build', () => {
  const file = newFile()
  const first = keptTexts(file, 'a')
  const { half } = first.read('rule', rule)
  expect(first.read('rule', `${rule} + 1`)['half']).not.toBe(half)
  first.keep()
  // Whoever alters the file sees whether it is read.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(half ?? '', 'kept'))
  expect(keptTexts(file, 'a').read('rule', rule)).toEqual({ half: 'kept' })
})

test('Versions that were read in another way are read again', () => {
  const file = newFile()
  const first = keptTexts(file, 'a')
  const digests = first.read('rule', rule)
  first.keep()
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(digests['half'] ?? '', 'kept'))
  expect(keptTexts(file, 'b').read('rule', rule)).toEqual(digests)
})

test('A spoilt file is no hindrance, and nothing new is not written', () => {
  const file = newFile()
  keptTexts(file, 'a').keep()
  expect(existsSync(file)).toBe(false)
  const kept = keptTexts(file, 'a')
  kept.read('rule', rule)
  kept.keep()
  writeFileSync(file, '{')
  expect(keptTexts(file, 'a').read('rule', rule)).toEqual(kept.read('rule', rule))
})

test('An old version that nobody can read states nothing', () => {
  expect(keptTexts(newFile(), 'a').read('rule', 'export const half = (')).toEqual({})
})
