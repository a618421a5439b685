import { type ModelState, messagesOf } from '@save/domain/kernel'
import { type Credentials, complaintsAbout, type SessionPort } from '@save/domain/session'
import { Effect } from 'effect'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { SignedIn, Tries, Visit, World } from '../world/world.ts'
import { standInMessages } from './session.messages.ts'
import { standInPolicy } from './session.policy.ts'

/** The outcome of a sign-in, which decides the server's status. */
export type SignInOutcome =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly modelState: ModelState }
  /** Too many wrong passwords: we didn't check this one. `retryAfter` is in whole seconds. */
  | { readonly outcome: 'held up'; readonly modelState: ModelState; readonly retryAfter: number }

/**
 * Signs a visitor in. Checks the form's own rules, the wait after too many wrong passwords, and the password, in this
 * order. Treats unknown addresses like known ones. `from` is the visitor's network address, so that guessing locks out
 * nobody else.
 */
export function signIn(
  world: World,
  visit: Visit,
  credentials: Credentials,
  from = '',
): SignInOutcome {
  const complaints = Object.entries(complaintsAbout(credentials))
  if (complaints.length > 0) {
    return refused(Object.fromEntries(complaints.map(([field, message]) => [field, [message]])))
  }

  const address = credentials.email.trim().toLowerCase()
  const { tried, waitLeft } = tryPassword(world, { from, address }, credentials.password)
  if (tried === 'held up') {
    const modelState = { '': [standInMessages.tooManyTries] }
    return { outcome: 'held up', modelState, retryAfter: Math.ceil(waitLeft / 1000) }
  }
  if (tried === 'wrong') return refused({ '': [standInMessages.wrongCredentials] })

  const now = world.clock.now()
  visit.signedIn = { since: now, provenAt: now, rememberMe: credentials.rememberMe }
  return { outcome: 'accepted' }
}

/** Identifies guesses by email address and the visitor's network address (none for a signed-in member). */
interface Guess {
  readonly from?: string
  readonly address: string
}

/** Wrong guesses cause a wait, wherever we ask for a password (OQ-139). */
export function tryPassword(
  world: World,
  guess: Guess,
  password: string,
): { readonly tried: 'right' | 'wrong' | 'held up'; readonly waitLeft: number } {
  const counted = countedAs(world, guess)
  const waitLeft = waitLeftFor(world, counted)
  if (waitLeft > 0) return { tried: 'held up', waitLeft }
  if (!isRight(world, guess.address, password)) {
    countWrongTry(world, counted)
    return { tried: 'wrong', waitLeft }
  }
  forgetTries(world, countFor(guess))
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

/** There is no cookie here, so any value that changes with each sign-in will do. */
const tokenOf = ({ since, provenAt }: SignedIn): string => `${since}-${provenAt}`

const refused = (modelState: ModelState): SignInOutcome => ({ outcome: 'refused', modelState })

const isRight = ({ state }: World, address: string, password: string): boolean =>
  address === state.member.emailAddress?.toLowerCase() && password === state.password

const countFor = ({ from = '', address }: Guess): string => `${from} ${address}`

/**
 * The counter for this guess. Each visitor has counters for a limited number of addresses, and one for the rest. A
 * counter isn't reset by trying more addresses or by one right password.
 */
function countedAs({ state: { tries } }: World, guess: Guess): string {
  const own = countFor(guess)
  if (tries.has(own)) return own
  const others = countFor({ ...guess, address: '(others)' })
  const visitor = countFor({ ...guess, address: '' })
  const count = [...tries.keys()].filter((key) => key.startsWith(visitor)).length
  return count < standInPolicy.mostAddresses ? own : others
}

function waitLeftFor({ state, clock }: World, counted: string): number {
  const tries = state.tries.get(counted)
  if (tries === undefined || tries.wrong < standInPolicy.mostWrongInARow) return 0
  const waited = clock.now() - tries.lastAt
  return waited >= 0 ? Math.max(0, standInPolicy.waitMs - waited) : 0
}

function countWrongTry({ state, clock, change }: World, counted: string): void {
  const now = clock.now()
  const wrong = (state.tries.get(counted)?.wrong ?? 0) + 1
  const others = triesWithout(state.tries, counted)
    .filter(([, { lastAt }]) => now - lastAt < standInPolicy.triesKnownMs)
    .slice(1 - standInPolicy.mostCounts)
  change({ tries: new Map([...others, [counted, { wrong, lastAt: now }]]) })
}

function forgetTries({ state, change }: World, counted: string): void {
  if (state.tries.has(counted)) change({ tries: new Map(triesWithout(state.tries, counted)) })
}

const triesWithout = (tries: ReadonlyMap<string, Tries>, counted: string) =>
  [...tries].filter(([other]) => other !== counted)
