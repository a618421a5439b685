import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { check } from '../../testing/check.ts'
import { malformed, notSent, serverFault, unreachable } from './failure.schema.ts'
import { arrivals, harmlessFailures, moneyFailures } from './failure.table.ts'
import { failureSentences } from './failure-messages.rules.ts'
import { fromEffect, sending } from './from-effect.ts'

check(arrivals)
check(moneyFailures)

test('without a second sentence the message is only the general one', () => {
  expect(failureSentences(unreachable)).toEqual(['Something went wrong.'])
})

check(harmlessFailures)

describe('An Effect as an actor', () => {
  test('the actor gives the answer of the call', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.succeed(3))).start()
    expect(await toPromise(actor)).toBe(3)
  })

  test('the actor fails with the failure of the call', async () => {
    const actor = createActor(fromEffect<number>(() => Effect.fail(serverFault(503))))
    actor.subscribe({ error: () => {} })
    const outcome = toPromise(actor)
    actor.start()
    await expect(outcome).rejects.toEqual(serverFault(503))
  })

  test('the actor sends its content, or nothing if it has none', async () => {
    const outcomeOf = (input: number | undefined) => {
      const actor = createActor(
        sending((content: number) => Effect.succeed(content)),
        { input },
      )
      actor.subscribe({ error: () => {} })
      const outcome = toPromise(actor)
      actor.start()
      return outcome
    }
    expect(await outcomeOf(0)).toBe(0)
    await expect(outcomeOf(undefined)).rejects.toEqual(notSent)
  })

  test('the actor reports a defect as a malformed answer, without crashing', async () => {
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
