import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { answer } from '../http/answers.ts'
import { readBody } from '../http/body.ts'
import type { GivenAnswer } from '../session/carried-requests.ts'
import { apiMessages } from './api.messages.ts'
import type { ApiCall } from './call.ts'
import { type ChangingOptions, changing, isOurs } from './changing.ts'
import { complaint } from './json.ts'

const idempotencyKeyHeader = 'idempotency-key'

/** A quoted string (RFC 9651) of limited length. */
const key = /^"(?:[ !#-[\]-~]|\\["\\]){1,200}"$/

/**
 * A call that moves money and is processed once per key. If the connection ends before the answer,
 * the browser may repeat the request, which then gets the first answer (OQ-135,
 * docs/decisions/0015). Without a key each request is new.
 */
export const oncePerKey = (call: ApiCall): ApiCall => ({
  ...call,
  isKeyed: true,
  answering: (host) => {
    const answering = call.answering(host)
    return async (c, visitor) => {
      const written = c.req.header(idempotencyKeyHeader)
      const { session } = visitor
      const isRefusedAnyway =
        session?.visit.signedIn === undefined ||
        c.req.method !== call.method ||
        !isOurs(host, c, visitor)
      if (written === undefined || isRefusedAnyway) return answering(c, visitor)
      if (!key.test(written)) return complaint(400, apiMessages.wrongKey)

      const mark = await markOf(c)
      const { carried, home } = session
      const now = home.world.clock.now()
      const before = carried.find(written, now)
      if (before !== undefined) {
        if (before.mark !== mark) return complaint(422, apiMessages.keyOfAnother)
        return again(await before.answer)
      }
      const given = Promise.resolve(answering(c, visitor)).then(givenIn)
      carried.keep(written, { mark, at: now, answer: given })
      return again(await given)
    }
  },
})

export const changingOnce = <Body, Answer>(options: ChangingOptions<Body, Answer>): ApiCall =>
  oncePerKey(changing(options))

/** Identifies a request by its method, address and body. */
async function markOf(c: Context): Promise<string> {
  const { pathname, search } = new URL(c.req.url)
  const body = createHash('sha256').update(JSON.stringify(await readBody(c.req.raw)))
  return `${c.req.method} ${pathname}${search} ${body.digest('base64url')}`
}

const givenIn = async (response: Response): Promise<GivenAnswer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  text: await response.text(),
})

const again = ({ status, headers, text }: GivenAnswer): Response => answer(status, text, headers)
