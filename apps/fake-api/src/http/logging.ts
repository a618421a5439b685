import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Marks a response without content, because the connection is already handled. */
const [alreadySent = ''] = [...RESPONSE_ALREADY_SENT.headers.keys()]

/**
 * One line of JSON for each request: method, the template of the path (never the path itself, which may identify a
 * person's data), status and milliseconds. An unanswered request, for example with a dropped connection, has the status
 * 'none'.
 */
export const logging =
  (write: (line: string) => void): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const path = matchedRoutes(c).at(-1)?.path ?? '*'
    const ms = Math.round((performance.now() - start) * 10) / 10
    const status = c.res.headers.has(alreadySent) ? 'none' : c.res.status
    write(JSON.stringify({ method: c.req.method, path, status, ms }))
  }
