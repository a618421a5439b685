import { answer } from '../http/answers.ts'
import { type Entity, entityOf } from '../http/entity.ts'
import type { HeaderTable } from '../http/header-table.ts'
import { apiHeaders } from '../http/security-headers.policy.ts'

const jsonType = 'application/json; charset=utf-8'

const freshHeaders: HeaderTable = {
  ...apiHeaders,
  'content-type': jsonType,
  'cache-control': 'no-store',
}

export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: HeaderTable = {},
  cookies: readonly string[] = [],
): Response => answer(status, JSON.stringify(value), { ...freshHeaders, ...headers }, cookies)

/** A refusal that tells developers the reason. */
export const complaint = (
  status: number,
  message: string,
  headers?: HeaderTable,
  cookies?: readonly string[],
): Response => jsonAnswer(status, { Message: message }, headers, cookies)

/** One member's own data, which must not be cached. */
export const personalEntity = (value: unknown): Entity =>
  entityOf(JSON.stringify(value), {
    type: jsonType,
    cacheControl: 'no-store',
    headers: apiHeaders,
    isTagged: false,
  })

/** The same for all members: the browser caches it and revalidates it each time. */
export const catalogueEntity = (value: unknown): Entity =>
  entityOf(JSON.stringify(value), {
    type: jsonType,
    cacheControl: 'private, no-cache',
    headers: apiHeaders,
  })
