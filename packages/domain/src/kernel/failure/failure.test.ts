import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { decisionTable } from '../../testing/decision-table.ts'
import { mayHaveArrived } from './failure.rules.ts'
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
import { fromEffect } from './from-effect.ts'

const failures: Record<string, Failure> = {
  'not sent': notSent,
  unreachable,
  'timed out': timedOut,
  unauthorised,
  forbidden,
  'not found': notFound,
  'server fault': serverFault(500),
  malformed: malformed('Values'),
}

describe('May a request have taken effect although no answer was had? (OQ-135)', () => {
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
    server fault | yes
    malformed    | yes
    `,
  )
  for (const row of cases) {
    test(`${row.failure}: ${row.answer}`, () => {
      expect(mayHaveArrived(failures[row.failure] as Failure)).toBe(row.answer === 'yes')
    })
  }
})

describe('An Effect as an actor', () => {
  test('gives the answer', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.succeed(3))).start()
    expect(await toPromise(actor)).toBe(3)
  })

  test('rejects with the failure itself', async () => {
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
