import { Effect, Fiber } from 'effect'
import { expect, test } from 'vitest'
import { scriptedCall, waitUntilIdle } from '../../testing/scripted-call.ts'
import { serverFault } from './failure.schema.ts'
import { runDetached, sendDetached } from './run-detached.ts'

function arrange() {
  const sent = scriptedCall<string, [number]>()
  let alone = 0
  let sentCount = 0
  const call = runDetached(sent.call, {
    whenSent: () => {
      sentCount += 1
    },
    whenEnded: (_, isAwaited) => {
      if (!isAwaited) alone += 1
    },
  })
  const ask = (pounds: number) => {
    const waiting = Effect.runFork(call(pounds))
    return {
      heard: Effect.runPromiseExit(Fiber.join(waiting)).then((exit) =>
        exit._tag === 'Success' ? exit.value : 'no answer',
      ),
      leave: () => Effect.runFork(Fiber.interrupt(waiting)),
    }
  }
  return { sent, ask, alone: () => alone, begun: () => sentCount }
}

test('OQ-135 a waiting caller gets the answer, and the outcome isn’t reported elsewhere', async () => {
  const { sent, ask, alone } = arrange()
  const { heard } = ask(5)
  await waitUntilIdle()
  await sent.answer('created')
  expect([await heard, alone()]).toEqual(['created', 0])
})

test('OQ-135 a call continues even if nobody waits for it, and its outcome is reported', async () => {
  const { sent, ask, alone } = arrange()
  const { leave } = ask(5)
  await waitUntilIdle()
  leave()
  await waitUntilIdle()
  expect([sent.interrupted(), alone()]).toEqual([0, 0])
  await sent.answer('created')
  expect([sent.asked.length, alone()]).toEqual([1, 1])
})

test('OQ-135 the outcome of a failed call is reported as well', async () => {
  const { sent, ask, alone } = arrange()
  const { leave } = ask(5)
  await waitUntilIdle()
  leave()
  await waitUntilIdle()
  await sent.fail(serverFault(500))
  expect(alone()).toBe(1)
})

test('OQ-135 the same call is not sent again while it runs, and both callers get its answer', async () => {
  const { sent, ask, alone, begun } = arrange()
  const first = ask(5)
  await waitUntilIdle()
  first.leave()
  await waitUntilIdle()
  const second = ask(5)
  await waitUntilIdle()
  expect([sent.asked, begun()]).toEqual([[[5]], 1])
  await sent.answer('created')
  // The second caller's page shows the outcome, so no other page reports it.
  expect([await second.heard, alone()]).toEqual(['created', 0])
})

test('EDIT-03 a different call waits for the running one, so that the last save wins', async () => {
  const { sent, ask } = arrange()
  const first = ask(5)
  await waitUntilIdle()
  first.leave()
  const [second, third] = [ask(6), ask(7)]
  await waitUntilIdle()
  expect(sent.asked).toEqual([[5]])
  await sent.fail(serverFault(500))
  expect(sent.asked).toEqual([[5], [6]])
  await sent.answer('created')
  expect([await second.heard, sent.asked]).toEqual(['created', [[5], [6], [7]]])
  await sent.answer('changed')
  expect(await third.heard).toBe('changed')
})

test('the same call is sent again after its end', async () => {
  const { sent, ask } = arrange()
  ask(5)
  await waitUntilIdle()
  await sent.answer('created')
  ask(5)
  await waitUntilIdle()
  expect(sent.asked).toEqual([[5], [5]])
})

test('OQ-067 every visit is logged separately, even if nobody waits for it', async () => {
  const log = scriptedCall<void>()
  const logVisit = sendDetached(log.call)
  const first = Effect.runFork(logVisit())
  await waitUntilIdle()
  Effect.runFork(Fiber.interrupt(first))
  await waitUntilIdle()
  Effect.runFork(logVisit())
  await waitUntilIdle()
  expect([log.asked.length, log.interrupted()]).toEqual([2, 0])
})
