import { Effect, type Exit, Fiber } from 'effect'
import type { Failure } from './failure.schema.ts'

/**
 * A call that runs to its end once it is sent: leaving the screen does not take back a withdrawal
 * (OQ-135). While it runs it is not sent again: a second caller gets the first call's answer. A call
 * with another content waits for it, so that the member's last save is the last to arrive.
 *
 * @param whenAlone gets the end of a call whose screen was left, to read again what it changed and to
 *   tell the member
 */
export function carriedThrough<Input extends readonly unknown[], Answer>(
  call: (...input: Input) => Effect.Effect<Answer, Failure>,
  whenAlone: (end: Exit.Exit<Answer, Failure>) => void,
): (...input: Input) => Effect.Effect<Answer, Failure> {
  const running = new Map<string, Fiber.Fiber<Answer, Failure>>()

  const start = (key: string, input: Input) => {
    const before = [...running.values()].at(-1)
    const turn = before === undefined ? Effect.void : Fiber.await(before)
    const fiber = Effect.runFork(Effect.andThen(turn, call(...input)))
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
 * A call that, once sent, runs to its end even if nobody waits for it. Unlike a `carriedThrough`
 * call, it is sent each time.
 */
export const sentWhateverHappens =
  <Input extends readonly unknown[], Answer>(
    call: (...input: Input) => Effect.Effect<Answer, Failure>,
  ): ((...input: Input) => Effect.Effect<Answer, Failure>) =>
  (...input) =>
    Effect.suspend(() => Fiber.join(Effect.runFork(call(...input))))
