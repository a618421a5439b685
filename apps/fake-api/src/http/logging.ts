import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * One line of JSON for each request: method, the template of the path (never the path itself, which
 * may name a person's things), status and milliseconds.
 */
export const logging =
  (write: (line: string) => void): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const path = matchedRoutes(c).at(-1)?.path ?? '*'
    const ms = Math.round((performance.now() - start) * 10) / 10
    write(JSON.stringify({ method: c.req.method, path, status: c.res.status, ms }))
  }
