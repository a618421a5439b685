import { Effect } from 'effect'
import { type Failure, notSent } from '../kernel/index.ts'
import { isSameMember, type Member, type MemberSeen } from '../member/index.ts'
import { wrapPort } from './wrap-port.ts'

interface Dependencies {
  readonly readMember: () => Effect.Effect<Member, Failure>
  /** Reads the token of the browser's current session. */
  readonly readToken: () => Effect.Effect<string | undefined>
  /**
   * Called when another member has signed in: the page and its typed text belong to the first
   * member.
   */
  readonly onAnother: () => void
}

export interface OneMember {
  /** Answers only with the first member. */
  readonly readMember: () => Effect.Effect<Member, Failure>
  /** Wraps a port so that it sends calls only for that member. */
  readonly forThem: <Port extends object>(port: Port) => Port
}

interface Reading<Answer> {
  readonly answer: Answer
  /** The session in which the request was sent. */
  readonly session: string | undefined
  /** True if the answer arrived in the same session. */
  readonly isOne: boolean
}

/**
 * How often the page repeats a read whose answer arrives in another session. If that keeps
 * happening, nobody has logged in: the server changes its token with every answer.
 */
const mostRepeats = 2

/**
 * Ties a page to one member. All tabs share the session. If another member signs in on another tab,
 * this page must neither send its typed text in their name nor show their data. A session belongs
 * to the member if we read them in it or, until then, if the page sent its first request in it.
 * - In any other session we first read the member. If it is another one, nothing is sent, and the
 *   page reloads.
 * - A read counts only if its request and its answer are in one session, which belongs to the
 *   member. Otherwise we repeat it.
 * - A change is sent once. Its answer counts even if somebody else has signed in since.
 */
export function oneMember({ readMember, readToken, onAnother }: Dependencies): OneMember {
  /** The member, and the session in which they were last read. */
  let lastSeen: MemberSeen | undefined
  /** The session of the page's first request. */
  let first: string | undefined
  /** True if anything else was sent in that session before we knew the member. */
  let isFirstUsed = false
  /** True if the server changes its token with every answer. */
  let alwaysChanges = false

  const readSession = Effect.map(Effect.suspend(readToken), (token) => {
    first ??= token
    return token
  })

  const isTheirs = (session: string | undefined): boolean =>
    session === (lastSeen ? lastSeen.token : first)

  /** Repeats the request, each time after `prepare`, until its answer arrives in the same session. */
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
      const isAnother = lastSeen ? !isSameMember(lastSeen, now) : isFirstUsed && session !== first
      if (isAnother) {
        onAnother()
        return yield* whenAnother
      }
      lastSeen = now
      return member
    })

  const confirm = (whenAnother: Effect.Effect<never, Failure>) =>
    Effect.mapError(
      Effect.flatMap(readSession, (session) => {
        isFirstUsed ||= lastSeen === undefined && session === first
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
      wrapPort(port, (call, name) =>
        isReading(name)
          ? readForThem(call)
          : // If another member has signed in, the change isn't sent. Its own member sees that at the
            // next login.
            Effect.andThen(confirm(Effect.fail(notSent)), Effect.suspend(call)),
      ),
  }
}

/** Decides by the call's name: a new call counts as a change unless its name begins like a read. */
const isReading = (name: string): boolean => /^(read|search)/.test(name)
