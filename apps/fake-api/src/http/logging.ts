import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Marks an answer that says nothing, because the connection is dealt with. */
const [alreadySent = ''] = [...RESPONSE_ALREADY_SENT.headers.keys()]

/**
 * One line of JSON for each request: method, the template of the path (never the path itself, which
 * may name a person's things), status and milliseconds. A request that
 * found no answer, such as one whose connection was dropped, has the status 'none'.
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
