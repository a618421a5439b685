import { standInPolicy, type Visit } from '@save/api-adapter/memory'
import { cookieLine, cookieOf } from '../http/cookies.rules.ts'
import { worldPolicy } from '../worlds/world.policy.ts'
import type { HostedWorld, Worlds } from '../worlds/worlds.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { sessionPolicy } from './session.policy.ts'
import { isSessionId, newSessionId, type Session, type Sessions } from './sessions.ts'

/** The sender of a request. */
export interface Visitor {
  /** The id in the session cookie, if it is well-formed. */
  readonly sessionId: string | undefined
  readonly session: Session | undefined
  /** The world chosen by name or by the session; missing for a new visitor. */
  readonly world: HostedWorld | undefined
}

/**
 * The token that a visitor needs to submit a form or change data, and the cookies that go with it.
 */
export interface Introduction {
  readonly token: string
  readonly cookies: readonly string[]
}

export interface VisitorsOptions {
  readonly sessions: Sessions
  readonly worlds: Worlds
  readonly antiForgery: AntiForgery
  /** True if a request may choose its world by name. */
  readonly isDevelopment: boolean
  /** True if cookies are for https only. */
  readonly isHttps: boolean
}

export class Visitors {
  readonly #options: VisitorsOptions

  constructor(options: VisitorsOptions) {
    this.#options = options
  }

  /** Finds the visitor. A session counts only in its own world, and only while that world exists. */
  whoSent(request: Request): Visitor {
    const { sessions, worlds } = this.#options
    const cookies = request.headers.get('cookie')
    const id = cookieOf(cookies, this.#sessionCookie)
    const sessionId = isSessionId(id) ? id : undefined
    const session = sessions.find(sessionId)
    const named = this.#worldNamedBy(request, cookies)
    const world =
      named === undefined ? session && worlds.find(session.home.name) : worlds.open(named)
    return { sessionId, session: session?.home === world ? session : undefined, world }
  }

  /** True if the request proves that one of our pages sent it. */
  isOurs(visitor: Visitor, token: string | null | undefined): boolean {
    return this.#options.antiForgery.fits(visitor.sessionId, token)
  }

  /** Gives a visitor an id and an anti-forgery token, unless the browser has valid ones. */
  introduce(request: Request, { sessionId, session }: Visitor): Introduction {
    const id = sessionId ?? newSessionId()
    const token = this.#options.antiForgery.tokenFor(id)
    const known = cookieOf(request.headers.get('cookie'), sessionPolicy.antiForgeryCookie)
    return {
      token,
      cookies: [
        ...(sessionId === undefined ? [this.#sessionLine(id, false)] : []),
        ...(known === token ? [] : [this.#tokenLine(token, isRemembered(session?.visit))]),
      ],
    }
  }

  /**
   * Starts a session with a new id, and ends the visitor's old one. Idempotency keys stay valid if the visit is the
   * same. Returns the cookies for the browser.
   */
  startSession(former: Visitor, home: HostedWorld, visit: Visit): readonly string[] {
    const { sessions, antiForgery } = this.#options
    sessions.end(former.sessionId)
    const { session } = former
    const isSame = session?.visit === visit
    const { id } = sessions.start(home, visit, isSame ? { carried: session.carried } : {})
    const rememberMe = isRemembered(visit)
    return [
      this.#sessionLine(id, rememberMe),
      this.#tokenLine(antiForgery.tokenFor(id), rememberMe),
    ]
  }

  get #sessionCookie(): string {
    const { isHttps } = this.#options
    return isHttps ? sessionPolicy.secureSessionCookie : sessionPolicy.sessionCookie
  }

  #worldNamedBy(request: Request, cookies: string | null): string | undefined {
    if (!this.#options.isDevelopment) return undefined
    const name =
      request.headers.get(worldPolicy.worldHeader) ?? cookieOf(cookies, worldPolicy.worldCookie)
    return name !== undefined && worldPolicy.worldName.test(name) ? name : undefined
  }

  #sessionLine(id: string, rememberMe: boolean): string {
    return cookieLine(this.#sessionCookie, id, {
      httpOnly: true,
      ...this.#ending(rememberMe),
    })
  }

  #tokenLine(token: string, rememberMe: boolean): string {
    return cookieLine(sessionPolicy.antiForgeryCookie, token, this.#ending(rememberMe))
  }

  #ending(rememberMe: boolean) {
    return {
      secure: this.#options.isHttps,
      ...(rememberMe && { maxAge: standInPolicy.rememberedMs / 1000 }),
    }
  }
}

const isRemembered = (visit: Visit | undefined): boolean => visit?.signedIn?.rememberMe === true
