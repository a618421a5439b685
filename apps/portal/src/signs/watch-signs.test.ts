import type { Signs } from '@save/domain/signs'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchSigns } from './watch-signs.ts'

const sent: Signs[] = []
let unreadable: (method: string, call: string, at: string) => void = () => undefined
const observers = new Map<string, (entry: Partial<PerformanceEntry>) => void>()

class ScriptedObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint']
  readonly #hear: (list: unknown) => void
  constructor(callback: (list: unknown) => void) {
    this.#hear = callback
  }
  observe({ type }: { type: string }) {
    observers.set(type, (entry) => this.#hear({ getEntries: () => [entry] }))
  }
}

vi.stubGlobal('PerformanceObserver', ScriptedObserver)
watchSigns({ send: (signs) => sent.push(signs) }, (listener) => {
  unreadable = listener
})

/** The signs since the last call, as sent when the member leaves the page. */
function noticed() {
  dispatchEvent(new Event('pagehide'))
  return sent.splice(0).flatMap(({ signs }) => signs.map(({ seen }) => seen))
}

beforeEach(() => {
  history.replaceState(null, '', '/Member/Retailer/1061/nook?search=AB123456C')
})

const page = '/Retailer/{}/{}'

test('an uncaught error is reported, without its message', () => {
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('AB123456C') }))
  expect(noticed()).toEqual([{ sign: 'error', page, error: 'TypeError', at: [] }])
})

test('a rejected promise is reported, for any reason', () => {
  for (const reason of [new RangeError('AB123456C'), 'AB123456C', undefined])
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(noticed()).toEqual([
    { sign: 'error', page, error: 'RangeError', at: [] },
    { sign: 'error', page, error: 'other', at: [] },
  ])
})

test('a breach of the content security policy is reported', () => {
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'http://elsewhere.example/AB123456C',
    sourceFile: `${location.origin}/Member/assets/start-1a2b3c4D.js`,
    lineNumber: 1,
    columnNumber: 2345,
  }
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  expect(noticed()).toEqual([
    {
      sign: 'policy',
      page,
      directive: 'img-src',
      blocked: 'other origin',
      at: ['start-1a2b3c4D.js:1:2345'],
    },
  ])
})

test('an unreadable answer is reported', () => {
  unreadable('GET', '/api/Retailers/1061', 'Offers[3].Id')
  expect(noticed()).toEqual([
    { sign: 'answer', page, call: 'GET /api/Retailers/{}', field: 'Offers[].Id' },
  ])
})

test('a slow first paint is reported, and the largest once it is final', () => {
  observers.get('paint')?.({ name: 'first-paint', startTime: 9_000 })
  observers.get('paint')?.({ name: 'first-contentful-paint', startTime: 5_000 })
  observers.get('largest-contentful-paint')?.({ startTime: 6_000 })
  observers.get('largest-contentful-paint')?.({ startTime: 8_000 })
  dispatchEvent(new Event('keydown'))
  observers.get('largest-contentful-paint')?.({ startTime: 30_000 })
  expect(noticed()).toEqual([
    { sign: 'paint', page, paint: 'first', seconds: 5 },
    { sign: 'paint', page, paint: 'largest', seconds: 8 },
  ])
})
