import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { connectionOf } from '../worlds/dropped-connection.ts'

/**
 * Where a request comes from. Behind a proxy that is the last address of X-Forwarded-For: the proxy has added it,
 * and whatever stands before it the client may have made up.
 */
export function clientAddress({ isHttps }: Host, c: Context): string {
  const forwarded = isHttps ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded !== undefined && isIP(forwarded) !== 0
    ? forwarded
    : (connectionOf(c)?.remoteAddress ?? '(here)')
}
