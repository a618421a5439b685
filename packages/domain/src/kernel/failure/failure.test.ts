import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { check } from '../../testing/check.ts'
import { malformed, serverFault, unreachable } from './failure.schema.ts'
import { arrivals, harmlessFailures, moneyFailures } from './failure.table.ts'
import { failureSentences } from './failure-told.rules.ts'
import { fromEffect } from './from-effect.ts'

check(arrivals)
check(moneyFailures)

test('without a sentence to follow, the page says only the general phrase', () => {
  expect(failureSentences(unreachable)).toEqual(['Something went wrong.'])
})

check(harmlessFailures)

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
