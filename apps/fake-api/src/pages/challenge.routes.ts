import { signIn, type Visit } from '@save/api-adapter/memory'
import { sessionMessages } from '@save/domain/session'
import { documentPages, paths } from '@save/domain/shell'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { seeOther } from '../http/answers.ts'
import { safeTarget } from '../http/redirect-target.rules.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import type { Session } from '../session/sessions.ts'
import type { Visitor } from '../session/visitors.ts'
import { type Field, formText } from './form.ts'
import { html } from './html.ts'
import { inApp, type Page, pageHead } from './page.ts'
import { pageAnswer, readForm } from './page-answer.ts'
import { pagesMessages } from './pages.messages.ts'
import { addressesOf, brokenFormPage } from './pages.routes.ts'

const { ours } = pagesMessages
const { challenge } = ours

/** The pages where members prove their identity (CHALLENGE-05 to CHALLENGE-07, OQ-139). */
export function challengeRoutes(app: Hono, host: Host): void {
  for (const path of [documentPages.memberChallenge, documentPages.oidcChallenge]) {
    app.on('GET', addressesOf(path), (c) => show(host, c, path))
    app.on('POST', addressesOf(path), (c) => take(host, c, path))
  }
}

interface Asked {
  readonly session: Session
  readonly signedIn: NonNullable<Visit['signedIn']>
  readonly email: string
}

/** The member to challenge; `undefined` if nobody is signed in. */
function askedOf({ session }: Visitor): Asked | undefined {
  const signedIn = session?.visit.signedIn
  if (session === undefined || signedIn === undefined) return undefined
  return { session, signedIn, email: session.home.world.state.member.emailAddress ?? '' }
}

/** A visitor without a session signs in instead, on the page they came from. */
const toLogin = (host: Host, target: string | undefined): Response =>
  seeOther(target ?? inApp(paths.login), host.pageHeaders)

function show(host: Host, c: Context, path: string): Response {
  const visitor = host.visitors.whoSent(c.req.raw)
  const target = safeTarget(c.req.query('redirectUrl'))
  const challenged = askedOf(visitor)
  if (challenged === undefined) {
    // A redirect could send the visitor in circles, if that page asks for the challenge again.
    if (target === undefined) return toLogin(host, target)
    return pageAnswer(host, c, visitor, signInPage(target))
  }
  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  const page = challengePage({ path, token, target, email: challenged.email })
  return pageAnswer(host, c, visitor, page, { cookies })
}

async function take(host: Host, c: Context, path: string): Promise<Response> {
  const visitor = host.visitors.whoSent(c.req.raw)
  const values = await readForm(c.req.raw)
  if (values === undefined) {
    return pageAnswer(host, c, visitor, brokenFormPage(path, ours.badForm), { status: 400 })
  }
  const target = safeTarget(values.redirectUrl)
  const challenged = askedOf(visitor)
  if (challenged === undefined) return toLogin(host, target)

  const { token, cookies } = host.visitors.introduce(c.req.raw, visitor)
  if (!host.visitors.isOurs(visitor, values[sessionPolicy.antiForgeryCookie])) {
    const page = brokenFormPage(path, ours.staleForm)
    return pageAnswer(host, c, visitor, page, { status: 403, cookies })
  }
  const { email, session, signedIn } = challenged
  const { rememberMe } = signedIn
  const credentials = { email, password: values.password ?? '', rememberMe }
  const proof = signIn(session.home.world, session.visit, credentials)
  if (proof.outcome === 'accepted') {
    const renewed = host.visitors.startSession(visitor, session.home, session.visit)
    return seeOther(target ?? inApp(paths.dashboard), host.pageHeaders, renewed)
  }
  const isHeldUp = proof.outcome === 'held up'
  const refusal = isHeldUp ? challenge.tooManyTries : challenge.wrongPassword
  const page = challengePage({ path, token, target, email, refusal })
  return pageAnswer(host, c, visitor, page, {
    status: isHeldUp ? 429 : 400,
    cookies,
    ...(isHeldUp && { headers: { 'retry-after': String(proof.retryAfter) } }),
  })
}

const fields: readonly Field[] = [
  {
    name: 'username',
    label: challenge.signedInAs,
    type: 'email',
    autocomplete: 'username',
    isReadOnly: true,
    complaint: () => undefined,
  },
  {
    name: 'password',
    label: sessionMessages.password,
    type: 'password',
    autocomplete: 'current-password',
    complaint: () => undefined,
  },
]

const signInPage = (target: string): Page => ({
  title: challenge.title,
  body: html`${pageHead(challenge.title, challenge.signInFirst, inApp(paths.dashboard))}<p><a class="button" href="${target}">${challenge.submit}</a></p>`,
})

interface ChallengePage {
  readonly path: string
  readonly token: string
  readonly target: string | undefined
  readonly email: string
  readonly refusal?: string
}

function challengePage({ path, token, target, email, refusal }: ChallengePage): Page {
  const isProvider = path === documentPages.oidcChallenge
  return {
    title: challenge.title,
    body: html`${pageHead(challenge.title, challenge.intro, inApp(paths.dashboard))}${
      isProvider && html`<p class="muted">${challenge.provider}</p>`
    }${formText({
      action: path,
      fields,
      submit: challenge.submit,
      token,
      hidden: target === undefined ? {} : { redirectUrl: target },
      values: { username: email },
      refusal,
    })}`,
  }
}
