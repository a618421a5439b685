import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { connectionOf } from '../worlds/dropped-connection.ts'

/**
 * The network address of the client. Behind a proxy it is the last address of X-Forwarded-For, which the proxy added;
 * the client may have made up the others.
 */
export function clientAddress({ isHttps }: Host, c: Context): string {
  const forwarded = isHttps ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded !== undefined && isIP(forwarded) !== 0
    ? forwarded
    : (connectionOf(c)?.remoteAddress ?? '(here)')
}
