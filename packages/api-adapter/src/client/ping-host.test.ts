import { afterEach, expect, test, vi } from 'vitest'
import { isHostReachable } from './ping-host.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['an answer', async () => new Response(null, { status: 200 }), true],
  ['a refusal', async () => new Response(null, { status: 503 }), false],
  ['silence', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', answer)
  expect(await isHostReachable('/Member/Contact')).toBe(expected)
})
