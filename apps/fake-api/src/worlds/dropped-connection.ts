import type { Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ConnectionDropped } from './fault-answer.ts'

/** The connection of a request; `undefined` if it was made in this process. */
export const connectionOf = (c: Context): Socket | undefined =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket

/**
 * Ends the connection of a request, usually after bytes that no client accepts as an answer. If a reused connection
 * just ends, browsers repeat the request automatically, and the fault has no effect; `unanswered` does that on purpose.
 * In one process there is no connection, and the request just fails.
 */
export function dropped(c: Context, error: ConnectionDropped): Response {
  const socket = connectionOf(c)
  if (socket === undefined) throw error
  if (error.ending !== 'silent') socket.write('The connection was dropped.')
  if (error.ending === 'reset') socket.resetAndDestroy()
  else socket.destroySoon()
  return RESPONSE_ALREADY_SENT
}

/** True if the client left while its request was being read, so that nobody waits for an answer. */
export const isLeft = (c: Context, error: unknown): boolean =>
  connectionOf(c)?.destroyed === true &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ECONNRESET'
