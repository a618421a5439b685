import { describe, expect, test } from 'vitest'
import { codingFor } from './content-coding.rules.ts'
import { cookieLine, cookieOf } from './cookies.rules.ts'
import { safeTarget } from './redirect-target.rules.ts'

describe('Choosing the coding of a response', () => {
  const cases = [
    ['gzip, deflate, br, zstd', 'br', 'both are accepted, so the smaller is chosen'],
    ['gzip', 'gzip', 'only one is known'],
    ['br;q=0.5, gzip', 'gzip', 'one is preferred'],
    ['br;q=0, gzip;q=0.1', 'gzip', 'one is refused'],
    ['*', 'br', 'anything is accepted'],
    ['*;q=0', undefined, 'everything is refused'],
    ['identity', undefined, 'only plain is known'],
    ['', undefined, 'there is no header'],
    [undefined, undefined, 'there is no header'],
    ['BR', 'br', 'letter case makes no difference'],
    ['br;q=nonsense, gzip', 'gzip', 'a weight that is no number counts as refused'],
  ] as const
  for (const [header, coding, says] of cases) {
    test(`${says}: '${header}' gives ${coding ?? 'plain'}`, () => {
      expect(codingFor(header)).toBe(coding)
    })
  }
})

describe('Cookies', () => {
  test('a cookie is found among others, but not by the end of a longer name', () => {
    expect(cookieOf('my-save=1; save=2; save2=3', 'save')).toBe('2')
  })

  test('the first of two cookies with the same name counts', () => {
    expect(cookieOf('a=1; a=2', 'a')).toBe('1')
  })

  test('a missing cookie and a missing header give nothing', () => {
    expect(cookieOf('a=1', 'b')).toBeUndefined()
    expect(cookieOf(null, 'b')).toBeUndefined()
  })

  test('an empty cookie has an empty value', () => {
    expect(cookieOf('a=; b=1', 'a')).toBe('')
  })

  test('a Set-Cookie line has the lifetime and the security flags', () => {
    expect(cookieLine('a', '1')).toBe('a=1; Path=/; SameSite=Lax')
    expect(cookieLine('a', '1', { httpOnly: true, secure: true, maxAge: 60 })).toBe(
      'a=1; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60',
    )
  })
})

describe('Targets of redirects (OQ-141)', () => {
  for (const path of [
    '/Member',
    '/member/myaccount',
    '/Member/Home/Search?search=caf%C3%A9&page=1#top',
    '/MEMBER/Checkout',
    '/Member/Retailer/1061/nook',
  ]) {
    test(`CHALLENGE-07 ${path} is followed unchanged`, () => {
      expect(safeTarget(path)).toBe(path)
    })
  }

  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https:evil.example',
    'https://evil.example',
    'https://evil.example/Member/MyAccount',
    'http:/evil.example',
    'HTTPS:\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '/Member/../evil',
    '/Member/../../evil',
    '/Member/..//evil.example',
    '/Member/../../..//evil.example',
    '/Member/%2e%2e/evil',
    '/Member/%2E%2E//evil.example',
    '/Member/.%2e/evil',
    '/Member\\..\\..\\evil',
    '/Member/..\\evil',
    '/Member%2f..%2f..%2fevil',
    '/%4dember/../evil',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\r\nLocation: https://evil.example',
    '/Member\r\nSet-Cookie: a=b',
    '/Memberevil',
    '/Member.evil.example',
    '/Member@evil.example',
    '/MemberArea',
    'Member/MyAccount',
    './Member',
    '?redirectUrl=//evil.example',
    '#//evil.example',
    '@evil.example',
    '/',
    '',
    'null',
    '/api/logout',
    '/_control/worlds/a',
    '/images/x.svg',
    '/Member/\u0000',
    '/Member/\u0085',
    `/Member/${'a'.repeat(2_000)}`,
    'https://localhost:4400@evil.example/Member',
    '//localhost:4400/Member',
    'http://save.invalid/Member',
    '//save.invalid/Member',
    '／／evil.example',
    '/／evil.example',
    '〱/evil.example',
  ]
  for (const target of hostile) {
    test(`CHALLENGE-07 ${JSON.stringify(target.slice(0, 60))} is not followed`, () => {
      expect(safeTarget(target)).toBeUndefined()
    })
  }

  test('every followed target stays below the base, even as browsers read it', () => {
    const pieces = [
      '/Member',
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '\\',
      '%5c',
      '@',
      ':',
      'x',
      '?',
      '#',
      '\t',
    ]
    const pairs = pieces.flatMap((a) => pieces.map((b) => a + b))
    const targets = pairs.flatMap((a) => pairs.map((b) => safeTarget(a + b)))
    const followed = targets.filter((target) => target !== undefined)
    for (const target of followed) {
      const url = new URL(target, 'https://portal.example/Member/Register')
      expect(url.origin).toBe('https://portal.example')
      expect(url.pathname.toLowerCase()).toMatch(/^\/member(?:\/|$)/)
    }
    expect(followed.length).toBeGreaterThan(100)
  })
})
