import { httpClient, httpPorts } from '@save/api-adapter/http'
import {
  type CallReport,
  failureInWords,
  readAsStranger,
  readEverything,
} from '@save/api-adapter/reading'
import type { LoginAnswer } from '@save/domain/session'
import { Effect } from 'effect'
import { CookieJar } from './cookie-jar.ts'

export interface ServerToCheck {
  /** Such as 'https://staging.example'. */
  readonly origin: string
  readonly email: string
  readonly password: string
  /** Such as `app.request` of a server in the same process. */
  readonly fetch?: typeof fetch
}

export interface ServerReport {
  readonly withoutSession: readonly CallReport[]
  readonly signIn: CallReport
  /** Empty if the sign-in failed. */
  readonly member: readonly CallReport[]
  readonly signOut: CallReport | undefined
}

const loginPage = '/Member/Login'

/** Makes every read-only call, first without a sign-in, then as the member. Changes nothing. */
export async function checkServer(server: ServerToCheck): Promise<ServerReport> {
  const { origin, email, password } = server
  const jar = new CookieJar(server.fetch)
  const ports = httpPorts(
    httpClient({ origin, pageOrigin: origin, fetch: jar.fetch, readCookie: () => jar.text }),
  )
  // Like a browser: the page with the form sets the anti-forgery cookie.
  await jar.fetch(new URL(loginPage, origin)).catch(() => undefined)

  const withoutSession = await readAsStranger(ports)
  const result = await Effect.runPromise(
    Effect.result(ports.session.login({ email, password, rememberMe: false })),
  )
  const signIn = reportOf(
    'POST /api/Login',
    'API-10',
    result._tag === 'Failure' ? failureInWords(result.failure) : refusalIn(result.success),
  )
  if (signIn.outcome !== 'as agreed')
    return { withoutSession, signIn, member: [], signOut: undefined }

  const member = await readEverything(ports)
  const left = await Effect.runPromise(Effect.result(ports.session.logout()))
  const signOut = reportOf(
    'POST /api/logout',
    'API-09',
    left._tag === 'Failure' ? failureInWords(left.failure) : undefined,
  )
  return { withoutSession, signIn, member, signOut }
}

const refusalIn = (answer: LoginAnswer): string | undefined =>
  answer.answer === 'accepted' ? undefined : `refused: ${answer.messages.join(' ')}`

const reportOf = (call: string, requirement: string, wrong: string | undefined): CallReport => ({
  call,
  requirement,
  outcome: wrong === undefined ? 'as agreed' : 'not as agreed',
  says: wrong ?? '',
})
