import { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'

/** A call that a test answers by hand, one at a time, in the order of the calls. */
export interface ScriptedCall<Answer, Input extends readonly unknown[] = []> {
  readonly call: (...input: Input) => Effect.Effect<Answer, Failure>
  /** What each call was given. */
  readonly asked: Input[]
  /** How many calls were interrupted before they were answered. */
  readonly interrupted: () => number
  /** Answers the oldest waiting call, and lets everything that follows happen. */
  readonly answer: (answer: Answer) => Promise<void>
  readonly fail: (failure: Failure) => Promise<void>
}

export function scriptedCall<Answer, Input extends readonly unknown[] = []>(): ScriptedCall<
  Answer,
  Input
> {
  const asked: Input[] = []
  const waiting: ((outcome: Effect.Effect<Answer, Failure>) => void)[] = []
  let interrupted = 0

  const settle = async (outcome: Effect.Effect<Answer, Failure>) => {
    const next = waiting.shift()
    if (!next) throw new Error('Nobody waits for an answer')
    next(outcome)
    await quiet()
  }

  return {
    asked,
    interrupted: () => interrupted,
    call: (...input) =>
      Effect.callback<Answer, Failure>((resume) => {
        asked.push(input)
        waiting.push(resume)
        return Effect.sync(() => {
          interrupted += 1
          waiting.splice(waiting.indexOf(resume), 1)
        })
      }),
    answer: (answer) => settle(Effect.succeed(answer)),
    fail: (failure) => settle(Effect.fail(failure)),
  }
}

/** Lets everything happen that needs no further answer; no clock is involved. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
