import { randomBytes } from 'node:crypto'
import { memoryPorts, type Visit } from '@save/api-adapter/memory'
import type { ServerPorts } from '@save/domain/portal'
import { RecentlyUsed } from '../recently-used.ts'
import type { HostedWorld } from '../worlds/worlds.ts'
import { CarriedRequests } from './carried-requests.ts'
import { sessionPolicy } from './session.policy.ts'

/** What the host knows about one browser. */
export interface Session {
  /** The secret in the cookie. */
  readonly id: string
  /** The world in which this browser lives. */
  readonly home: HostedWorld
  /** Who is signed in, if anybody, and since when. */
  readonly visit: Visit
  /** The world's ports for this browser. */
  readonly ports: ServerPorts
  /** What it has asked for with a key; not kept over a restart. */
  readonly carried: CarriedRequests
}

/**
 * The sessions of all browsers, bounded. A visitor who has done nothing yet has an id in the
 * cookie, but no entry here.
 */
export class Sessions {
  readonly #sessions = new RecentlyUsed<string, Session>(sessionPolicy.mostSessions)

  find(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.#sessions.get(id)
  }

  /** Always under a new id, so that an id that somebody planted or saw is worth nothing. */
  start(home: HostedWorld, visit: Visit): Session {
    return this.resume(newSessionId(), home, visit)
  }

  /** A session that was there before a restart. */
  resume(id: string, home: HostedWorld, visit: Visit): Session {
    const ports = memoryPorts(home.world, visit)
    const session = { id, home, visit, ports, carried: new CarriedRequests() }
    this.#sessions.set(session.id, session)
    return session
  }

  /** The latest used last. */
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

export const newSessionId = (): string => randomBytes(24).toString('base64url')

/** `newSessionId` makes the ids; anything else in a cookie is not an id. */
export const isSessionId = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{32}$/.test(text)
