import {
  carriesAntiForgeryToken,
  type Failure,
  IdempotencyKey,
  timedOut,
  unreachable,
} from '@save/domain/kernel'
import type { SessionReports } from '@save/domain/session'
import { Effect } from 'effect'
import { createFetch } from 'ofetch'
import { LeftOut } from '../wire/left-out.ts'
import { answerTo, isExpected, type RawResponse } from './answer-to.ts'
import { antiForgeryHeader, tokenIn } from './anti-forgery.ts'
import { type Body, readJson } from './body.ts'
import type { Call } from './call.ts'
import { type EarlyAnswers, earlyAnswersOfPage } from './early-answers.ts'
import { mostBytes } from './http.policy.ts'
import { unlessUnloading } from './page-unload.ts'
import { isHostReachable } from './ping-host.ts'
import { reportUnreadable } from './unreadable.ts'
import { withDeadline } from './with-deadline.ts'

/** Sends calls and classifies their answers. It never retries, navigates or notifies. */
export interface HttpClient {
  /** Interrupting the effect aborts the request. */
  send<Answer>(call: Call<Answer>): Effect.Effect<Answer, Failure>
  /** The anti-forgery token that a request would carry now. */
  token(): string | undefined
  /** The server's time, from the `Date` of its newest response, or the device's time before the first one. */
  now(): number
}

export interface HttpClientOptions extends Partial<SessionReports> {
  /** The API's origin; by default the page's own. */
  readonly origin?: string
  /** Our own origin: the anti-forgery token is sent only to it. */
  readonly pageOrigin?: string
  /** For example `app.request` of a server in the same process. */
  readonly fetch?: typeof fetch
  /** All cookies as one text; by default `document.cookie`. */
  readonly readCookie?: () => string
  /** Requests the page again, since its response sets a missing anti-forgery cookie. */
  readonly renewCookie?: () => Promise<unknown>
  readonly earlyAnswers?: EarlyAnswers
  /**
   * Rethrows the error of a lost call. While the page is unloading, it waits until we know that the
   * page stays.
   */
  readonly whenLost?: (lost: unknown) => Promise<never>
}

/** A call with the key of its press, if any. */
type SentCall = Call<unknown> & { readonly key: string | undefined }

const unread: Body = { body: 'empty' }

export function httpClient({
  origin = location.origin,
  pageOrigin = globalThis.location?.origin ?? origin,
  fetch = globalThis.fetch,
  readCookie = () => document.cookie,
  renewCookie = () => isHostReachable(location.pathname),
  earlyAnswers = earlyAnswersOfPage,
  whenLost = unlessUnloading,
  onUnauthorised,
  onForbidden,
}: HttpClientOptions = {}): HttpClient {
  const { raw } = createFetch({ fetch })
  const token = () => tokenIn(readCookie())
  let ahead = 0

  const hearTime = ({ headers }: Response) => {
    const serverTime = Date.parse(headers.get('date') ?? '')
    if (Number.isFinite(serverTime)) ahead = serverTime - Date.now()
  }

  const ownTokenFor = ({ path }: Call<unknown>) =>
    carriesAntiForgeryToken(new URL(path, origin).origin, pageOrigin) ? token() : undefined

  /** Only ofetch's `raw` with a stream leaves the status and the body uninterpreted. */
  const request = (call: SentCall, signal: AbortSignal, ownToken: string | undefined) => {
    const { method, path, body, movesMoney, key, outlivesPage } = call
    return raw(new URL(path, origin).href, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(ownToken && { [antiForgeryHeader]: ownToken }),
        // A structured-field string (RFC 9651).
        ...(key && { 'Idempotency-Key': JSON.stringify(key) }),
      },
      ...(body && { body }),
      credentials: 'same-origin',
      // A GET that moves money must reach the server, not a cache (CARDW-03). Other reads get the
      // newest state, even if the server allows caching.
      cache: movesMoney ? 'no-store' : 'no-cache',
      ...(outlivesPage && { keepalive: true }),
      // Following a redirect to another host would leak the token.
      redirect: 'manual',
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
    })
  }

  /**
   * If the cookie is deleted or expired, the server refuses without any effect. We don't repeat calls that move money:
   * the next press sends the token.
   */
  const requestWithToken = async (call: SentCall, signal: AbortSignal) => {
    const ownToken = ownTokenFor(call)
    const response = await request(call, signal, ownToken)
    if (response.status !== 403 || ownToken !== undefined) return response
    const renewing = renewCookie()
    if (call.movesMoney) {
      // We report the refusal at once, without waiting for the cookie.
      renewing.catch(() => undefined)
      return response
    }
    await renewing
    const renewed = ownTokenFor(call)
    return renewed === undefined ? response : request(call, signal, renewed)
  }

  /** A response from another session doesn't count for this one. */
  const earlyAnswerTo = (path: string) => {
    const early = earlyAnswers.take(path)
    if (early?.token === undefined || early.token === token()) return early
    early.abort()
    return undefined
  }

  const listen = async (call: SentCall, signal: AbortSignal): Promise<RawResponse> => {
    if (call.method !== 'GET') earlyAnswers.forget()
    const early = call.method === 'GET' ? earlyAnswerTo(call.path) : undefined
    if (early) signal.addEventListener('abort', () => early.abort(), { once: true })
    const response = await (early?.answer ?? requestWithToken(call, signal))
    hearTime(response)
    const { status } = response
    if (status === 401) earlyAnswers.forget()

    if (isExpected(call, status)) {
      return { status, body: await readJson(response, mostBytes, signal, call.plainText) }
    }
    response.body?.cancel().catch(() => undefined)
    return { status, body: unread }
  }

  return {
    token,
    now: () => Date.now() + ahead,
    send: (call) => {
      const key = call.movesMoney ? Effect.flatten(IdempotencyKey) : Effect.succeed(undefined)
      const sentCall = Effect.flatMap(key, (key) =>
        Effect.tryPromise({
          try: (signal) => listen({ ...call, key }, signal).catch(whenLost),
          catch: () => unreachable,
        }),
      )
      const responseInTime = call.movesMoney
        ? sentCall
        : withDeadline(sentCall, Effect.fail(timedOut))
      return Effect.tapError(
        Effect.flatMap(responseInTime, (response) => answerTo(call, response)).pipe(
          Effect.provideService(LeftOut, (at) => reportUnreadable(call.method, call.path, at)),
        ),
        (failure) =>
          Effect.sync(() => {
            if (failure._tag === 'Malformed') reportUnreadable(call.method, call.path, failure.at)
            if (failure._tag === 'Unauthorised') onUnauthorised?.()
            if (failure._tag === 'Forbidden') onForbidden?.()
          }),
      )
    },
  }
}
