import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { watchTextNodes } from './translated-page.ts'

// Loading a screen's code may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** A console error fails the test that caused it. */
const complaints: unknown[][] = []

/** The simulated browser lacks this element; every current browser has it. */
const isAboutSearchElement = ([text, tag]: readonly unknown[]): boolean =>
  tag === 'search' && String(text).includes('unrecognized in this browser')

type Change = Pick<
  IntersectionObserverEntry,
  'isIntersecting' | 'target' | 'intersectionRect' | 'boundingClientRect' | 'rootBounds'
>

/** The simulated browser has no layout, so everything counts as in view. */
class EverythingInView {
  readonly #heard: (changes: readonly Change[]) => void
  constructor(callback: (changes: readonly Change[]) => void) {
    this.#heard = callback
  }
  observe(target: Element): void {
    const rect = target.getBoundingClientRect()
    const entry = { intersectionRect: rect, boundingClientRect: rect, rootBounds: null }
    this.#heard([{ isIntersecting: true, target, ...entry }])
  }
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingInView })
Object.assign(document, { elementFromPoint: () => document.documentElement })

let frozenTexts: () => readonly string[]
let origin = ''

beforeEach(() => {
  frozenTexts = watchTextNodes()
  complaints.length = 0
  origin = location.origin
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => {
      if (!isAboutSearchElement(args)) complaints.push(args)
    })
})

afterEach(() => {
  const frozen = frozenTexts()
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(location.origin, 'a link was followed, and the next test is on its page').toBe(origin)
  expect(complaints).toEqual([])
  expect(frozen, 'texts that a translating browser would freeze').toEqual([])
})

// Members take a second between two presses, but a script is faster than the double-press limit
// (record 15). Only the tests of that rule, in packages/ui, set their own times.
const times = new WeakMap<Event, number>()
let leisurely = 0
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event) {
    const known = times.get(this)
    if (known !== undefined) return known
    leisurely += 1_000
    times.set(this, leisurely)
    return leisurely
  },
})
