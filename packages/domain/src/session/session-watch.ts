import { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import { aroundEveryCall } from './every-call.ts'

/**
 * The same port; every call refused as Unauthorised is reported to the session (OQ-015), and one refused as
 * Forbidden to the challenge (OQ-026). Login itself never is: a refused login is an answer.
 */
export const watchSession = <Port extends object>(
  port: Port,
  report: Readonly<Partial<Record<Failure['_tag'], () => void>>>,
): Port =>
  aroundEveryCall(port, (call) =>
    Effect.tapError(call(), ({ _tag }) => Effect.sync(() => report[_tag]?.())),
  )
