import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { followableLink, isOwnPath, isWebAddress } from './link.rules.ts'
import { addresses, tokenCarriers } from './link.table.ts'

check(addresses)

test('characters that browsers skip can’t hide a script', () => {
  for (const address of ['\u0001javascript:alert(1)', 'java\tscript:alert(1)', ' \njavascript:x']) {
    expect([isWebAddress(address), followableLink(address)]).toEqual([false, undefined])
  }
})

test('a tab character can’t hide a foreign host', () => {
  expect([isOwnPath('/\t/shop.example'), followableLink('/\t/shop.example')]).toEqual([
    false,
    undefined,
  ])
})

test('white space around an address is removed, but not inside it', () => {
  const written = ['  /Member/Home  ', 'https://shop.example/a b', '/a b']
  expect(written.map(followableLink)).toEqual(['/Member/Home', 'https://shop.example/a b', '/a b'])
})

test('a missing address is neither a web address nor a link', () => {
  expect([isWebAddress(undefined), followableLink(undefined)]).toEqual([false, undefined])
})

check(tokenCarriers)
