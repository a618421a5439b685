import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.rules.ts'

const settingsOf = (environment: Record<string, string>) => {
  const reading = readSettings(environment)
  return 'settings' in reading ? reading.settings : undefined
}

describe('Settings of the server', () => {
  test('by default the server uses port 4400 of this machine only, for development, without a log', () => {
    expect(settingsOf({})).toEqual({
      port: 4400,
      host: undefined,
      isDevelopment: true,
      hostNames: [],
      isHttps: false,
      isLogging: false,
      servesPortal: true,
      dataFile: undefined,
    })
  })

  test('the server’s names are the one it listens on and the given ones', () => {
    const names = settingsOf({ HOST: 'my-machine', SAVE_HOST_NAMES: 'portal.test, save.test' })
    expect(names?.hostNames).toEqual(['my-machine', 'portal.test', 'save.test'])
  })

  test('--data names the file that stores the worlds, relative to the folder of npm', () => {
    const from = (environment: Record<string, string>, path: string) => {
      const reading = readSettings(environment, ['--data', path])
      return 'settings' in reading ? reading.settings.dataFile : undefined
    }
    expect(from({ INIT_CWD: '/home/me' }, 'worlds.json')).toBe('/home/me/worlds.json')
    expect(from({ INIT_CWD: '/home/me' }, '/var/worlds.json')).toBe('/var/worlds.json')
  })

  for (const args of [['--data'], ['--date', 'x'], ['x'], ['--data', 'x', 'y']]) {
    test(`${args.join(' ')} is refused with a list of the allowed arguments`, () => {
      expect(readSettings({}, args)).toEqual({
        complaint: expect.stringContaining('--data <file>'),
      })
    })
  }

  for (const [text, port] of [
    ['4500', 4500],
    ['0', 0],
    ['65535', 65_535],
    ['', 4400],
  ] as const) {
    test(`PORT='${text}' means port ${port}`, () => {
      expect(settingsOf({ PORT: text })?.port).toBe(port)
    })
  }

  for (const text of ['abc', '70000', '65536', '-1', '80.5', '1e3', '0x50', ' 80', '080808']) {
    test(`PORT='${text}' is refused with a message that quotes it`, () => {
      expect(readSettings({ PORT: text })).toEqual({
        complaint: expect.stringContaining(`PORT is '${text}'`),
      })
    })
  }

  test('NODE_ENV=production is refused with a message that says how to allow it', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toEqual({
      complaint: expect.stringContaining('SAVE_ALLOW_PRODUCTION=1'),
    })
  })

  test('NODE_ENV=production switches development off if it is allowed', () => {
    const environment = { NODE_ENV: 'production', SAVE_ALLOW_PRODUCTION: '1' }
    expect(settingsOf(environment)?.isDevelopment).toBe(false)
  })

  test('only 1 switches a flag on', () => {
    const on = { SAVE_LOG: '1', SAVE_HTTPS: '1', SAVE_API_ONLY: '1' }
    expect(settingsOf(on)).toMatchObject({ isLogging: true, isHttps: true, servesPortal: false })
    expect(settingsOf({ SAVE_LOG: 'no' })?.isLogging).toBe(false)
  })
})
