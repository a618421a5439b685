import {
  type Failure,
  forbidden,
  malformed,
  notFound,
  serverFault,
  unauthorised,
} from '@save/domain/kernel'
import { Effect } from 'effect'
import { isRefusedForm } from '../wire/model-state.wire.ts'
import type { Body } from './body.ts'
import type { Call } from './call.ts'

/** A response before it is interpreted. */
export interface RawResponse {
  readonly status: number
  readonly body: Body
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/**
 * True if the status blames the request. A 401 ends the session, even if the body says something
 * else.
 */
const isAtFault = (status: number): boolean => status >= 400 && status < 500 && status !== 401

/** True if the call expects a body with this status. */
export const isExpected = ({ refusal }: Call<unknown>, status: number): boolean =>
  isSuccess(status) ||
  (refusal !== undefined && (refusal.statuses.includes(status) || isAtFault(status)))

/** A form's refusal counts with any status, but after a server error the outcome is unknown. */
const isRefusedBy = (
  { statuses }: NonNullable<Call<unknown>['refusal']>,
  status: number,
  json: unknown,
): boolean =>
  statuses.includes(status) || ((isSuccess(status) || isAtFault(status)) && isRefusedForm(json))

/** Turns any response into an answer or a failure. */
export function answerTo<Answer>(
  call: Call<Answer>,
  { status, body }: RawResponse,
): Effect.Effect<Answer, Failure> {
  const { refusal, read } = call
  const json = body.body === 'json' ? body.json : undefined
  if (refusal && isRefusedBy(refusal, status, json))
    return Effect.succeed(refusal.read(json, status))
  if (!isSuccess(status)) return Effect.fail(failureOf(status))
  if (body.body === 'json')
    return isRefusedForm(body.json) ? Effect.fail(malformed('ModelState')) : read(body.json, status)
  if (body.body === 'unusable') return Effect.fail(malformed(body.why))
  const saidByStatus = call.whenEmptyAt?.[status]
  if (saidByStatus !== undefined) return Effect.succeed(saidByStatus)
  return 'whenEmpty' in call ? Effect.succeed(call.whenEmpty) : Effect.fail(malformed('(empty)'))
}

function failureOf(status: number): Failure {
  if (status === 401) return unauthorised
  if (status === 403) return forbidden
  if (status === 404) return notFound
  return serverFault(status)
}
