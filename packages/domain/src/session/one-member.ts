import { Effect } from 'effect'
import { type Failure, notSent } from '../kernel/index.ts'
import { isSameMember, type Member, type MemberSeen } from '../member/index.ts'
import { aroundEveryCall } from './every-call.ts'

interface Doors {
  readonly readMember: () => Effect.Effect<Member, Failure>
  /** The token of the browser's session right now. */
  readonly readToken: () => Effect.Effect<string | undefined>
  /** Another member has signed in: the page and what is typed in it are not theirs. */
  readonly onAnother: () => void
}

export interface OneMember {
  /** Never answers with another member than the first. */
  readonly readMember: () => Effect.Effect<Member, Failure>
  /** The same port, whose calls are sent only for that member. */
  readonly forThem: <Port extends object>(port: Port) => Port
}

/**
 * How often the member is read, at most, before a call that changes something: not at all in the session in which
 * the member was read, otherwise once, and a second time if the session has changed while that answer was on its
 * way; no third time, since some servers change the token every time. Before a call that only reads: once at most.
 */
const mostReadings = 2

/**
 * One page belongs to one member. All tabs share the session: when another member signs in in one
 * of them, this one must neither send what was typed in their name nor show their data. So before
 * any call of a port that is given to it, in a session other than the one in which the member was read,
 * the member is read again. If it is another member, or if that is not known, nothing is sent. Until a
 * member was read, the session of the page's first request counts as theirs.
 */
export function oneMember({ readMember, readToken, onAnother }: Doors): OneMember {
  let seen: MemberSeen | undefined
  /** The session of the page's first request, while no member is known. */
  let first: string | undefined
  /** Sessions whose member is being asked for. */
  let asksOfFirst = 0
  /** Was anything else read in it? */
  let hasReadInFirst = false

  /**
   * The first session's member will never be known: the data read in it may belong to another
   * member than this session's.
   */
  const holdsUnknown = (token: string | undefined): boolean =>
    seen === undefined && token !== first && asksOfFirst === 0 && hasReadInFirst

  /** The token is taken before the request: if it changes meanwhile, the member is read again. */
  const readAgain = (whenAnother: Effect.Effect<never, Failure>) =>
    Effect.flatMap(Effect.suspend(readToken), (token) => {
      first ??= token
      const asked = token === first ? 1 : 0
      asksOfFirst += asked
      const answer = Effect.ensuring(
        Effect.suspend(readMember),
        Effect.sync(() => {
          asksOfFirst -= asked
        }),
      )
      return Effect.flatMap(answer, (member) => {
        const now: MemberSeen = { member, token }
        if (holdsUnknown(token) || (seen !== undefined && !isSameMember(seen, now))) {
          onAnother()
          return whenAnother
        }
        seen = now
        return Effect.succeed(member)
      })
    })

  const isTheirs = Effect.map(Effect.suspend(readToken), (token) => {
    first ??= token
    if (seen !== undefined) return token === seen.token
    hasReadInFirst ||= token === first
    return token === first
  })

  const confirm = (
    readings: number,
    whenAnother: Effect.Effect<never, Failure>,
  ): Effect.Effect<unknown, Failure> =>
    Effect.flatMap(isTheirs, (sure) =>
      sure || readings === 0
        ? Effect.void
        : Effect.flatMap(readAgain(whenAnother), () => confirm(readings - 1, whenAnother)),
    )

  const confirmed = (isReading: boolean) =>
    Effect.mapError(
      // A change is known not to have been sent: its own member is told so at the next login.
      isReading ? confirm(1, Effect.never) : confirm(mostReadings, Effect.fail(notSent)),
      (failure) => (failure._tag === 'Unauthorised' ? failure : notSent),
    )

  return {
    readMember: () => readAgain(Effect.never),
    forThem: (port) =>
      aroundEveryCall(port, (call, name) => Effect.flatMap(confirmed(isReading(name)), call)),
  }
}

/**
 * By the call's name, so that a new call counts as one that changes something unless its name says
 * otherwise.
 */
const isReading = (name: string): boolean => name.startsWith('read')
