import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A complaint on the console fails the test that caused it. */
const complaints: unknown[][] = []

/** The simulated browser lacks this element; every browser of today has it. */
const isAboutSearchElement = ([text, tag]: readonly unknown[]): boolean =>
  tag === 'search' && String(text).includes('unrecognized in this browser')

beforeEach(() => {
  complaints.length = 0
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      if (!isAboutSearchElement(words)) complaints.push(words)
    })
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
