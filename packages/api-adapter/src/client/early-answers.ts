/** Requests that a small first script sends while the application downloads. The client takes each response once. */

export interface EarlyRequest {
  readonly answer: Promise<Response>
  /** The anti-forgery token of the request. */
  readonly token?: string
  abort(): void
}

/** Early requests by path, stored in `window.__saveEarly`. */
export type EarlyRequests = Partial<Record<string, EarlyRequest>>

declare global {
  var __saveEarly: EarlyRequests | undefined
}

export interface EarlyAnswers {
  /** Takes the early request for this path. A second caller gets none. */
  take(path: string): EarlyRequest | undefined
  /** Drops all early requests, because the member or their data have changed. */
  forget(): void
}

export const earlyAnswersOfPage: EarlyAnswers = {
  take(path) {
    const request = globalThis.__saveEarly?.[path]
    if (globalThis.__saveEarly) delete globalThis.__saveEarly[path]
    return request
  },
  forget() {
    for (const request of Object.values(globalThis.__saveEarly ?? {})) request?.abort()
    globalThis.__saveEarly = undefined
  },
}

/** True if every early request has already succeeded. Doesn't wait. */
export function hasAnsweredEarly(
  requests: EarlyRequests | undefined = globalThis.__saveEarly,
): Promise<boolean> {
  const answers = Object.values(requests ?? {}).flatMap((request) => request?.answer ?? [])
  const all = Promise.all(answers).then(
    (responses) => responses.length > 0 && responses.every(isDataIn),
    () => false,
  )
  // Settled requests resolve before the next task, and a timer would wait longer.
  const { port1, port2 } = new MessageChannel()
  const next = new Promise<boolean>((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve(false)
    }
  })
  port2.postMessage(undefined)
  return Promise.race([all, next])
}

const isDataIn = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type') ?? '').includes('json')
