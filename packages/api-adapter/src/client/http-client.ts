import {
  carriesAntiForgeryToken,
  type Failure,
  forbidden,
  malformed,
  notFound,
  serverFault,
  timedOut,
  unauthorised,
  unreachable,
} from '@save/domain/kernel'
import { Effect } from 'effect'
import { createFetch } from 'ofetch'
import type { Decoder } from '../wire/decoder.wire.ts'
import { isRefusedForm } from '../wire/model-state.wire.ts'
import { antiForgeryHeader, tokenIn } from './anti-forgery.ts'
import { unlessLeft } from './being-left.ts'
import { type Body, readJson } from './body.ts'
import { type EarlyAnswers, earlyAnswersOfPage } from './early-answers.ts'
import { mostBytes } from './http.policy.ts'
import { inTime } from './in-time.ts'
import { tellUnreadable } from './unreadable.ts'

/** One call: what is sent, and how each expected answer is read. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the origin, ids already encoded. */
  readonly path: string
  readonly body?: object
  /** Reads the JSON of a success. */
  readonly read: (json: unknown, status: number) => ReturnType<Decoder<Answer>>
  /** The meaning of a success without a body; if not given, such an answer is Malformed. */
  readonly whenEmpty?: Answer
  /** The meaning of the status alone; comes before `whenEmpty`. */
  readonly whenEmptyAt?: Readonly<Record<number, Answer>>
  /**
   * The statuses with which the service refuses, and what the refusal says; a body without JSON is
   * undefined.
   */
  readonly refusal?: {
    readonly statuses: readonly number[]
    readonly read: (json: unknown, status: number) => Answer
  }
  /**
   * For a call that moves money, places or cancels an order: makes the key of each request. Such a call
   * is never cut off either (OQ-135). Comes from `movesMoney` only.
   */
  readonly newKey?: () => string
  /** The browser sends it even if the page goes before the answer. */
  readonly outlivesPage?: true
  /** A success may also be plain text that looks like this: it is read as if it were a JSON text (OQ-104; 'OK'). */
  readonly plainText?: RegExp
}

/** Sends calls and classifies their answers. It never retries, navigates or notifies. */
export interface HttpClient {
  /** Interrupting the effect aborts the request. */
  send<Answer>(call: Call<Answer>): Effect.Effect<Answer, Failure>
  /** The anti-forgery token that a request sent now would carry. */
  token(): string | undefined
}

export interface HttpClientOptions {
  /** Where the API is; the page's own origin unless another is given. */
  readonly origin?: string
  /** The origin that counts as our own: only there does the anti-forgery token go. */
  readonly pageOrigin?: string
  /** For example `app.request` of a server in the same process. */
  readonly fetch?: typeof fetch
  /** All cookies as one text; `document.cookie` unless another is given. */
  readonly readCookie?: () => string
  readonly earlyAnswers?: EarlyAnswers
  /** Fails with what a lost call failed with: once the page stays, if it was to be left. */
  readonly whenLost?: (lost: unknown) => Promise<never>
}

interface Heard {
  readonly status: number
  readonly body: Body
}

const unread: Body = { body: 'empty' }

export function httpClient({
  origin = location.origin,
  pageOrigin = globalThis.location?.origin ?? origin,
  fetch = globalThis.fetch,
  readCookie = () => document.cookie,
  earlyAnswers = earlyAnswersOfPage,
  whenLost = unlessLeft,
}: HttpClientOptions = {}): HttpClient {
  const { raw } = createFetch({ fetch })
  const token = () => tokenIn(readCookie())

  /** Only `raw` with a stream neither throws on a status nor guesses at the body. */
  const request = (call: Call<unknown>, signal: AbortSignal) => {
    const { method, path, body, newKey, outlivesPage } = call
    const url = new URL(path, origin)
    const ownToken = carriesAntiForgeryToken(url.origin, pageOrigin) ? token() : undefined
    return raw(url.href, {
      method,
      signal,
      headers: {
        accept: 'application/json',
        ...(ownToken && { [antiForgeryHeader]: ownToken }),
        ...(newKey && { 'Idempotency-Key': newKey() }),
      },
      ...(body && { body }),
      credentials: 'same-origin',
      // A GET that moves money must reach the server, not a cache (CARDW-03); what is read is the server's
      // newest state, whatever it lets the browser keep.
      cache: newKey ? 'no-store' : 'no-cache',
      ...(outlivesPage && { keepalive: true }),
      // A redirect that is followed to another host would carry the token along.
      redirect: 'manual',
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
    })
  }

  /** An answer requested in another session does not count for this one. */
  const earlyAnswerTo = (path: string) => {
    const early = earlyAnswers.take(path)
    if (early?.token === undefined || early.token === token()) return early
    early.abort()
    return undefined
  }

  const listen = async (call: Call<unknown>, signal: AbortSignal): Promise<Heard> => {
    if (call.method !== 'GET') earlyAnswers.forget()
    const early = call.method === 'GET' ? earlyAnswerTo(call.path) : undefined
    if (early) signal.addEventListener('abort', () => early.abort(), { once: true })
    const response = await (early?.answer ?? request(call, signal))
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
    send: (call) => {
      const heard = Effect.tryPromise({
        try: (signal) => listen(call, signal).catch(whenLost),
        catch: () => unreachable,
      })
      const heardInTime = call.newKey === undefined ? inTime(heard, Effect.fail(timedOut)) : heard
      return Effect.tapError(
        Effect.flatMap(heardInTime, (what) => answerTo(call, what)),
        (failure) => Effect.sync(() => tellUnreadable(call.method, call.path, failure)),
      )
    },
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** 401 ends the session, whatever else the answer says. */
const isAtFault = (status: number): boolean => status >= 400 && status < 500 && status !== 401

const isForeseen = ({ refusal }: Call<unknown>, status: number): boolean =>
  isSuccess(status) ||
  (refusal !== undefined && (refusal.statuses.includes(status) || isAtFault(status)))

/** A form's refusal is one whatever its status; but after a fault of the server nobody knows. */
const isRefusedBy = (
  { statuses }: NonNullable<Call<unknown>['refusal']>,
  status: number,
  json: unknown,
): boolean =>
  statuses.includes(status) || ((isSuccess(status) || isAtFault(status)) && isRefusedForm(json))

/** Answer or failure: every outcome of a call is one of the two. */
function answerTo<Answer>(
  call: Call<Answer>,
  { status, body }: Heard,
): Effect.Effect<Answer, Failure> {
  const { refusal, read } = call
  const json = body.body === 'json' ? body.json : undefined
  if (refusal && isRefusedBy(refusal, status, json))
    return Effect.succeed(refusal.read(json, status))
  if (!isSuccess(status)) return Effect.fail(failureOf(status))
  if (body.body === 'json')
    return isRefusedForm(body.json) ? Effect.fail(malformed('ModelState')) : read(body.json, status)
  if (body.body === 'unusable') return Effect.fail(malformed(body.why))
  const saidByStatus = call.whenEmptyAt?.[status]
  if (saidByStatus !== undefined) return Effect.succeed(saidByStatus)
  return 'whenEmpty' in call ? Effect.succeed(call.whenEmpty) : Effect.fail(malformed('(empty)'))
}

function failureOf(status: number): Failure {
  if (status === 401) return unauthorised
  if (status === 403) return forbidden
  if (status === 404) return notFound
  return serverFault(status)
}
