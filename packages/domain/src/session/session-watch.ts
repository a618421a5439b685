import { Effect } from 'effect'
import { aroundEveryCall } from './every-call.ts'

/**
 * The same port; every call refused as Unauthorised is reported to the session (OQ-015). Login
 * itself never is: a refused login is an answer.
 */
export const watchSession = <Port extends object>(port: Port, onExpired: () => void): Port =>
  aroundEveryCall(port, (call) =>
    Effect.tapError(call(), (failure) =>
      Effect.sync(() => {
        if (failure._tag === 'Unauthorised') onExpired()
      }),
    ),
  )
