import { type Failure, malformed } from '@save/domain/kernel'
import { Effect } from 'effect'

/**
 * For a call whose success is not specified further: any JSON but `false` will do, and so will one
 * word of plain text ('OK') or an empty body. It means this answer.
 */
export const anySuccess = <Answer>(answer: Answer) => ({
  read: (json: unknown): Effect.Effect<Answer, Failure> =>
    json === false ? Effect.fail(malformed('(false)')) : Effect.succeed(answer),
  whenEmpty: answer,
  plainText: /^(?!false|err|fail)\w+\s*$/i,
})

/** The same, where there is nothing else to say. */
export const justDone = anySuccess<void>(undefined)
