import { ledgerPolicy, type Purse, type PurseMark } from '@save/domain/ledger'
import { exampleMember } from '@save/domain/testing/examples'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sweepStorages } from './entries.ts'
import { browserPurses } from './shared-purses.ts'
import { browserTab } from './tab-memory.ts'

const another = { ...exampleMember, emailAddress: 'another@example.com' }
const mark: PurseMark = { changed: 'c', key: 'k', lateUntil: 5 }

/** Opens a document that shares the purses. */
function open() {
  const purses = browserPurses()
  const of = (whose = exampleMember, purse: Purse = 'savings') => purses.of(purse, () => whose)
  return { ...purses, of, ...of() }
}

const stored = () => Object.entries({ ...localStorage }).filter(([key]) => key.includes('purse'))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('What a browser’s tabs know of each other’s calls', () => {
  test('OQ-135 every document sees a mark, for its own purse and member only, until it is deleted', () => {
    const [one, other] = [open(), open()]
    one.write(mark)
    expect([
      other.read(),
      other.of(exampleMember, 'salary').read(),
      other.of(another).read(),
    ]).toEqual([mark, {}, {}])
    one.write({})
    expect([other.read(), stored()]).toEqual([{}, []])
  })

  test('PERM-02 a mark names nobody and has no amount', () => {
    open().write(mark)
    const [[key, text] = []] = stored()
    expect([key, JSON.parse(text ?? '')]).toEqual([
      expect.stringMatching(/^save-purse:savings [0-9a-f]{16}$/),
      { value: mark, keptUntil: expect.any(Number) },
    ])
  })

  test('OQ-135 a day later a mark is gone, even another member’s', () => {
    open().of(another).write(mark)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ledgerPolicy.keptMs })
    const purses = open()
    expect(purses.of(another).read()).toEqual({})
    sweepStorages()
    expect(stored()).toEqual([])
  })

  test.each([
    ['no JSON', '{'],
    ['another thing', '"savings"'],
    ['a key that is none', { changed: 'c', key: 7 }],
    ['a time that is none', { changed: 'c', key: 'k', lateUntil: 'soon' }],
  ])('a damaged mark doesn’t count: %s', (_, text) => {
    const purses = open()
    purses.write(mark)
    const [[key = ''] = []] = stored()
    const json = { value: text, keptUntil: Date.now() + 1000 }
    localStorage.setItem(key, typeof text === 'string' ? text : JSON.stringify(json))
    expect(purses.read()).toEqual({})
  })

  test.each([
    [
      'the marks are read again when one is written',
      () => new StorageEvent('storage', { key: 'save-purse:savings 0' }),
      1,
    ],
    [
      'the marks are read again when everything is deleted',
      () => new StorageEvent('storage', { key: null }),
      1,
    ],
    [
      'the marks aren’t read again when something else is written',
      () => new StorageEvent('storage', { key: 'theirs' }),
      0,
    ],
    [
      'the marks are read again when the page comes out of the cache',
      () => Object.assign(new Event('pageshow'), { persisted: true }),
      1,
    ],
    ['the marks aren’t read again when the page is loaded', () => new Event('pageshow'), 0],
  ])('OQ-032 %s', (_, event, times) => {
    const written = vi.fn()
    open().listen(written)
    dispatchEvent(event())
    expect(written).toHaveBeenCalledTimes(times)
  })

  test.each(['visibilitychange', 'resume'])(
    'OQ-032 the marks are read again when a page wakes: %s',
    (name) => {
      const written = vi.fn()
      open().listen(written)
      document.dispatchEvent(new Event(name))
      expect(written).toHaveBeenCalledOnce()
    },
  )

  test('SESSION-06, OQ-032 if the browser refuses its storage, the open tabs still learn of each other’s calls', async () => {
    vi.stubGlobal('localStorage', undefined)
    const [received, messages]: unknown[][] = [[], []]
    const purses = open()
    const written = vi.fn()
    purses.listen(written)
    browserTab().logouts.listen(() => received?.push('logout'))
    const other = new BroadcastChannel('save-tabs')
    other.onmessage = ({ data }) => messages?.push(data)
    purses.write(mark)
    expect(purses.read()).toEqual(mark)
    await vi.waitFor(() => expect(messages).toHaveLength(1))
    const [{ key, newValue }] = messages as [{ key: string; newValue: string }]
    other.postMessage({ key, newValue: newValue.replace('"c"', '"d"') })
    other.postMessage({ key: 'save-logged-out', newValue: 'now' })
    await vi.waitFor(() => expect([received, written.mock.calls.length]).toEqual([['logout'], 1]))
    expect(purses.read()).toEqual({ ...mark, changed: 'd' })
    purses.write({})
    expect(purses.read()).toEqual({})
    other.close()
  })

  test('OQ-135 if the storage is full, unstored data still count until another tab stores something', () => {
    const purses = open()
    purses.listen(() => undefined)
    purses.write({ changed: 'before' })
    const [[key, text] = ['', '']] = stored()
    const { localStorage: storage } = globalThis
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: storage.getItem.bind(storage), setItem })
    purses.write(mark)
    expect(purses.read()).toEqual(mark)
    vi.unstubAllGlobals()
    localStorage.setItem(key, text.replace('before', 'by another tab'))
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    expect(purses.read()).toEqual({ changed: 'by another tab' })
  })

  test('OQ-135 if the storage is full, the other tabs learn that an unstored mark is gone', async () => {
    const { localStorage: storage } = globalThis
    const messages: unknown[] = []
    const other = new BroadcastChannel('save-tabs')
    other.onmessage = ({ data: { newValue } }) => messages.push(newValue)
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { removeItem: storage.removeItem.bind(storage), setItem })
    const purses = open()
    purses.write(mark)
    purses.write({})
    await vi.waitFor(() => expect(messages).toEqual([expect.stringContaining('"k"'), null]))
    other.close()
  })

  test('OQ-135 each press has its own key, a random UUID', () => {
    const { newKey } = open()
    expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(newKey()).not.toBe(newKey())
  })
})

