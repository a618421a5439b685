import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { retryWrites } from './throttled-history.ts'

describe('A browser that refuses to write the address too often', () => {
  let written: string[]
  let refuses: boolean
  let events: EventTarget
  let history: Pick<History, 'pushState' | 'replaceState'>

  const writing =
    (method: string) => (_state: unknown, _title: string, url?: string | URL | null) => {
      if (refuses) throw new DOMException('Too often', 'SecurityError')
      written.push(`${method} ${url}`)
    }
  const waitASecond = () => vi.advanceTimersByTime(1_000)

  beforeEach(() => {
    vi.useFakeTimers()
    written = []
    refuses = false
    events = new EventTarget()
    history = { pushState: writing('push'), replaceState: writing('replace') }
    retryWrites(history, events)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('DIR-23 an address that the browser accepts is written at once', () => {
    history.replaceState({}, '', '?search=k')
    history.pushState({}, '', '?page=2')
    expect(written).toEqual(['replace ?search=k', 'push ?page=2'])
  })

  test('DIR-23, SEARCH-07 a refusal isn’t an error: the newest address is written as soon as the browser accepts it', () => {
    refuses = true
    for (const text of ['k', 'ki', 'kit']) history.replaceState({}, '', `?search=${text}`)
    waitASecond()
    expect(written).toEqual([])
    refuses = false
    waitASecond()
    waitASecond()
    expect(written).toEqual(['replace ?search=kit'])
  })

  test('writing a newer address at once cancels the waiting one', () => {
    refuses = true
    history.replaceState({}, '', '?search=k')
    refuses = false
    history.replaceState({}, '', '?search=ki')
    waitASecond()
    expect(written).toEqual(['replace ?search=ki'])
  })

  test('a new history entry stays new when its address changes after a refusal', () => {
    refuses = true
    history.pushState({}, '', '/Retailer/1')
    history.replaceState({}, '', '/Retailer/1/tea')
    refuses = false
    waitASecond()
    expect(written).toEqual(['push /Retailer/1/tea'])
  })

  test('DIR-23 the previous entry keeps its newest address, and the new one comes after it', () => {
    refuses = true
    history.replaceState({}, '', '?search=k')
    history.replaceState({}, '', '?search=kite')
    history.pushState({}, '', '/Retailer/1')
    refuses = false
    waitASecond()
    waitASecond()
    expect(written).toEqual(['replace ?search=kite', 'push /Retailer/1'])
  })

  test('a member who goes back or forward during the wait stays there', () => {
    refuses = true
    history.replaceState({}, '', '?search=k')
    refuses = false
    events.dispatchEvent(new Event('popstate'))
    waitASecond()
    expect(written).toEqual([])
  })

  test('any other error stays an error', () => {
    const broken = {
      pushState: () => {
        throw new DOMException('No such state', 'DataCloneError')
      },
      replaceState: () => undefined,
    }
    retryWrites(broken, events)
    expect(() => broken.pushState()).toThrow('No such state')
    waitASecond()
  })
})
