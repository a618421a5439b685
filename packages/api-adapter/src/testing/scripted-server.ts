import type { Failure } from '@save/domain/kernel'
import { Effect } from 'effect'
import { type HttpClient, type HttpClientOptions, httpClient } from '../client/http-client.ts'
import { forgetIds } from '../wire/id.wire.ts'

const origin = 'https://portal.test'

export interface ScriptedServer {
  readonly client: HttpClient
  /** Every sent request, in order. */
  readonly requests: Request[]
}

/** A client whose server gives the test's answers. */
export function scriptedServer(
  answer: (request: Request) => Response | Promise<Response>,
  options: HttpClientOptions = {},
): ScriptedServer {
  const requests: Request[] = []
  forgetIds()
  const client = httpClient({
    origin,
    readCookie: () => '',
    renewCookie: async () => undefined,
    earlyAnswers: { take: () => undefined, forget: () => undefined },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request)
    },
    ...options,
  })
  return { client, requests }
}

export const jsonAnswer = (json: unknown, status = 200): Response =>
  new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })

export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: Failure }

export const outcomeOf = <Answer>(
  call: Effect.Effect<Answer, Failure>,
  signal?: AbortSignal,
): Promise<Outcome<Answer>> =>
  Effect.runPromise(
    Effect.match(call, {
      onSuccess: (answer): Outcome<Answer> => ({ answer }),
      onFailure: (failure): Outcome<Answer> => ({ failure }),
    }),
    signal && { signal },
  )
