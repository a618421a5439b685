import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'save-install-'))
  mkdirSync(join(folder, 'node_modules'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const react = { 'node_modules/react': { version: '19.3.1' } }
const otherPlatform = { 'node_modules/tool-darwin': { version: '1.0.0', optional: true } }
const workspace = {
  'packages/ui': {},
  'node_modules/@save/ui': { resolved: 'packages/ui', link: true },
}

function answer(locked: object, installed?: object): boolean {
  const write = (path: string, packages: object) =>
    writeFileSync(join(folder, path), JSON.stringify({ packages }))
  write('package-lock.json', { '': {}, ...locked })
  if (installed !== undefined) write('node_modules/.package-lock.json', installed)
  return isInstalled(folder)
}

test('the locked packages are installed', () => {
  expect(answer({ ...react, ...workspace }, { ...react, ...workspace })).toBe(true)
})

test('an optional package for another platform may be missing', () => {
  expect(answer({ ...react, ...otherPlatform }, react)).toBe(true)
})

test('an interrupted or missing installation is noticed', () => {
  expect(answer(react)).toBe(false)
})

test('a missing package is noticed', () => {
  expect(answer(react, {})).toBe(false)
})

test('another version of a package is noticed', () => {
  expect(answer(react, { 'node_modules/react': { version: '19.3.0' } })).toBe(false)
})

test('a moved workspace is noticed', () => {
  const elsewhere = { 'node_modules/@save/ui': { resolved: 'apps/ui', link: true } }
  expect(answer(workspace, elsewhere)).toBe(false)
})
