import { type Failure, notSent } from '@save/domain/kernel'
import { Effect } from 'effect'
import { withDeadline } from './with-deadline.ts'

type Call = (...input: readonly unknown[]) => Effect.Effect<unknown, Failure>

const isCall = (value: unknown): value is Call => typeof value === 'function'

/**
 * Ports whose code is loaded by the first call at the latest. A call whose code can't be loaded was not sent; the next
 * call loads it again.
 * @returns a port for any name. Its calls aren't known yet, so it can't be spread.
 */
export function lazyPorts<Ports extends { readonly [Name in keyof Ports]: object }>(
  fetchPorts: () => Promise<Ports>,
): <Name extends keyof Ports>(name: Name) => Ports[Name] {
  let ports: Ports | undefined
  const fetched = withDeadline(
    Effect.tryPromise({
      try: async () => {
        ports = await fetchPorts()
        return ports
      },
      catch: () => notSent,
    }),
    Effect.fail(notSent),
  )
  return <Name extends keyof Ports>(name: Name) =>
    new Proxy({} as Ports[Name], {
      get:
        (_, callName): Call =>
        (...input) => {
          const send = (there: Ports) => {
            const call: unknown = Reflect.get(there[name], callName)
            return isCall(call) ? call(...input) : Effect.fail(notSent)
          }
          return Effect.suspend(() => (ports ? send(ports) : Effect.flatMap(fetched, send)))
        },
      ownKeys: () => {
        throw new TypeError(
          'A lazy port does not know its calls: replace some of them with withCalls.',
        )
      },
    })
}
