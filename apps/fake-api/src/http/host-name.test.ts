import { describe, expect, test } from 'vitest'
import { isNameOfOurs } from './host-name.rules.ts'

describe('Names of the host', () => {
  const ours = [
    'localhost',
    'localhost:4400',
    'LocalHost:4400',
    'localhost.',
    'save.localhost:4400',
    '127.0.0.1',
    '127.0.0.1:4400',
    '[::1]:4400',
    '[::1]',
    '192.168.1.20:4400',
    'my-machine:4400',
    'MY-MACHINE',
  ]
  for (const header of ours) {
    test(`${header} is the host’s own name`, () => {
      expect(isNameOfOurs(header, ['my-machine'])).toBe(true)
    })
  }

  const foreign = [
    'evil.example',
    'evil.example:4400',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1.evil.example:80',
    'my-machine.evil.example',
    '127.0.0.1:4400:80',
    'evil.example#localhost',
    'user@localhost',
    '[evil.example]',
    '',
    undefined,
  ]
  for (const header of foreign) {
    test(`${header ?? 'a missing name'} isn’t one of the host’s own`, () => {
      expect(isNameOfOurs(header, ['my-machine'])).toBe(false)
    })
  }
})
