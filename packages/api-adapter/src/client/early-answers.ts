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
