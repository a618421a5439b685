import { Effect } from 'effect'
import { deadlineMs } from './http.policy.ts'

/**
 * Interrupts the effect at the deadline and runs `orElse` instead. Effect's own timeout would add its duration code,
 * 1.6 KB, to every page.
 */
export const withDeadline = <Answer, Failure>(
  effect: Effect.Effect<Answer, Failure>,
  orElse: Effect.Effect<Answer, Failure>,
): Effect.Effect<Answer, Failure> => Effect.raceFirst(effect, Effect.andThen(deadline, orElse))

const deadline = Effect.callback<void>((resume) => {
  const timer = setTimeout(() => resume(Effect.void), deadlineMs)
  return Effect.sync(() => clearTimeout(timer))
})
