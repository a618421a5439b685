import { setTimeout as wait } from 'node:timers/promises'
import { apiMessages } from '../api/api.messages.ts'
import { complaint } from '../api/json.ts'
import { answer } from '../http/answers.ts'
import { apiHeaders } from '../http/security-headers.policy.ts'
import type { Fault } from './faults.ts'

/** Thrown where a connection is to end without an answer. */
export class ConnectionDropped extends Error {
  constructor() {
    super('The connection was dropped, as asked for.')
  }
}

/** Plays the fault; after a mere delay the ordinary answer follows. */
export async function answerWithFault(
  fault: Fault,
  ordinary: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.drop) throw new ConnectionDropped()
  if (fault.body !== undefined) {
    return answer(fault.status ?? 200, bodyFor(fault.status, fault.body), {
      ...apiHeaders,
      'content-type': fault.contentType ?? 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
  }
  if (fault.status === undefined) return ordinary()
  return fault.status === 204
    ? answer(204, null, apiHeaders)
    : complaint(fault.status, apiMessages.fault)
}

/** Some statuses can't carry a body. */
const bodyFor = (status: number | undefined, body: string): string | null =>
  status === 204 || status === 304 ? null : body
