/** The answers of the scripted server, as they come through the wire. */
import type { Verdict } from './calls.ts'
import type { Call } from './scripted-server.ts'

/** What a page hears, by how its call ends. */
export function responseTo(call: Pick<Call, 'kind' | 'said'>, verdict: Verdict): Response {
  switch (verdict) {
    case 'unauthorised':
      return jsonAnswer(401, {})
    case 'forbidden':
      return jsonAnswer(403, {})
    case 'broken':
      return jsonAnswer(500, {})
    case 'garbled':
      return new Response('<p>Sorry</p>', { headers: { 'content-type': 'text/html' } })
    case 'empty':
      return new Response('')
    default:
      if (call.kind === 'logout') return jsonAnswer(200, { redirectUrl: '/Member/Login' })
      return jsonAnswer(call.said?.status ?? 200, call.said?.json)
  }
}

export const jsonAnswer = (status: number, json: unknown): Response =>
  new Response(JSON.stringify(json), {
    status,
    headers: { 'content-type': 'application/json' },
  })
