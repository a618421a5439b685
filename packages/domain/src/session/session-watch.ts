import { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'

type Call = (...input: never[]) => Effect.Effect<unknown, Failure>

/**
 * The same port, with every call that is refused as Unauthorised told to the session (OQ-015).
 * Login itself never is: a refused login is an answer.
 */
export const watchSession = <Port extends object>(port: Port, onExpired: () => void): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return (...input: never[]) =>
        Effect.tapError((call as Call).apply(target, input), (failure) =>
          Effect.sync(() => {
            if (failure._tag === 'Unauthorised') onExpired()
          }),
        )
    },
  })
