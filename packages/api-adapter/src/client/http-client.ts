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
import { answerTo, type Heard, isForeseen } from './answer-to.ts'
import { antiForgeryHeader, tokenIn } from './anti-forgery.ts'
import { unlessLeft } from './being-left.ts'
import { type Body, readJson } from './body.ts'
import type { Call } from './call.ts'
import { type EarlyAnswers, earlyAnswersOfPage } from './early-answers.ts'
import { isHostThere } from './host-there.ts'
import { mostBytes } from './http.policy.ts'
import { inTime } from './in-time.ts'
import { tellUnreadable } from './unreadable.ts'

/** Sends calls and classifies their answers. It never retries, navigates or notifies. */
export interface HttpClient {
  /** Interrupting the effect aborts the request. */
  send<Answer>(call: Call<Answer>): Effect.Effect<Answer, Failure>
  /** The anti-forgery token that a request sent now would carry. */
  token(): string | undefined
  /** The server's time, by the `Date` of its newest answer; the device's until one has come with it. */
  now(): number
}

export interface HttpClientOptions extends Partial<SessionReports> {
  /** Where the API is; the page's own origin unless another is given. */
  readonly origin?: string
  /** The origin that counts as our own: only there does the anti-forgery token go. */
  readonly pageOrigin?: string
  /** For example `app.request` of a server in the same process. */
  readonly fetch?: typeof fetch
  /** All cookies as one text; `document.cookie` unless another is given. */
  readonly readCookie?: () => string
  /** Asks for the page: its answer sets the anti-forgery cookie where there is none. */
  readonly renewCookie?: () => Promise<unknown>
  readonly earlyAnswers?: EarlyAnswers
  /** Fails with what a lost call failed with: once the page stays, if it was to be left. */
  readonly whenLost?: (lost: unknown) => Promise<never>
}

/** With the key of the press that it belongs to, if there is one. */
type SentCall = Call<unknown> & { readonly key: string | undefined }

const unread: Body = { body: 'empty' }

export function httpClient({
  origin = location.origin,
  pageOrigin = globalThis.location?.origin ?? origin,
  fetch = globalThis.fetch,
  readCookie = () => document.cookie,
  renewCookie = () => isHostThere(location.pathname),
  earlyAnswers = earlyAnswersOfPage,
  whenLost = unlessLeft,
  onUnauthorised,
  onForbidden,
}: HttpClientOptions = {}): HttpClient {
  const { raw } = createFetch({ fetch })
  const token = () => tokenIn(readCookie())
  let ahead = 0

  const hearTime = ({ headers }: Response) => {
    const said = Date.parse(headers.get('date') ?? '')
    if (Number.isFinite(said)) ahead = said - Date.now()
  }

  const ownTokenFor = ({ path }: Call<unknown>) =>
    carriesAntiForgeryToken(new URL(path, origin).origin, pageOrigin) ? token() : undefined

  /** Only `raw` with a stream neither throws on a status nor guesses at the body. */
  const request = (call: SentCall, signal: AbortSignal, ownToken: string | undefined) => {
    const { method, path, body, movesMoney, key, outlivesPage } = call
    return raw(new URL(path, origin).href, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(ownToken && { [antiForgeryHeader]: ownToken }),
        // A string of RFC 9651.
        ...(movesMoney && key && { 'Idempotency-Key': JSON.stringify(key) }),
      },
      ...(body && { body }),
      credentials: 'same-origin',
      // A GET that moves money must reach the server, not a cache (CARDW-03); what is read is the server's
      // newest state, whatever it lets the browser keep.
      cache: movesMoney ? 'no-store' : 'no-cache',
      ...(outlivesPage && { keepalive: true }),
      // A redirect that is followed to another host would carry the token along.
      redirect: 'manual',
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
    })
  }

  /**
   * The cookie may have been deleted, or have ended: then the server refuses, and has done nothing. What moves money is
   * not sent again all the same; the next press carries the token.
   */
  const requestWithToken = async (call: SentCall, signal: AbortSignal) => {
    const ownToken = ownTokenFor(call)
    const response = await request(call, signal, ownToken)
    if (response.status !== 403 || ownToken !== undefined) return response
    const renewing = renewCookie()
    if (call.movesMoney) {
      // Its refusal is reported at once, whatever becomes of the cookie.
      renewing.catch(() => undefined)
      return response
    }
    await renewing
    const renewed = ownTokenFor(call)
    return renewed === undefined ? response : request(call, signal, renewed)
  }

  /** An answer requested in another session does not count for this one. */
  const earlyAnswerTo = (path: string) => {
    const early = earlyAnswers.take(path)
    if (early?.token === undefined || early.token === token()) return early
    early.abort()
    return undefined
  }

  const listen = async (call: SentCall, signal: AbortSignal): Promise<Heard> => {
    if (call.method !== 'GET') earlyAnswers.forget()
    const early = call.method === 'GET' ? earlyAnswerTo(call.path) : undefined
    if (early) signal.addEventListener('abort', () => early.abort(), { once: true })
    const response = await (early?.answer ?? requestWithToken(call, signal))
    hearTime(response)
    const { status } = response
    if (status === 401) earlyAnswers.forget()

    if (isForeseen(call, status)) {
      return { status, body: await readJson(response, mostBytes, signal, call.plainText) }
    }
    response.body?.cancel().catch(() => undefined)
    return { status, body: unread }
  }

  return {
    token,
    now: () => Date.now() + ahead,
    send: (call) => {
      const heard = Effect.flatMap(IdempotencyKey, (key) =>
        Effect.tryPromise({
          try: (signal) => listen({ ...call, key }, signal).catch(whenLost),
          catch: () => unreachable,
        }),
      )
      const heardInTime = call.movesMoney ? heard : inTime(heard, Effect.fail(timedOut))
      return Effect.tapError(
        Effect.flatMap(heardInTime, (what) => answerTo(call, what)).pipe(
          Effect.provideService(LeftOut, (at) => tellUnreadable(call.method, call.path, at)),
        ),
        (failure) =>
          Effect.sync(() => {
            if (failure._tag === 'Malformed') tellUnreadable(call.method, call.path, failure.at)
            if (failure._tag === 'Unauthorised') onUnauthorised?.()
            if (failure._tag === 'Forbidden') onForbidden?.()
          }),
      )
    },
  }
}
