import { describe, expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { noSigns, withSign } from './batch.rules.ts'
import { fieldOf, onlyWords, placesIn, signOf } from './sign.rules.ts'
import type { Sign, Signs } from './sign.schema.ts'
import { fields, pages } from './sign.table.ts'
import { callWords, signsPolicy } from './signs.policy.ts'

check(pages)

test('a sign keeps only the known words of a call: /api/Retailers/1061 becomes /api/Retailers/{}', () => {
  expect(onlyWords('/api/Retailers/1061', callWords)).toBe('/api/Retailers/{}')
  expect(onlyWords('/api/search?search=tent', callWords)).toBe('/api/search')
  expect(onlyWords('/api/order/7/Pay', callWords)).toBe('/api/order/{}/Pay')
})

check(fields)

test('a sign names only the beginning of a very long field', () => {
  expect(fieldOf(Array(20).fill('Next').join('.')).split('.')).toHaveLength(8)
})

describe('Only places in our own scripts are reported', () => {
  const own = 'https://save.example/Member/assets/start-1a2b3c4.js:12:2345'
  const local = own.replace('https', 'http')
  test.each([
    ['Chromium and its kin', `TypeError: AB123456C\n    at pay (${own})\n    at ${own}`, 2],
    ['Firefox and Safari', `pay@${own}\n@${own}`, 2],
    ['a server without encryption', `pay@${local}\n${local}`, 2],
    ['a message that looks like a place', `Error: AB123456C ${own}\n`, 0],
    ['a message that looks like a line of Chromium', `Error: look at ${own}\n`, 0],
    ['a message that looks like a line of Firefox', `Error: look pay@${own}\n`, 0],
    ['scripts of others', 'Error\n    at x (chrome-extension://abc/inject.js:1:2)', 0],
    ['scripts without a hash', 'Error\n    at x (https://save.example/assets/a.js:1:2)', 0],
    ['a place that goes on', `Error\n    at x (${own}.AB123456C)`, 0],
    ['more than it needs', `Error\n${`    at ${own}\n`.repeat(20)}`, signsPolicy.mostPlaces],
  ])('%s', (_, stack, count) => {
    const positions = placesIn(stack)
    expect(positions).toHaveLength(count)
    expect(new Set(positions).size).toBeLessThanOrEqual(1)
    expect(positions[0] ?? 'start-1a2b3c4.js:12:2345').toBe('start-1a2b3c4.js:12:2345')
  })
})

describe('A problem report', () => {
  const path = '/Member/Retailer/1061/nook'
  const page = '/Retailer/{}/{}'

  test.each([
    ['a known kind of error says which', 'TypeError', 'TypeError'],
    ['any other name of an error is left out', 'Priya', 'other'],
  ])('%s', (_, name, error) => {
    expect(signOf({ trouble: 'error', path, name, stack: '' })).toEqual({
      sign: 'error',
      page,
      error,
      at: [],
    })
  })

  test.each([
    ['an answer that can’t be read says the call and the field', 'POST', 'POST /api/Query'],
    ['a method that no call has is left out', 'AB123456C', '? /api/Query'],
    ['a method with something before it is left out', 'AB POST', '? /api/Query'],
    ['a method with something after it is left out', 'POST AB', '? /api/Query'],
  ])('%s', (_, method, call) => {
    const trouble = { trouble: 'answer', path, method, call: '/api/Query', at: 'Id' } as const
    expect(signOf(trouble)).toEqual({ sign: 'answer', page, call, field: 'Id' })
  })

  const policy = { trouble: 'policy', path, origin: 'https://save.example', place: '' } as const
  test.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['blob', 'blob'],
    ['trusted-types-sink', 'trusted-types'],
    ['https://save.example', 'own origin'],
    ['https://save.example/AB123456C', 'own origin'],
    ['https://save.example.evil.example/', 'other origin'],
    ['https://cdn.example/AB123456C', 'other origin'],
    ['https://cdn.example/my-extension/', 'other origin'],
    ['//inline.example/', 'other origin'],
    ['', 'other origin'],
  ])('a breach of the policy by "%s" is reported as %s', (blocked, reported) => {
    expect(signOf({ ...policy, directive: 'img-src', blocked })).toEqual({
      sign: 'policy',
      page,
      directive: 'img-src',
      blocked: reported,
      at: [],
    })
  })

  test('an unknown directive of the policy is left out', () => {
    expect(signOf({ ...policy, directive: 'AB123456C', blocked: 'inline' })).toMatchObject({
      directive: 'other',
    })
  })

  test.each([
    ['moz-extension://abc/x.js', ''],
    ['chrome-extension', ''],
    ['inline', 'safari-web-extension://abc/x.js:1:2'],
  ])('an extension’s breach isn’t reported: "%s" "%s"', (blocked, source) => {
    expect(signOf({ ...policy, directive: 'img-src', blocked, place: source })).toBeUndefined()
  })

  test.each([
    ['first', 3_001, 3],
    ['largest', 4_600, 5],
    ['largest', 1e9, signsPolicy.mostSeconds],
  ] as const)(
    'the %s paint after %s ms is reported as %s seconds',
    (paint, milliseconds, seconds) => {
      const sign = { sign: 'paint', page, paint, seconds }
      expect(signOf({ trouble: 'paint', path, paint, milliseconds })).toEqual(sign)
    },
  )

  test.each([
    ['first', 3_000],
    ['largest', 4_000],
    ['largest', Number.NaN],
  ] as const)('the %s paint after %s ms isn’t reported', (paint, milliseconds) => {
    expect(signOf({ trouble: 'paint', path, paint, milliseconds })).toBeUndefined()
  })
})

describe('The content of one batch', () => {
  const sign = (seconds: number): Sign => ({
    sign: 'paint',
    page: '/',
    paint: 'first',
    seconds,
  })

  test('a repeated sign is counted', () => {
    expect([sign(4), sign(5), sign(4)].reduce(withSign, noSigns)).toEqual({
      signs: [
        { seen: sign(4), times: 2 },
        { seen: sign(5), times: 1 },
      ],
      left: 0,
    })
  })

  test('signs beyond the limit are only counted', () => {
    const many = Array.from({ length: signsPolicy.mostSigns + 3 }, (_, i) => sign(i))
    const { signs, left }: Signs = [...many, sign(0)].reduce(withSign, noSigns)
    expect(signs).toHaveLength(signsPolicy.mostSigns)
    expect(signs[0]?.times).toBe(2)
    expect(left).toBe(3)
  })
})
