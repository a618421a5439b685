import { type ModelState, messagesOf } from '@save/domain/kernel'
import { type Credentials, complaintsAbout, type SessionPort } from '@save/domain/session'
import { Effect } from 'effect'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { SignedIn, Tries, Visit, World } from '../world/world.ts'
import { standInMessages } from './session.messages.ts'
import { standInPolicy } from './session.policy.ts'

/** The outcome of a sign-in, with what a server needs to answer with the right status. */
export type SignInOutcome =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly modelState: ModelState }
  /**
   * Too many wrong passwords: this one was not even looked at. `retryAfter` is in whole seconds.
   */
  | { readonly outcome: 'held up'; readonly modelState: ModelState; readonly retryAfter: number }

/**
 * Signs a visitor in. The form's own rules come first, then the wait after too many wrong
 * passwords, then the password. An address that doesn't exist is treated like one that does.
 */
export function signIn(world: World, visit: Visit, credentials: Credentials): SignInOutcome {
  const complaints = Object.entries(complaintsAbout(credentials))
  if (complaints.length > 0) {
    return refused(Object.fromEntries(complaints.map(([field, message]) => [field, [message]])))
  }

  const address = credentials.email.trim().toLowerCase()
  const { tried, waitLeft } = tryPassword(world, address, credentials.password)
  if (tried === 'held up') {
    const modelState = { '': [standInMessages.tooManyTries] }
    return { outcome: 'held up', modelState, retryAfter: Math.ceil(waitLeft / 1000) }
  }
  if (tried === 'wrong') return refused({ '': [standInMessages.wrongCredentials] })

  const now = world.clock.now()
  visit.signedIn = { since: now, provenAt: now, rememberMe: credentials.rememberMe }
  return { outcome: 'accepted' }
}

/** Wrong guesses have to wait, wherever a password is asked for (OQ-139). */
export function tryPassword(
  world: World,
  address: string,
  password: string,
): { readonly tried: 'right' | 'wrong' | 'held up'; readonly waitLeft: number } {
  const waitLeft = waitLeftFor(world, address)
  if (waitLeft > 0) return { tried: 'held up', waitLeft }
  if (!isRight(world, address, password)) {
    countWrongTry(world, address)
    return { tried: 'wrong', waitLeft }
  }
  forgetTries(world, address)
  return { tried: 'right', waitLeft }
}

export const memorySession = (world: World, visit: Visit): SessionPort => ({
  login: (credentials) =>
    Effect.sync(() => {
      const outcome = signIn(world, visit, credentials)
      return outcome.outcome === 'accepted'
        ? { answer: 'accepted' }
        : { answer: 'refused', messages: messagesOf(outcome.modelState) }
    }),
  logout: () =>
    whenSignedIn(visit, () => {
      visit.signedIn = undefined
      return { redirectUrl: standInPolicy.logoutRedirect }
    }),
  readToken: () => Effect.sync(() => visit.signedIn && tokenOf(visit.signedIn)),
  requiresReAuth: () =>
    whenSignedIn(
      visit,
      ({ provenAt }) => world.clock.now() - provenAt >= standInPolicy.proofLastsMs,
    ),
})

/** There is no cookie here; anything that changes with each sign-in will do. */
const tokenOf = ({ since, provenAt }: SignedIn): string => `${since}-${provenAt}`

const refused = (modelState: ModelState): SignInOutcome => ({ outcome: 'refused', modelState })

const isRight = ({ state }: World, address: string, password: string): boolean =>
  address === state.member.emailAddress?.toLowerCase() && password === state.password

function waitLeftFor({ state, clock }: World, address: string): number {
  const tries = state.tries.get(address)
  if (tries === undefined || tries.wrong < standInPolicy.mostWrongInARow) return 0
  const waited = clock.now() - tries.lastAt
  return waited >= 0 ? Math.max(0, standInPolicy.waitMs - waited) : 0
}

function countWrongTry({ state, clock, change }: World, address: string): void {
  const wrong = (state.tries.get(address)?.wrong ?? 0) + 1
  const others = triesWithout(state.tries, address).slice(1 - standInPolicy.mostAddresses)
  change({ tries: new Map([...others, [address, { wrong, lastAt: clock.now() }]]) })
}

function forgetTries({ state, change }: World, address: string): void {
  if (state.tries.has(address)) change({ tries: new Map(triesWithout(state.tries, address)) })
}

const triesWithout = (tries: ReadonlyMap<string, Tries>, address: string) =>
  [...tries].filter(([other]) => other !== address)
