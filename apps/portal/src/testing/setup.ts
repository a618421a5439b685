import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Whatever is complained about on the console fails the test that caused it. */
const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      complaints.push(words)
    })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
