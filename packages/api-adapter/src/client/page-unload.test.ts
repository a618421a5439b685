import { moneyCallPolicy, unreachable } from '@save/domain/kernel'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { endingMs } from './http.policy.ts'
import { leavingOf } from './page-unload.ts'

const { leavingMs } = moneyCallPolicy

describe('Unloading a page whose calls the browser aborts first (OQ-135)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const page = () => {
    const window = new EventTarget()
    const whenLost = leavingOf(window)
    const { client } = scriptedServer(() => Promise.reject(new TypeError('NetworkError')), {
      whenLost,
    })
    const call = {
      method: 'GET',
      path: '/api/thing',
      read: Effect.succeed,
      movesMoney: true,
    } as const
    let outcome: unknown
    return {
      ask: (moment = 'beforeunload') => window.dispatchEvent(new Event(moment)),
      send: () => void outcomeOf(client.send(call)).then((ended) => (outcome = ended)),
      outcome: () => outcome,
    }
  }

  test.each([['beforeunload'], ['pagehide']])(
    'a page that is unloading doesn’t report aborted calls (%s)',
    async (moment) => {
      const { ask, send, outcome } = page()
      ask(moment)
      send()
      await vi.advanceTimersByTimeAsync(leavingMs - 1)
      expect(outcome()).toBeUndefined()
    },
  )

  test('a page that stays reports aborted calls', async () => {
    const { ask, send, outcome } = page()
    ask()
    send()
    await vi.advanceTimersByTimeAsync(leavingMs)
    expect(outcome()).toEqual({ failure: unreachable })
  })

  test('a page reports nothing until long enough after the last request for another page', async () => {
    const { ask, send, outcome } = page()
    ask()
    send()
    await vi.advanceTimersByTimeAsync(leavingMs - 1)
    ask()
    await vi.advanceTimersByTimeAsync(leavingMs - 1)
    expect(outcome()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome()).toEqual({ failure: unreachable })
  })

  test('a call lost later, for another reason, is reported at once', async () => {
    const { ask, send, outcome } = page()
    ask()
    await vi.advanceTimersByTimeAsync(endingMs + 1)
    send()
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome()).toEqual({ failure: unreachable })
  })

  test('a page that isn’t unloading reports a failure at once', async () => {
    const { send, outcome } = page()
    send()
    await vi.advanceTimersByTimeAsync(0)
    expect(outcome()).toEqual({ failure: unreachable })
  })
})
