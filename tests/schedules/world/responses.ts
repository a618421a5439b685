/** The server's answers, as a document receives them. */
import { type Account, basketJson, type MemberName, memberJson, totalsOf } from './accounts.ts'
import type { Truth, Verdict } from './calls.ts'
import { jsonAnswer } from './effects.ts'
import type { Call } from './server.ts'

const statuses = { unauthorised: 401, forbidden: 403, broken: 500 } as const
const html = { headers: { 'content-type': 'text/html' } }

/** The response that a document receives. */
export function responseTo({ kind, result }: Call, verdict: Verdict): Response {
  switch (verdict) {
    case 'unauthorised':
    case 'forbidden':
    case 'broken':
      return jsonAnswer(statuses[verdict], {})
    case 'gateway':
      return new Response('<p>Bad gateway</p>', { status: 502, ...html })
    case 'garbled':
      return new Response('<p>Sorry</p>', html)
    case 'empty':
      return new Response('')
    default:
      if (kind === 'logout') return jsonAnswer(200, { redirectUrl: '/Member/Login' })
      return jsonAnswer(result?.status ?? 200, result?.json)
  }
}

export const memberOf = ({ email = '' }: { readonly email?: string }): MemberName =>
  email.startsWith('sam') ? 'Sam' : 'Priya'

export function lookUp(truth: Truth, account: Account): unknown {
  if (truth === 'member') return memberJson(account)
  if (truth === 'basket') return basketJson(account)
  return { total: totalsOf(account)[truth] / 100 }
}
