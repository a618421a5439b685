import { Effect, Fiber } from 'effect'
import type { Failure } from './failure.schema.ts'

/**
 * A call that, once it is sent, goes on to its end, whoever waits for it: leaving the screen takes
 * back no withdrawal (OQ-135). As long as it runs, the same call is not sent a second time: whoever
 * comes back and asks again gets the answer of the first.
 *
 * @param whenAlone runs at the end of a call that somebody has left meanwhile: what the server has
 *   changed is to be read again
 */
export function carriedThrough<Input extends readonly unknown[], Answer>(
  call: (...input: Input) => Effect.Effect<Answer, Failure>,
  whenAlone: () => void,
): (...input: Input) => Effect.Effect<Answer, Failure> {
  const running = new Map<string, Fiber.Fiber<Answer, Failure>>()

  const start = (key: string, input: Input) => {
    const fiber = Effect.runFork(call(...input))
    running.set(key, fiber)
    fiber.addObserver(() => running.delete(key))
    return fiber
  }

  return (...input) =>
    Effect.suspend(() => {
      const key = JSON.stringify(input)
      const fiber = running.get(key) ?? start(key, input)
      return Effect.onInterrupt(Fiber.join(fiber), () =>
        Effect.sync(() => void fiber.addObserver(whenAlone)),
      )
    })
}

/**
 * A call that, once it is sent, goes on to its end even if nobody waits for it any more. Unlike what
 * is `carriedThrough`, it counts each time.
 */
export const sentWhateverHappens =
  <Input extends readonly unknown[], Answer>(
    call: (...input: Input) => Effect.Effect<Answer, Failure>,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => Fiber.join(Effect.runFork(call(...input))))
