import { randomBytes } from 'node:crypto'
import { memoryPorts, standInPolicy, type Visit } from '@save/api-adapter/memory'
import type { ServerPorts } from '@save/domain/portal'
import { RecentlyUsed } from '../recently-used.ts'
import type { HostedWorld } from '../worlds/worlds.ts'
import { CarriedRequests } from './carried-requests.ts'
import { sessionPolicy } from './session.policy.ts'

/** The host's data about one browser. */
export interface Session {
  /** The secret in the cookie. */
  readonly id: string
  /** The world in which this browser lives. */
  readonly home: HostedWorld
  /** The signed-in member, if any, and since when. */
  readonly visit: Visit
  /** The world's ports for this browser. */
  readonly ports: ServerPorts
  /** Its requests with a key. */
  readonly carried: CarriedRequests
  /** By this machine's clock, like the cookies. */
  readonly startedAt: number
  usedAt: number
}

/** The parts of an earlier session that a new one continues. */
type Former = Partial<Pick<Session, 'carried' | 'startedAt' | 'usedAt'>>

/**
 * The sessions of all browsers, limited in number. A visitor who has done nothing yet has an id in the cookie, but no
 * entry here.
 */
export class Sessions {
  readonly #sessions = new RecentlyUsed<string, Session>(sessionPolicy.mostSessions)
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Finds the session and marks it as used. One that was idle for too long is signed out. */
  find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : this.#sessions.get(id)
    if (session === undefined) return undefined
    const now = this.#now()
    if (isOver(session, now)) session.visit.signedIn = undefined
    session.usedAt = now
    return session
  }

  /** Always with a new id, so that a planted or stolen id is useless. */
  start(home: HostedWorld, visit: Visit, former?: Former): Session {
    return this.resume(newSessionId(), home, visit, former)
  }

  resume(id: string, home: HostedWorld, visit: Visit, former: Former = {}): Session {
    const ports = memoryPorts(home.world, visit)
    const now = this.#now()
    const { carried = new CarriedRequests(), startedAt = now, usedAt = now } = former
    const session = { id, home, visit, ports, carried, startedAt, usedAt }
    this.#sessions.set(session.id, session)
    return session
  }

  /** Sorted by use, the latest last. */
  get all(): readonly Session[] {
    return [...this.#sessions.values()]
  }

  end(id: string | undefined): void {
    if (id !== undefined) this.#sessions.delete(id)
  }

  endAllIn(home: HostedWorld): void {
    for (const session of this.#sessions.values()) {
      if (session.home === home) this.#sessions.delete(session.id)
    }
  }
}

function isOver({ visit, startedAt, usedAt }: Session, now: number): boolean {
  const { rememberedMs, longestMs, idleMs } = standInPolicy
  if (visit.signedIn?.rememberMe) return now - startedAt >= rememberedMs
  return now - startedAt >= longestMs || now - usedAt >= idleMs
}

export const newSessionId = (): string => randomBytes(24).toString('base64url')

/** True for ids from `newSessionId`; any other cookie is ignored. */
export const isSessionId = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{32}$/.test(text)
