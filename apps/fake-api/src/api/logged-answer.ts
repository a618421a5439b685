import { decoderOf } from '@save/api-adapter/wire'
import { Effect } from 'effect'
import type { Context } from 'hono'
import { excerptOf } from '../http/answers.ts'
import { bodyForLog } from '../http/body.ts'
import { faultText } from '../worlds/fault-text.ts'
import { type Fault, isMereDelay } from '../worlds/faults.ts'
import { shortened, withoutSecrets } from '../worlds/request-log.ts'
import type { HostedWorld } from '../worlds/worlds.ts'
import type { ApiCall } from './call.ts'

export interface CallToLog {
  readonly c: Context
  readonly call: ApiCall
  readonly world: HostedWorld
  readonly fault: Fault | undefined
}

/** Records the answer in the log of its world, and returns it unchanged. */
export function logged(
  to: CallToLog,
  answering: () => Response | Promise<Response>,
): Response | Promise<Response> {
  const began = performance.now()
  const noted = (response: Response): Response => {
    note(to, response, performance.now() - began)
    return response
  }
  const answer = answering()
  if (answer instanceof Response) return noted(answer)
  return answer.then(noted, (error: unknown) => {
    note(to, undefined, performance.now() - began)
    throw error
  })
}

function note(to: CallToLog, response: Response | undefined, milliseconds: number): void {
  const { c, call, world, fault } = to
  const body = c.req.method === 'GET' ? undefined : bodyForLog(c.req.raw)
  const excerpt = response && excerptOf(response)
  world.log.add({
    at: world.world.clock.now(),
    method: c.req.method,
    url: c.req.url,
    requirement: call.requirement,
    status: response?.status ?? 'none',
    milliseconds,
    body: body === undefined || body === '' ? undefined : withoutSecrets(body),
    answer: excerpt === undefined ? undefined : shortened(excerpt),
    fault: fault && faultText(fault),
    unreadableAt: excerpt === undefined ? undefined : unreadable(to, response, excerpt),
  })
}

/** The field that the portal's own decoder can't read after a fault has changed the answer. */
function unreadable(
  { call, fault }: CallToLog,
  response: Response | undefined,
  excerpt: string,
): string | undefined {
  const wire = call.answers[response?.status ?? 0]
  if (wire === undefined || fault === undefined || isMereDelay(fault)) return undefined
  const type = response?.headers.get('content-type') ?? ''
  if (!type.includes('json')) return '(content type)'
  try {
    return Effect.runSync(
      Effect.match(decoderOf(wire)(JSON.parse(excerpt)), {
        onSuccess: () => undefined,
        onFailure: (failure) => (failure._tag === 'Malformed' ? failure.at : failure._tag),
      }),
    )
  } catch {
    return excerpt === '' ? '(empty)' : '(syntax)'
  }
}
