import { type Failure, timedOut } from '@save/domain/kernel'
import { named } from '@save/domain/testing/cells'
import { table } from '@save/domain/testing/table'
import { Effect } from 'effect'
import { outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import type { Call } from './call.ts'

const read = (json: unknown) => Effect.succeed(json)
const aChange: Call<unknown> = { method: 'POST', path: '/api/thing', body: {}, read }

const call = named<Call<unknown>>({
  'one that reads': { method: 'GET', path: '/api/thing', read },
  "one that saves the member's data": aChange,
  'one that moves money': { ...aChange, movesMoney: true },
})

const milliseconds = named({ '14.999 s': 14_999, '15 s': 15_000, '10 min': 600_000 })

/** Returns the timers that a call starts. They fire only when the row says so. */
function timersOf(start: () => void) {
  const timers: { readonly run: () => void; readonly after: number }[] = []
  const { setTimeout } = globalThis
  Object.assign(globalThis, {
    setTimeout: (run: () => void, after = 0) => {
      timers.push({ run, after })
    },
  })
  start()
  Object.assign(globalThis, { setTimeout })
  return timers
}

export const deadlines = table({
  title: 'How long does a call wait for the server’s answer?',
  given: { call, after: milliseconds },
  answers: {
    outcome: named<Failure | undefined>({
      'it still waits': undefined,
      'it is given up: timed out': timedOut,
    }),
  },
  rows: `
    id     | call                             | after    | outcome
    ours   | one that reads                   | 14.999 s | it still waits
    ours   | one that reads                   | 15 s     | it is given up: timed out
    ours   | one that saves the member's data | 14.999 s | it still waits
    ours   | one that saves the member's data | 15 s     | it is given up: timed out
    OQ-135 | one that moves money             | 15 s     | it still waits
    OQ-135 | one that moves money             | 10 min   | it still waits
  `,
  decide: async ({ call, after: passed }) => {
    const page = new AbortController()
    const silent = () => new Promise<Response>(() => undefined)
    let outcome: Failure | undefined
    const timers = timersOf(() => {
      outcomeOf(scriptedServer(silent).client.send(call), page.signal).then(
        (ended) => {
          if ('failure' in ended) outcome = ended.failure
        },
        () => undefined,
      )
    })
    for (const { run, after } of timers) if (after <= passed) run()
    await new Promise((resolve) => setTimeout(resolve))
    const waited = { outcome }
    page.abort()
    return waited
  },
})
