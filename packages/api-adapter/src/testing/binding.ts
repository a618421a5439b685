import type { Failure } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import type { SessionReports } from '@save/domain/session'
import type { Effect } from 'effect'
import type { Catalogue } from '../world/catalogue.ts'
import { smallCatalogue } from './catalogue.examples.ts'
import { outcomeOf } from './scripted-server.ts'

/** A way to reach the ports: over HTTP, or over a world in memory. */
export interface Binding {
  readonly name: string
  /** A new world in which nothing has happened yet and nobody is signed in. */
  start(world: WorldToStart): Promise<ServerPorts>
}

export interface WorldToStart extends SessionReports {
  readonly catalogue: Catalogue
  /** The world's clock, in milliseconds since 1970. */
  readonly now: () => number
}

/** The correct sign-in for a world over the small catalogue. */
export const credentials = {
  email: 'member@example.com',
  password: smallCatalogue.password,
  rememberMe: false,
} as const

/** Starts a world with the small catalogue and a clock that the test controls. */
export async function startWorld(binding: Binding, change: Partial<Catalogue> = {}) {
  let now = Date.UTC(2026, 10, 21, 9, 30)
  const reports: (keyof SessionReports)[] = []
  const ports = await binding.start({
    catalogue: { ...smallCatalogue, ...change },
    now: () => now,
    onUnauthorised: () => void reports.push('onUnauthorised'),
    onForbidden: () => void reports.push('onForbidden'),
  })
  // Stays signed in, since tests may let days pass.
  const signIn = (change: { email?: string; password?: string } = {}) =>
    outcomeOf(ports.session.login({ ...credentials, rememberMe: true, ...change }))
  return {
    ports,
    reports,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    signIn,
    /** Signs the member in again later, since money calls need a fresh proof. */
    comeBackAfter: async (milliseconds: number) => {
      now += milliseconds
      await signIn()
    },
    ask: <Answer>(call: (ports: ServerPorts) => Effect.Effect<Answer, Failure>) =>
      outcomeOf(call(ports)),
  }
}
