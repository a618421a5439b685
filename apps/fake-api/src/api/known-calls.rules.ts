import { apiMessages } from './api.messages.ts'

export interface KnownCall {
  readonly method: string
  /** Readable form: 'GET /api/branding/carousel/{id}'. */
  readonly spelled: string
  readonly path: RegExp
  readonly pathInAnyCase: RegExp
}

/** @param path in the router's syntax, with parts such as ':id' or ':id{[0-9]+}' */
export function knownCall(method: string, path: string): KnownCall {
  const pattern = `^${path.replace(/:\w+(?:\{[^}]*\})?/g, '[^/]+')}$`
  return {
    method,
    spelled: `${method} ${path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')}`,
    path: new RegExp(pattern),
    pathInAnyCase: new RegExp(pattern, 'i'),
  }
}

export type WrongCall =
  | { readonly status: 404; readonly message: string }
  | { readonly status: 405; readonly message: string; readonly allowed: string }

/** Explains why a call has no answer: unknown path or wrong method. */
export function wrongCallOf(known: readonly KnownCall[], method: string, path: string): WrongCall {
  const call = `${method} ${path}`
  const here = known.filter((other) => other.path.test(path))
  if (here.length > 0) {
    const methods = here.flatMap((other) =>
      other.method === 'GET' ? ['GET', 'HEAD'] : other.method,
    )
    const allowed = [...new Set(methods)].join(', ')
    return { status: 405, message: apiMessages.wrongMethod(method, path, allowed), allowed }
  }
  const sameCall = known.find((other) => other.method === method && other.pathInAnyCase.test(path))
  const message =
    sameCall === undefined
      ? apiMessages.unknownCall(call)
      : apiMessages.spelledOtherwise(call, sameCall.spelled)
  return { status: 404, message }
}
