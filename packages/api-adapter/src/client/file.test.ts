import { expect, test, vi } from 'vitest'
import { fetchFile } from './file.ts'

test.each([
  ['comes', () => Promise.resolve(new Response('')), true],
  ['is not there', () => Promise.resolve(new Response('', { status: 404 })), false],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('fetching reports whether a file arrives, here one that %s', async (_, answer, expected) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  expect(await fetchFile('/Member/assets/screen.js')).toBe(expected)
  expect(asked.mock.calls).toEqual([['/Member/assets/screen.js']])
})
