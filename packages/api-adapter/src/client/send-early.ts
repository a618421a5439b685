import { antiForgeryHeader, tokenIn } from './anti-forgery.ts'
import type { EarlyRequests } from './early-answers.ts'

/**
 * Sends GET requests before the application has loaded, with the anti-forgery header, which a preload can't send. The
 * HTTP client takes the responses (see early-answers.ts).
 * @param paths on this origin, spelled as in the client's requests, such as '/api/member'
 */
export function sendEarly(paths: readonly string[]): void {
  const token = tokenIn(document.cookie)
  const headers: HeadersInit = { accept: 'application/json' }
  if (token !== undefined) headers[antiForgeryHeader] = token

  const requests: EarlyRequests = {}
  for (const path of paths) {
    const aborter = new AbortController()
    const { signal } = aborter
    const answer = fetch(path, {
      ...{ headers, signal, credentials: 'same-origin', redirect: 'manual' },
      // The same as for the client's own reads.
      cache: 'no-cache',
    })
    // The client that takes the response handles its failure. Without one, the failure doesn't
    // matter.
    answer.catch(() => undefined)
    requests[path] = { answer, abort: () => aborter.abort(), ...(token !== undefined && { token }) }
  }
  globalThis.__saveEarly = requests
}
