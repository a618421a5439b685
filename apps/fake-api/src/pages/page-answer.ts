import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { answer } from '../http/answers.ts'
import { readBody } from '../http/body.ts'
import { entityAnswer, entityOf } from '../http/entity.ts'
import type { Visitor } from '../session/visitors.ts'
import { type Page, pageText } from './page.ts'

const htmlType = 'text/html; charset=utf-8'

export interface PageAnswerOptions {
  readonly status?: number
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A page made for this request: it has a token or a message, so it must not be cached. */
export function pageAnswer(
  host: Host,
  c: Context,
  visitor: Visitor,
  page: Page,
  { status = 200, cookies = [], headers = {} }: PageAnswerOptions = {},
): Response {
  const logo = (visitor.world ?? host.worlds.lobby).configuration.memberLogoLink
  const entity = entityOf(pageText({ ...page, logo }, host.look), {
    type: htmlType,
    cacheControl: 'no-store',
    headers: { ...host.pageHeaders, ...headers },
    isTagged: false,
  })
  if (status === 200) return entityAnswer(c.req.raw, entity, cookies)
  return answer(status, entity.plain.bytes, entity.plain.headers, cookies)
}

/** The fields of a submitted form (the last value of each name), or `undefined` if it isn't a form. */
export async function readForm(
  request: Request,
): Promise<Readonly<Record<string, string>> | undefined> {
  const fields = await readFormFields(request)
  return fields && Object.fromEntries(fields)
}

/** Like `readForm`, but with all values of a repeated name. */
export async function readFormFields(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return undefined
  const text = await readBody(request)
  return typeof text === 'string' ? new URLSearchParams(text) : undefined
}