describe('The browser’s locks', () => {
  /** Simulates the browser's exclusive and shared locks. */
  function stubLocks() {
    const held: { name: string; mode: LockMode; ended: Promise<unknown> }[] = []
    const suspended = new Set<LockMode>()
    const request = async (
      name: string,
      ...rest: readonly [...([LockOptions] | []), (lock: object | null) => unknown]
    ): Promise<unknown> => {
      const [{ mode = 'exclusive', ifAvailable = false }, run] =
        rest.length === 2 ? rest : [{}, rest[0]]
      const blocking = () =>
        held.filter((one) => one.name === name && [mode, one.mode].includes('exclusive'))
      if (ifAvailable && blocking().length > 0) return run(null)
      while (blocking().length > 0) await Promise.all(blocking().map(({ ended }) => ended))
      const running = suspended.has(mode) ? new Promise(() => undefined) : run({})
      const lock = { name, mode, ended: Promise.resolve(running) }
      held.push(lock)
      await lock.ended
      held.splice(held.indexOf(lock), 1)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    return { suspended }
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const hold = (key = 'k') => open().hold(key)
  const whenFree = () => {
    const purses = open()
    purses.write(mark)
    return purses.whenFree()
  }

  test('OQ-135 one document holds the lock of a purse at a time', async () => {
    stubLocks()
    const free = await hold()
    expect([typeof free, await hold()]).toEqual(['function', undefined])
    free?.()
    await settle()
    expect(typeof (await hold())).toBe('function')
  })

  test('OQ-135 a page that the member leaves frees the lock, even in the back/forward cache', async () => {
    stubLocks()
    await hold()
    dispatchEvent(new Event('pagehide'))
    await settle()
    expect(typeof (await hold())).toBe('function')
  })

  test('OQ-135 the other documents wait until the lock is free', async () => {
    stubLocks()
    const free = await hold()
    let isFree = false
    const waiting = whenFree().then(() => {
      isFree = true
    })
    await settle()
    expect(isFree).toBe(false)
    free?.()
    await waiting
    expect(isFree).toBe(true)
  })

  test('OQ-135 a page suspended while waiting doesn’t keep others from sending the next call', async () => {
    const { suspended } = stubLocks()
    const free = await hold()
    suspended.add('shared')
    void whenFree()
    free?.()
    await settle()
    expect(typeof (await hold('next'))).toBe('function')
  })

  test.each([
    ['has none', {}],
    ['refuses them', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
  ])(
    'OQ-135 in a browser that %s, the mark alone keeps the documents apart',
    async (_, navigator) => {
      vi.stubGlobal('navigator', navigator)
      expect(typeof (await hold())).toBe('function')
      await whenFree()
    },
  )
})
