import { Effect } from 'effect'
import { deadlineMs } from './http.policy.ts'

/**
 * Only until the deadline; then it is interrupted, and `orElse` happens instead. Effect's own timeout
 * would bring everything that durations can do, 1.6 KB, to every page.
 */
export const inTime = <Answer, Failure>(
  effect: Effect.Effect<Answer, Failure>,
  orElse: Effect.Effect<Answer, Failure>,
): Effect.Effect<Answer, Failure> => Effect.raceFirst(effect, Effect.andThen(deadline, orElse))

const deadline = Effect.callback<void>((resume) => {
  const timer = setTimeout(() => resume(Effect.void), deadlineMs)
  return Effect.sync(() => clearTimeout(timer))
})
