import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  completed,
  type LockedPackages,
  missingOptionals,
  platformOf,
  uncheckedIn,
  withChecksums,
} from './completed-lock.mjs'

const lockFile = new URL('../../package-lock.json', import.meta.url)

const lockedPackages = (): LockedPackages => JSON.parse(readFileSync(lockFile, 'utf8')).packages

describe('The lock file of this repository', () => {
  test('the lock file has an entry for every platform that a package names', () => {
    expect(missingOptionals(lockedPackages())).toEqual([])
  })

  test('the lock file has no download addresses, so that any registry can serve it', () => {
    const addresses = Object.values(lockedPackages()).flatMap(({ resolved, link }) =>
      resolved === undefined || link ? [] : resolved,
    )
    expect(addresses).toEqual([])
  })

  test('no locked package runs a script when it is installed', () => {
    const scripted = Object.entries(lockedPackages()).filter(([, entry]) => entry.hasInstallScript)
    expect(scripted.map(([path]) => path)).toEqual([])
  })

  test('every package of every platform has a checksum', () => {
    expect(uncheckedIn(lockedPackages())).toEqual([])
  })
})

describe('Completing a lock file', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@tool/cli-darwin-arm64': '2.0.0', '@tool/cli-linux-x64': '2.0.0' },
  }
  const here = { version: '2.0.0', os: ['linux'], cpu: ['x64'], optional: true }

  test('missing platforms are added, and existing entries stay', () => {
    const lock = { '': {}, 'node_modules/tool': tool, 'node_modules/@tool/cli-linux-x64': here }
    const { packages, added } = completed(lock)
    expect(added).toEqual(['node_modules/@tool/cli-darwin-arm64'])
    expect(packages['node_modules/@tool/cli-darwin-arm64']).toEqual({
      version: '2.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    })
    expect(packages['node_modules/@tool/cli-linux-x64']).toBe(here)
  })

  test('an optional package that is locked beside its parent is found', () => {
    const lock = {
      'node_modules/host/node_modules/tool': tool,
      'node_modules/host/node_modules/@tool/cli-linux-x64': here,
      'node_modules/@tool/cli-darwin-arm64': here,
    }
    expect(completed(lock).added).toEqual([])
  })

  test('only missing checksums are requested', () => {
    const lock = {
      '': {},
      'packages/own': {},
      'node_modules/own': { link: true },
      'node_modules/tool': { version: '2.0.0', integrity: 'sha512-here' },
      'node_modules/tool/node_modules/@tool/cli': { version: '1.0.0', optional: true },
    }
    const checked = withChecksums(lock, (name, version) => `sha512 of ${name} ${version}`)
    expect(checked).toEqual({
      ...lock,
      'node_modules/tool/node_modules/@tool/cli': {
        version: '1.0.0',
        integrity: 'sha512 of @tool/cli 1.0.0',
        optional: true,
      },
    })
    expect(uncheckedIn(checked)).toEqual([])
  })

  test.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@oxc-parser/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['@oxc-parser/binding-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@turbo/windows-64', { os: ['win32'], cpu: ['x64'] }],
  ])('the platform is read from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  test('a platform that the name doesn’t show is never guessed', () => {
    expect(() => platformOf('fsevents')).toThrow('Can’t detect the platform')
  })
})
