import { Effect } from 'effect'
import type { Connect, ServerPorts } from '../portal/ports.ts'
import { wrapPort } from '../session/wrap-port.ts'

/** Scripted ports that report a 401 and a 403 like an adapter. */
export const reporting =
  (ports: ServerPorts): Connect =>
  ({ onUnauthorised, onForbidden }) => {
    const watch = <Port extends object>(port: Port): Port =>
      wrapPort(port, (call) =>
        Effect.tapError(call(), ({ _tag }) =>
          Effect.sync(() => {
            if (_tag === 'Unauthorised') onUnauthorised()
            if (_tag === 'Forbidden') onForbidden()
          }),
        ),
      )
    return new Proxy(ports, { get: (target, context) => watch(Reflect.get(target, context)) })
  }
