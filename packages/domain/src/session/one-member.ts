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

interface Reading<Answer> {
  readonly answer: Answer
  /** The session in which it was asked. */
  readonly session: string | undefined
  /** Did the answer arrive in the same one? */
  readonly isOne: boolean
}

/**
 * How often the page reads again when an answer arrives in another session than the one it was asked in. If that happens
 * more often in a row, nobody signs in each time: the server changes its token with every answer.
 */
const mostRepeats = 2

/**
 * One page belongs to one member. All tabs share the session: when another member signs in in one of them, this one must
 * neither send what was typed in their name nor show their data. A session is theirs if the member was read in it; until
 * a member is known, the session of the page's first request is.
 *
 * - In a session that is not known to be theirs, the member is read first. If it is another one, nothing is sent, and the
 *   page reloads.
 * - What is read counts only if it was asked and answered in one session, and that one is theirs. Otherwise it is read again.
 * - A change is sent once. Its answer counts whoever has signed in since.
 */
export function oneMember({ readMember, readToken, onAnother }: Doors): OneMember {
  /** The member, and the session in which they were last read. */
  let seen: MemberSeen | undefined
  /** The session of the page's first request. */
  let first: string | undefined
  /** Was anything else sent in it, while no member was known? */
  let isFirstUsed = false
  /** Does the server change its token with every answer? */
  let alwaysChanges = false

  const readSession = Effect.map(Effect.suspend(readToken), (token) => {
    first ??= token
    return token
  })

  const isTheirs = (session: string | undefined): boolean => session === (seen ? seen.token : first)

  /** Asks again, each time after `prepare`, until the answer arrives in the session in which it was asked. */
  const readInOneSession = <Answer>(
    read: () => Effect.Effect<Answer, Failure>,
    prepare: Effect.Effect<unknown, Failure> = Effect.void,
    repeats = mostRepeats,
  ): Effect.Effect<Reading<Answer>, Failure> =>
    Effect.gen(function* () {
      yield* prepare
      const session = yield* readSession
      const answer = yield* read()
      const isOne = session === (yield* readSession)
      if (!isOne && !alwaysChanges && repeats > 0)
        return yield* readInOneSession(read, prepare, repeats - 1)
      alwaysChanges = !isOne
      return { answer, session, isOne }
    })

  const readTheMember = (whenAnother: Effect.Effect<never, Failure>) =>
    Effect.gen(function* () {
      const { answer: member, session } = yield* readInOneSession(readMember)
      const now: MemberSeen = { member, token: session }
      const isAnother = seen ? !isSameMember(seen, now) : isFirstUsed && session !== first
      if (isAnother) {
        onAnother()
        return yield* whenAnother
      }
      seen = now
      return member
    })

  const confirm = (whenAnother: Effect.Effect<never, Failure>) =>
    Effect.mapError(
      Effect.flatMap(readSession, (session) => {
        isFirstUsed ||= seen === undefined && session === first
        return isTheirs(session) ? Effect.void : readTheMember(whenAnother)
      }),
      (failure) => (failure._tag === 'Unauthorised' ? failure : notSent),
    )

  const readForThem = (call: () => Effect.Effect<unknown, Failure>) =>
    Effect.gen(function* () {
      const { answer, session, isOne } = yield* readInOneSession(call, confirm(Effect.never))
      if (!isOne || !isTheirs(session)) yield* confirm(Effect.never)
      return answer
    })

  return {
    readMember: () => readTheMember(Effect.never),
    forThem: (port) =>
      aroundEveryCall(port, (call, name) =>
        isReading(name)
          ? readForThem(call)
          : // A change is known not to have been sent: its own member is told so at the next login.
            Effect.andThen(confirm(Effect.fail(notSent)), Effect.suspend(call)),
      ),
  }
}

/**
 * By the call's name, so that a new call counts as one that changes something unless its name says
 * otherwise.
 */
const isReading = (name: string): boolean => /^(read|search)/.test(name)
