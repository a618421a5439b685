import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { decisionTable } from '../../testing/decision-table.ts'
import { isEndOfSession, isUnanswered, mayHaveArrived } from './failure.rules.ts'
import {
  type Failure,
  forbidden,
  malformed,
  notFound,
  notSent,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from './failure.schema.ts'
import { failureSentences, harmlessFailureSentences } from './failure-told.rules.ts'
import { fromEffect } from './from-effect.ts'

const failures: Record<string, Failure> = {
  'not sent': notSent,
  unreachable,
  'timed out': timedOut,
  unauthorised,
  forbidden,
  'not found': notFound,
  ...Object.fromEntries(
    [399, 400, 407, 408, 409, 410, 422, 499, 500].map((status) => [
      `status ${status}`,
      serverFault(status),
    ]),
  ),
  malformed: malformed('Values'),
}

describe('May a request have taken effect although there is no usable answer? (OQ-135)', () => {
  const cases = decisionTable(
    ['failure', 'answer'],
    `
    failure      | answer
    not sent     | no
    unreachable  | yes
    timed out    | yes
    unauthorised | no
    forbidden    | no
    not found    | no
    status 399   | yes
    status 400   | no
    status 407   | no
    status 408   | yes
    status 409   | yes
    status 410   | no
    status 499   | no
    status 500   | yes
    malformed    | yes
    `,
  )
  for (const row of cases) {
    test(`${row.failure}: ${row.answer}`, () => {
      expect(mayHaveArrived(failures[row.failure] as Failure)).toBe(row.answer === 'yes')
    })
  }
})

describe('What does the page say when the order of a benefit, the purchase of a voucher or the order of a basket fails? (OQ-015, OQ-135)', () => {
  const cases = decisionTable(
    ['failure', 'told'],
    `
    failure      | told
    not sent     | Something went wrong.
    unreachable  | Something went wrong. ‹where to look first›
    timed out    | Something went wrong. ‹where to look first›
    unauthorised | (nothing)
    forbidden    | Something went wrong.
    not found    | Something went wrong.
    status 422   | Something went wrong.
    status 500   | Something went wrong. ‹where to look first›
    malformed    | Something went wrong. ‹where to look first›
    `,
  )
  for (const row of cases) {
    test(`${row.failure}: ${row.told}`, () => {
      const failure = failures[row.failure] as Failure
      expect(failureSentences(failure, '‹where to look first›').join(' ') || '(nothing)').toBe(
        row.told,
      )
      expect(isEndOfSession(failure)).toBe(row.told === '(nothing)')
    })
  }

  test('without a sentence to follow, the failure is told alone', () => {
    expect(failureSentences(unreachable)).toEqual(['Something went wrong.'])
  })
})

describe('What does the page say when cancelling a benefit, saving a part of the account or a message to support fails? None of them moves money. (OQ-019, OQ-112, OQ-135)', () => {
  const cases = decisionTable(
    ['failure', 'told'],
    `
    failure      | told
    not sent     | Something went wrong.
    unreachable  | Something went wrong. ‹it may have arrived›
    timed out    | Something went wrong. ‹it may have arrived›
    unauthorised | (nothing)
    forbidden    | Something went wrong.
    not found    | Something went wrong.
    status 422   | Something went wrong.
    status 500   | Something went wrong.
    malformed    | Something went wrong.
    `,
  )
  for (const row of cases) {
    test(`${row.failure}: ${row.told}`, () => {
      const failure = failures[row.failure] as Failure
      const told = harmlessFailureSentences(failure, '‹it may have arrived›')
      expect(told.join(' ') || '(nothing)').toBe(row.told)
      expect(isUnanswered(failure)).toBe(told.length === 2)
    })
  }
})

describe('An Effect as an actor', () => {
  test('gives the answer of the call', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.succeed(3))).start()
    expect(await toPromise(actor)).toBe(3)
  })

  test('fails with the failure of the call itself', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.fail(serverFault(503))))
    actor.subscribe({ error: () => {} })
    const outcome = toPromise(actor)
    actor.start()
    await expect(outcome).rejects.toEqual(serverFault(503))
  })

  test('a defect is a malformed answer, not a crash', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.die(new Error('bug'))))
    actor.subscribe({ error: () => {} })
    const outcome = toPromise(actor)
    actor.start()
    await expect(outcome).rejects.toEqual(malformed('(defect)'))
  })

  test('stopping the actor interrupts the Effect', async () => {
    const interrupted = await new Promise<boolean>((resolve) => {
      const endless = Effect.onInterrupt(Effect.never, () => Effect.sync(() => resolve(true)))
      const actor = createActor(fromEffect(() => endless)).start()
      Promise.resolve().then(() => actor.stop())
    })
    expect(interrupted).toBe(true)
  })
})
