import { standInPolicy, type Visit } from '@save/api-adapter/memory'
import { cookieLine, cookieOf } from '../http/cookies.rules.ts'
import { worldPolicy } from '../worlds/world.policy.ts'
import type { HostedWorld, Worlds } from '../worlds/worlds.ts'
import type { AntiForgery } from './anti-forgery.ts'
import { sessionPolicy } from './session.policy.ts'
import { isSessionId, newSessionId, type Session, type Sessions } from './sessions.ts'

/** The sender of a request. */
export interface Visitor {
  /** The id in the session cookie, if it can be one of ours. */
  readonly sessionId: string | undefined
  readonly session: Session | undefined
  /** The world chosen by name or by the session; none for a visitor who is new. */
  readonly world: HostedWorld | undefined
}

/** What a visitor needs to send a form or a changing call, and the cookies for it. */
export interface Introduction {
  readonly token: string
  readonly cookies: readonly string[]
}

export interface VisitorsOptions {
  readonly sessions: Sessions
  readonly worlds: Worlds
  readonly antiForgery: AntiForgery
  /** May a request choose its world by name? */
  readonly isDevelopment: boolean
  /** Are cookies for https only? */
  readonly isHttps: boolean
}

export class Visitors {
  readonly #options: VisitorsOptions

  constructor(options: VisitorsOptions) {
    this.#options = options
  }

  /** A session counts only in its own world, and only while that world exists. */
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

  /** Does the request prove that a page of ours sent it? */
  isOurs(visitor: Visitor, token: string | null | undefined): boolean {
    return this.#options.antiForgery.fits(visitor.sessionId, token)
  }

  /** Gives a visitor an id and an anti-forgery token, if the browser has no valid ones. */
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
   * Starts a session under a new id, replacing the visitor's old one, which is now worth nothing. The same
   * visit goes on with the keys it has used. Returns the cookies for the browser.
   */
  startSession(former: Visitor, home: HostedWorld, visit: Visit): readonly string[] {
    const { sessions, antiForgery } = this.#options
    sessions.end(former.sessionId)
    const { session } = former
    const isSame = session?.visit === visit
    const { id } = sessions.start(home, visit, isSame ? { carried: session.carried } : {})
    const remembered = isRemembered(visit)
    return [
      this.#sessionLine(id, remembered),
      this.#tokenLine(antiForgery.tokenFor(id), remembered),
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

  #sessionLine(id: string, remembered: boolean): string {
    return cookieLine(this.#sessionCookie, id, {
      httpOnly: true,
      ...this.#ending(remembered),
    })
  }

  #tokenLine(token: string, remembered: boolean): string {
    return cookieLine(sessionPolicy.antiForgeryCookie, token, this.#ending(remembered))
  }

  #ending(remembered: boolean) {
    return {
      secure: this.#options.isHttps,
      ...(remembered && { maxAge: standInPolicy.rememberedMs / 1000 }),
    }
  }
}

const isRemembered = (visit: Visit | undefined): boolean => visit?.signedIn?.rememberMe === true
