import { Effect, type Exit, Fiber } from 'effect'
import type { Failure } from './failure.schema.ts'

interface DetachedCall<Answer, Input extends readonly unknown[]> {
  /** Runs once for all callers with the same input. */
  readonly whenSent: (...input: Input) => void
  /** Reads the changed data again, and reports the outcome if no screen does. */
  readonly whenEnded: (end: Exit.Exit<Answer, Failure>, isAwaited: boolean) => void
}

interface Running<Answer> {
  readonly fiber: Fiber.Fiber<Answer, Failure>
  /** The number of callers waiting for the answer. */
  listeners: number
}

/**
 * A call that runs to its end once it is sent (OQ-135). While it runs, a second caller with the same content gets its
 * answer, and a call with other content waits for it, so that the member's last save arrives last.
 */
export function runDetached<Input extends readonly unknown[], Answer>(
  call: (...input: Input) => Effect.Effect<Answer, Failure>,
  { whenSent, whenEnded }: DetachedCall<Answer, Input>,
): (...input: Input) => Effect.Effect<Answer, Failure> {
  const all = new Map<string, Running<Answer>>()

  const start = (key: string, input: Input) => {
    const before = [...all.values()].at(-1)
    const turn = before === undefined ? Effect.void : Fiber.await(before.fiber)
    whenSent(...input)
    const running = {
      fiber: Effect.runFork(Effect.andThen(turn, call(...input))),
      listeners: 0,
    }
    all.set(key, running)
    running.fiber.addObserver((end) => {
      all.delete(key)
      whenEnded(end, running.listeners > 0)
    })
    return running
  }

  return (...input) =>
    Effect.suspend(() => {
      const key = JSON.stringify(input)
      const running = all.get(key) ?? start(key, input)
      running.listeners += 1
      return Effect.onInterrupt(Fiber.join(running.fiber), () =>
        Effect.sync(() => {
          running.listeners -= 1
        }),
      )
    })
}

/** A call that runs to its end once it is sent, each time, even with the same content as the last. */
export const sendDetached =
  <Input extends readonly unknown[], Answer>(
    call: (...input: Input) => Effect.Effect<Answer, Failure>,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => Fiber.join(Effect.runFork(call(...input))))
