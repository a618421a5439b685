/**
 * How a first small script in the page hands over the requests it has sent: a page's data are
 * requested while the application downloads, and the client takes each answer once.
 */

export interface EarlyRequest {
  readonly answer: Promise<Response>
  /** The anti-forgery token with which it was sent. */
  readonly token?: string
  abort(): void
}

/** The agreed place: path to request, at `window.__saveEarly`. */
export type EarlyRequests = Partial<Record<string, EarlyRequest>>

declare global {
  var __saveEarly: EarlyRequests | undefined
}

/** The part of them that the client needs; a test gives its own. */
export interface EarlyAnswers {
  /** The early request for this path. A second taker gets none. */
  take(path: string): EarlyRequest | undefined
  /** Drops all of them: the member, or the member's data, have changed. */
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

/** Has the server said yes to every early request already? Waits for none of them. */
export function hasAnsweredEarly(
  requests: EarlyRequests | undefined = globalThis.__saveEarly,
): Promise<boolean> {
  const answers = Object.values(requests ?? {}).flatMap((request) => request?.answer ?? [])
  const all = Promise.all(answers).then(
    (responses) => responses.length > 0 && responses.every(isDataIn),
    () => false,
  )
  // What has been answered tells so before the next task. A timer would wait longer.
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
