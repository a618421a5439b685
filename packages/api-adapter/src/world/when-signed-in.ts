import { type Failure, forbidden, notFound, unauthorised } from '@save/domain/kernel'
import { Effect } from 'effect'
import type { SignedIn, Visit } from './world.ts'

/** Answers signed-in visitors only; others get a reported `Unauthorised`. */
export const whenSignedIn = <Answer>(
  visit: Visit,
  answer: (signedIn: SignedIn) => Answer,
): Effect.Effect<Answer, Failure> =>
  Effect.suspend(() =>
    visit.signedIn === undefined
      ? failAndReport(unauthorised, visit.onUnauthorised)
      : Effect.succeed(answer(visit.signedIn)),
  )

/** Fails with a reported `Forbidden`. */
export const refuse = (visit: Visit): Effect.Effect<never, Failure> =>
  failAndReport(forbidden, visit.onForbidden)

const failAndReport = (failure: Failure, report?: () => void): Effect.Effect<never, Failure> =>
  Effect.andThen(
    Effect.sync(() => report?.()),
    Effect.fail(failure),
  )

/** Like `whenSignedIn`, but a missing value gives `NotFound`. */
export const whenFound = <Answer>(
  visit: Visit,
  find: (signedIn: SignedIn) => Answer | undefined,
): Effect.Effect<Answer, Failure> =>
  Effect.flatMap(whenSignedIn(visit, find), (answer) =>
    answer === undefined ? Effect.fail(notFound) : Effect.succeed(answer),
  )
