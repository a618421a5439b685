import { decisionTable } from '@save/domain/testing/decision-table'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import type { Call } from './call.ts'
import { movesMoney } from './moves-money.ts'

const read = (json: unknown) => Effect.succeed(json)
const aRead: Call<unknown> = { method: 'GET', path: '/api/thing', read }
const aChange: Call<unknown> = { method: 'POST', path: '/api/thing', body: {}, read }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('How long is an answer of the server waited for?', () => {
  const cases = decisionTable(
    ['call', 'after', 'then'],
    `
    call                                  | after     | then
    one that reads                        | 14.999 s  | it still waits
    one that reads                        | 15 s      | it is given up: timed out
    one that saves the member's data      | 14.999 s  | it still waits
    one that saves the member's data      | 15 s      | it is given up: timed out
    one that moves money (OQ-135)         | 15 s      | it still waits
    one that moves money (OQ-135)         | 10 min    | it still waits
    `,
  )
  const calls = {
    'one that reads': aRead,
    "one that saves the member's data": aChange,
    'one that moves money (OQ-135)': { ...aChange, ...movesMoney },
  }
  for (const row of cases)
    test(`${row.call}, after ${row.after}: ${row.then}`, async () => {
      const call = Object.entries(calls).find(([name]) => name === row.call)?.[1] ?? aRead
      let answer: (response: Response) => void = () => undefined
      const silent = (request: Request) =>
        new Promise<Response>((resolve, reject) => {
          answer = resolve
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        })
      let then = 'it still waits'
      const ended = outcomeOf(scriptedServer(silent).client.send(call)).then((outcome) => {
        if ('failure' in outcome) then = `it is given up: ${spaced(outcome.failure._tag)}`
      })
      const [count = '', unit] = row.after.split(' ')
      await vi.advanceTimersByTimeAsync(Number(count) * (unit === 's' ? 1_000 : 60_000))
      expect(then).toBe(row.then)
      answer(jsonAnswer({}))
      await ended
    })
})

/** 'TimedOut' is 'timed out'. */
const spaced = (tag: string): string =>
  tag.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
