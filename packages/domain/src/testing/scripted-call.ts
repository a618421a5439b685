import { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'

/** A call that a test answers, in the order of the calls. */
export interface ScriptedCall<Answer, Input extends readonly unknown[] = []> {
  readonly call: (...input: Input) => Effect.Effect<Answer, Failure>
  /** The arguments of each call. */
  readonly asked: Input[]
  /** The number of calls interrupted before their answer. */
  readonly interrupted: () => number
  /** Answers the oldest waiting call, and waits until everything that follows has happened. */
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
    if (!next) throw new Error('No call waits for an answer: make one first.')
    next(outcome)
    await waitUntilIdle()
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

/** Waits until everything has happened that needs no further answer. Uses no clock. */
export async function waitUntilIdle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
