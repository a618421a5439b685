import { type Failure, malformed } from '@save/domain/kernel'
import { Effect } from 'effect'

const saysNo = /^\s*(?:false|err|fail)/i
const oneWord = /^\w+\s*$/
/** {Success: false}, {succeeded: false}, {isSuccess: false}. */
const success = /^(?:is)?succe(?:ss|eded)(?:ful)?$/i

const hasFailed = (json: unknown): boolean =>
  json === false ||
  (typeof json === 'string' && saysNo.test(json)) ||
  (typeof json === 'object' &&
    Object.entries(json ?? {}).some(([name, value]) => value === false && success.test(name)))

/**
 * For a call whose success response isn't specified. Any JSON, one word of plain text ('OK') or an
 * empty body is a success, unless it says no: `false`, 'Error', {Success: false}.
 */
export const lenientSuccess = <Answer>(answer: Answer) => ({
  read: (json: unknown): Effect.Effect<Answer, Failure> =>
    hasFailed(json) ? Effect.fail(malformed('(false)')) : Effect.succeed(answer),
  whenEmpty: answer,
  plainText: oneWord,
})

/** A success without content. */
export const emptySuccess = lenientSuccess<void>(undefined)
