import { decoderOf, encoderOf, type Wire } from '@save/api-adapter/wire'
import type { Failure } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect, Exit } from 'effect'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import type { Session } from '../session/sessions.ts'
import type { Visitor } from '../session/visitors.ts'
import { apiMessages } from './api.messages.ts'
import { type ApiCall, type Asked, AskedIn, type CallNote } from './call.ts'
import { failureAnswer, failureIn, signInFirst } from './failure-answer.ts'
import { complaint, jsonAnswer } from './json.ts'
import { readJsonBody } from './json-body.ts'

/** The server's answer: status and wire body. */
export interface CallAnswer {
  readonly status: number
  readonly json: unknown
}

/** A success without content. */
export const done: CallAnswer = { status: 200, json: {} }

export const callAnswer = <Value>(status: number, wire: Wire<Value>, value: Value): CallAnswer => ({
  status,
  json: encoderOf(wire)(value),
})

export interface ChangingOptions<Body, Answer> extends CallNote {
  /** GET is allowed, since a card withdrawal uses it (API-20). */
  readonly method: ApiCall['method']
  /**
   * True for wallet calls that move money, and for the password change: they are refused while RequiresReAuth is true.
   */
  readonly needsProof?: boolean
  /** Codec of the request body. Without one, the body is `undefined`. */
  readonly takes?: Wire<Body>
  /** Codecs of the bodies that `say` returns, by status. */
  readonly answers?: Readonly<Record<number, Wire<never>>>
  run(ports: ServerPorts, body: Body, asked: Asked): Effect.Effect<Answer, Failure>
  say(answer: Answer): CallAnswer
}

/**
 * A call that changes data. It does nothing unless the visitor is signed in, the anti-forgery header shows that one of
 * our pages sent it (API-01, OQ-014), and the body is readable.
 */
export const changing = <Body, Answer>({
  method,
  needsProof = false,
  takes,
  answers = {},
  run,
  say,
  ...note
}: ChangingOptions<Body, Answer>): ApiCall => ({
  ...note,
  method,
  ...(takes !== undefined && { takes: takes as Wire<never> }),
  answers,
  answering: (host) => async (c, visitor) => {
    const session = sessionFor(host, c, visitor, { method, needsProof })
    if (session instanceof Response) return session
    const body = await bodyOf(c, takes)
    if (body instanceof Response) return body

    const exit = Effect.runSyncExit(run(session.ports, body.value, new AskedIn(c)))
    if (Exit.isFailure(exit)) return failureAnswer(host, c, visitor, failureIn(exit))
    const { status, json } = say(exit.value)
    return jsonAnswer(status, json)
  },
})

/** The session if it may make the call, otherwise the refusal. */
function sessionFor(
  host: Host,
  c: Context,
  visitor: Visitor,
  { method, needsProof }: { readonly method: string; readonly needsProof: boolean },
): Session | Response {
  // The router treats HEAD as GET, but a HEAD request must not withdraw anything.
  if (c.req.method !== method) return wrongMethod(c, method)
  const { session } = visitor
  if (session?.visit.signedIn === undefined) return signInFirst(host, c, visitor)
  if (!isOurs(host, c, visitor)) return complaint(403, apiMessages.antiForgery)
  const isProofDue = needsProof && Effect.runSync(session.ports.session.requiresReAuth())
  return isProofDue ? complaint(403, apiMessages.proofFirst) : session
}

const wrongMethod = (c: Context, allowed: string): Response =>
  complaint(405, apiMessages.wrongMethod(c.req.method, c.req.path, allowed), { allow: allowed })

/** True if the header proves that one of our pages sent it (API-01, OQ-014). */
export const isOurs = (host: Host, c: Context, visitor: Visitor): boolean =>
  host.visitors.isOurs(visitor, c.req.header(sessionPolicy.antiForgeryHeader))

/** Decodes the body, or returns an answer that names the error. */
export async function bodyOf<Body>(
  c: Context,
  takes: Wire<Body> | undefined,
): Promise<{ readonly value: Body } | Response> {
  if (takes === undefined) return { value: undefined as Body }
  const body = await readJsonBody(c.req.raw)
  if ('refused' in body) return body.refused
  return Effect.runSync(
    Effect.match(decoderOf(takes)(body.json), {
      onSuccess: (value): { readonly value: Body } | Response => ({ value }),
      onFailure: (failure) =>
        complaint(
          400,
          apiMessages.wrongField(failure._tag === 'Malformed' ? failure.at : failure._tag),
        ),
    }),
  )
}
