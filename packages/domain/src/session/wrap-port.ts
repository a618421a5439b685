import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'

type Answer = Effect.Effect<unknown, Failure>
type Call = (...input: never[]) => Answer

const isCall = (value: unknown): value is Call => typeof value === 'function'

/** Wraps every call of a port. The wrapper gets the call's name. */
export const wrapPort = <Port extends object>(
  port: Port,
  around: (call: () => Answer, name: string) => Answer,
): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver)
      if (!isCall(call)) return call
      return (...input: never[]) => around(() => call.apply(target, input), String(name))
    },
  })

/** Replaces some calls of a port. Spreading fails for a port whose code isn't loaded yet. */
export const withCalls = <Port extends object>(port: Port, calls: Partial<Port>): Port =>
  new Proxy(port, {
    get: (target, name) => Reflect.get(name in calls ? calls : target, name),
  })
