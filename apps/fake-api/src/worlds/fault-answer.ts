import type { Socket } from 'node:net'
import { apiMessages } from '../api/api.messages.ts'
import { complaint } from '../api/json.ts'
import { answer } from '../http/answers.ts'
import { apiHeaders } from '../http/security-headers.policy.ts'
import { type FaultKindName, faultKindOf } from './fault-kinds.ts'
import type { Fault } from './faults.ts'
import { withoutField, withUnknownFields, withWrongType } from './json-changes.rules.ts'
import type { Waiting } from './waiting.ts'
import { worldPolicy } from './world.policy.ts'

/** How a connection ends: after invalid bytes, by reset after them, or without a byte. */
type Ending = 'noise' | 'reset' | 'silent'

/** Thrown when a connection should end without an answer. */
export class ConnectionDropped extends Error {
  readonly ending: Ending

  constructor(ending: Ending = 'noise') {
    super('Simulated failure: the connection was dropped.')
    this.ending = ending
  }
}

export interface FaultyCall {
  readonly fault: Fault
  readonly request: Request
  /** The connection of the request; missing if it was made in this process. */
  readonly connection: Socket | undefined
  readonly waiting: Waiting
  readonly ordinary: () => Response | Promise<Response>
}

/** Plays the fault; after a mere delay the ordinary answer follows. */
export async function answerWithFault(call: FaultyCall): Promise<Response> {
  const { fault, waiting, ordinary } = call
  // A slow server processes the request even if the browser hangs up.
  if (fault.delayMs !== undefined) await waiting(fault.delayMs)
  if (fault.drop) throw new ConnectionDropped()
  if (fault.kind !== undefined) return answerOfKind(fault.kind, call)
  if (fault.body !== undefined)
    return faultAnswer(fault.status ?? 200, fault.body, fault.contentType)
  if (fault.status === undefined) return ordinary()
  return refused(fault.status)
}

async function answerOfKind(kind: FaultKindName, call: FaultyCall): Promise<Response> {
  const { fault, request, connection, waiting, ordinary } = call
  switch (kind) {
    case 'drop':
      throw new ConnectionDropped()
    case 'reset':
      throw new ConnectionDropped('reset')
    case 'unanswered':
      await ordinary()
      throw new ConnectionDropped('silent')
    case 'silence':
      await waiting(worldPolicy.silenceMs, request.signal)
      throw new ConnectionDropped()
    case 'cut-off':
      return cutOff(await ordinary(), connection)
    case 'huge':
      return answer(200, hugeBody(), jsonHeaders)
    case 'wrong-type':
      return altered(await ordinary(), (json) => withWrongType(json, fault.at))
    case 'missing-field':
      return altered(await ordinary(), (json) => withoutField(json, fault.at))
    case 'unknown-field':
      return altered(await ordinary(), withUnknownFields)
    default: {
      const { status = 500, body, contentType, headers } = faultKindOf(kind).answer ?? {}
      return body === undefined
        ? refused(status, headers)
        : faultAnswer(status, body, contentType, headers)
    }
  }
}

const jsonType = 'application/json; charset=utf-8'
const jsonHeaders = { ...apiHeaders, 'content-type': jsonType, 'cache-control': 'no-store' }

const faultAnswer = (
  status: number,
  body: string,
  contentType: string = jsonType,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  answer(status, bodyFor(status, body), {
    ...jsonHeaders,
    'content-type': contentType,
    ...headers,
  })

const refused = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  status === 204
    ? answer(204, null, apiHeaders)
    : complaint(status, apiMessages.fault, { ...headers })

/** Some statuses can't carry a body. */
const bodyFor = (status: number, body: string): string | null =>
  status === 204 || status === 304 ? null : body

/** Changes a success; any other answer stays the same. */
async function altered(ordinary: Response, change: (json: unknown) => unknown): Promise<Response> {
  const text = await plainTextOf(ordinary)
  if (!ordinary.ok || text === undefined) return ordinary
  return faultAnswer(200, JSON.stringify(change(JSON.parse(text))))
}

/** An ordinary answer may already be compressed for the browser. */
async function plainTextOf(response: Response): Promise<string | undefined> {
  const coding = response.headers.get('content-encoding')
  if (coding === null) return response.clone().text()
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
  const bytes = new Uint8Array(await response.clone().arrayBuffer())
  return (coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString('utf8')
}

/** The first half of the answer and nothing more, although its length was announced. */
async function cutOff(ordinary: Response, connection: Socket | undefined): Promise<Response> {
  const bytes = new Uint8Array(await ordinary.arrayBuffer())
  let isHalfSent = false
  const half = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (isHalfSent) return breakOff(controller, connection)
        isHalfSent = true
        controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      },
    },
    // Nothing is read in advance, so that the half is sent before the connection ends.
    { highWaterMark: 0 },
  )
  return answer(ordinary.status, half, {
    ...Object.fromEntries(ordinary.headers),
    'content-length': String(bytes.length),
  })
}

/** Ends without a stream error, which would be reported as a server fault. */
function breakOff(
  controller: ReadableStreamDefaultController,
  connection: Socket | undefined,
): void {
  if (connection === undefined) controller.error(new ConnectionDropped())
  else connection.destroySoon()
}

function hugeBody(): ReadableStream<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(1_000_000).fill(32)
  let bytesLeft = worldPolicy.hugeBody
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(piece)
      bytesLeft -= piece.length
      if (bytesLeft <= 0) controller.close()
    },
  })
}
